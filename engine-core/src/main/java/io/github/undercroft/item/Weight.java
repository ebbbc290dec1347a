package io.github.undercroft.item;

import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import java.util.ArrayDeque;
import java.util.List;

/**
 * What one of a thing weighs, in a unit of the game's own. Without it a thing weighs nothing.
 *
 * @param each 0 or more
 */
public record Weight(int each) implements Component {

    /** Refuses less than nothing. */
    public Weight {
        if (each < 0) {
            throw new IllegalArgumentException(
                    "A weight is 0 or more; this is " + each + ". What weighs nothing has 0, or no Weight at all");
        }
    }

    /** @return the weight of that many of the thing, without what it holds */
    static long of(Entity thing, int count) {
        return thing.get(Weight.class).map(weight -> (long) weight.each).orElse(0L) * count;
    }

    /** @return the weight of the thing, of all there are of it and all it holds */
    public static long of(GameView game, Entity thing) {
        return of(thing, Stacks.count(thing)) + heldBy(game, thing.id());
    }

    /** The weight of things that are not in a game yet, with what they hold. */
    static long of(List<Blueprint.Belonging> belongings) {
        long sum = 0;
        ArrayDeque<Blueprint.Belonging> all = new ArrayDeque<>(belongings);
        while (!all.isEmpty()) {
            Blueprint thing = all.remove().what();
            long each = 0;
            long count = 1;
            for (Component component : thing.components()) {
                each = component instanceof Weight weight ? weight.each : each;
                count = component instanceof Stack stack ? stack.count() : count;
            }
            sum += each * count;
            all.addAll(thing.belongings());
        }
        return sum;
    }

    /** @return the weight of all that somebody or something carries and wears, with what these hold; O(of these) */
    public static long heldBy(GameView game, EntityId bearer) {
        long sum = 0;
        ArrayDeque<EntityId> bearers = new ArrayDeque<>();
        bearers.add(bearer);
        while (!bearers.isEmpty()) {
            for (Entity thing : game.things(bearers.remove())) {
                sum += of(thing, Stacks.count(thing));
                bearers.add(thing.id());
            }
        }
        return sum;
    }

    @Override
    public Class<Weight> slot() {
        return Weight.class;
    }
}
