package io.github.undercroft.model;

/**
 * One thing that an actor can do. A value, mostly a record: it holds its own details, never the game, so that it can be
 * printed, compared, queued, saved and sent.
 */
public interface Action {

    /**
     * What it costs, in the units of the game's turn order. Asked before performing; the one at the end of a chain of
     * alternates counts.
     */
    default int cost(TurnView turn) {
        return turn.normalCost();
    }

    /**
     * Does it. A transaction: unless it succeeds (or continues) and can be paid, all that was done through the context
     * is undone.
     */
    ActionResult perform(ActionContext context);
}
