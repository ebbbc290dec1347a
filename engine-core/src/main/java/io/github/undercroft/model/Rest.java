package io.github.undercroft.model;

/**
 * Does nothing and recovers, as the turn order defines it. Always succeeds: it is what every chain of alternates may end
 * in, and what the engine makes of a turn that comes to nothing.
 */
public record Rest() implements Action {

    @Override
    public int cost(TurnView turn) {
        return turn.restCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        context.rest();
        return ActionResult.succeeded();
    }
}
