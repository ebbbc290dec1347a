package io.github.undercroft.move;

import io.github.undercroft.Action;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/**
 * An action that goes some way and could as well go another: what confuses an actor can turn it. It must change nothing
 * before it knows that it can be done.
 */
public interface Steered extends Action {

    /** @return which way; empty if it goes none, and then it is left alone */
    Optional<Direction> heading();

    /** @return the same that way */
    Action steered(Direction other);
}
