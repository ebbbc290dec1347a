package io.github.undercroft.item;

import com.google.common.math.LongMath;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import java.util.ArrayDeque;
import java.util.List;

/**
 * The weight of one piece of a thing, in a unit of the game. A thing without it weighs nothing.
 *
 * @param each 0 or more
 */
public record Weight(int each) implements Component {

    public Weight {
        if (each < 0) {
            throw new IllegalArgumentException("A weight is 0 or more; this is " + each
                    + ". For a thing without weight, give 0 or leave Weight out");
        }
    }

    /** @return the weight of that many of the thing, without what it holds */
    static long of(Entity thing, int count) {
        return thing.get(Weight.class).map(weight -> (long) weight.each).orElse(0L) * count;
    }

    /** @return the weight of the thing, of all there are of it and all it holds; Long.MAX_VALUE if it is more */
    public static long of(Entities game, Entity thing) {
        return LongMath.saturatedAdd(of(thing, Stacks.count(thing)), heldBy(game, thing.id()));
    }

    /** The weight of things that are not in a game yet, with what they hold; Long.MAX_VALUE if it is more. */
    static long of(List<Blueprint.Belonging> belongings) {
        long sum = 0;
        ArrayDeque<Blueprint.Belonging> all = new ArrayDeque<>(belongings);
        while (!all.isEmpty()) {
            Blueprint thing = all.remove().what();
            long each = 0;
            long count = 1;
            for (Component component : thing.components()) {
                each = component instanceof Weight weight ? weight.each : each;
                count = component instanceof StackSize stack ? stack.count() : count;
            }
            sum = LongMath.saturatedAdd(sum, each * count);
            all.addAll(thing.belongings());
        }
        return sum;
    }

    /**
     * @return the weight of all that somebody or something carries and wears, with what these hold; Long.MAX_VALUE if
     *     it is more; O(of these)
     */
    public static long heldBy(Entities game, EntityId bearer) {
        long sum = 0;
        ArrayDeque<EntityId> bearers = new ArrayDeque<>();
        bearers.add(bearer);
        while (!bearers.isEmpty()) {
            for (Entity thing : game.things(bearers.remove())) {
                sum = LongMath.saturatedAdd(sum, of(thing, Stacks.count(thing)));
                bearers.add(thing.id());
            }
        }
        return sum;
    }
}
