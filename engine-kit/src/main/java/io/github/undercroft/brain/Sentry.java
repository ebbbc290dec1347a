package io.github.undercroft.brain;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain that {@link Guard guards} the cell on which it has its first turn.
 *
 * @param within how many steps from the post an enemy is near, 0 or more
 * @param post the cell that it guards; empty before the first turn
 */
public record Sentry(int within, Optional<Point> post) implements Brain {

    public Sentry {
        Objects.requireNonNull(post, "post");
        if (within < 0) {
            throw new IllegalArgumentException("A sentry watches for enemies within 0 steps or more; this is " + within
                    + ". Give 0 for its own cell alone");
        }
    }

    /** Guards where it is put. */
    public Sentry(int within) {
        this(within, Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        Point at = post.orElseGet(turn::position);
        return Decision.act(
                turn.unfinished().or(() -> new Guard(at, within).next(turn)).orElseGet(Rest::new),
                new Sentry(within, Optional.of(at)));
    }
}
