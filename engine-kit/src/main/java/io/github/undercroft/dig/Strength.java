package io.github.undercroft.dig;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.random.Dice;
import java.util.Objects;
import java.util.Optional;

/**
 * The strength to dig or bash in a turn: a component of the actor, or of a tool that it wields. The first worn thing by id
 * counts, else the actor's own. Without any, bashing counts {@link #BARE}, and digging is impossible.
 *
 * @param work the kind of work
 * @param points the points of work in a turn; less than 1 counts as nothing
 */
public record Strength(Work work, Dice points) implements Component {
    public Strength {
        Objects.requireNonNull(work, "work");
        Objects.requireNonNull(points, "points");
    }

    /** What blows with bare hands do. */
    public static final Dice BARE = Dice.of(1, 2);

    /** @return the strength of the actor for that work; empty if it can't do that */
    public static Optional<Dice> of(TurnView turn, Work work) {
        Optional<Dice> worn = turn.things().stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .flatMap(thing -> points(thing, work).stream())
                .findFirst();
        Optional<Dice> own = worn.isPresent() ? worn : points(turn.actor(), work);
        return own.isPresent() || work == Work.DIG ? own : Optional.of(BARE);
    }

    private static Optional<Dice> points(Entity entity, Work work) {
        return entity.get(Strength.class).filter(its -> its.work == work).map(Strength::points);
    }
}
