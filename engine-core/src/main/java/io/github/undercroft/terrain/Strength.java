package io.github.undercroft.terrain;

import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.random.Dice;
import java.util.Objects;
import java.util.Optional;

/**
 * How much terrain breaks in a turn: a component of who works, or of a tool that it wields. Of several the first worn thing
 * by id counts, then its own. Without any, blows count {@link #BARE}, and nobody digs.
 *
 * @param work what it is good for
 * @param points what it does in a turn; less than 1 counts as nothing
 */
public record Strength(Work work, Dice points) implements Component {
    /** Refuses null. */
    public Strength {
        Objects.requireNonNull(work, "work");
        Objects.requireNonNull(points, "points");
    }

    /** What blows with bare hands do. */
    public static final Dice BARE = Dice.of(1, 2);

    /** @return what the actor has for that work */
    static Optional<Dice> of(TurnView turn, Work work) {
        Optional<Dice> worn = turn.game().things(turn.actor().id()).stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .flatMap(thing -> points(thing, work).stream())
                .findFirst();
        Optional<Dice> own = worn.isPresent() ? worn : points(turn.actor(), work);
        return own.isPresent() || work == Work.DIG ? own : Optional.of(BARE);
    }

    private static Optional<Dice> points(Entity entity, Work work) {
        return entity.get(Strength.class).filter(its -> its.work == work).map(Strength::points);
    }

    @Override
    public Class<Strength> slot() {
        return Strength.class;
    }
}
