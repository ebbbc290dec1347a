package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;

/**
 * One thing that an actor can do. A value, usually a record: it holds its own details, never the game, so that it can be
 * printed, compared, queued, saved and sent.
 */
public interface Action {

    /**
     * The price of the action, in the units of the game's scheduler: 1 or more, and 0 only with energy by resting. Asked before
     * performing; only the action at the end of a chain of alternates is paid for. What takes no time is queued by an action that does
     * ({@link ActionContext#queue}).
     */
    default int cost(TurnView turn) {
        return turn.normalCost();
    }

    /**
     * Does it. A transaction: unless it succeeds (or continues) and can be paid, all that was done through the context
     * is undone.
     */
    ActionResult perform(ActionContext context);

    /**
     * @return the cells that it would hit if somebody is to be struck by it, as far as the actor knows: for a user interface, before acting; none
     *     by default
     */
    default List<Point> strikes(TurnView turn) {
        return ImmutableList.of();
    }
}
