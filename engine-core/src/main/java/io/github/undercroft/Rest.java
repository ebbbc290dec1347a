package io.github.undercroft;

/**
 * Does nothing and recovers, as the scheduler defines it. Always succeeds: any chain of alternates may end in it, and the
 * engine uses it for a turn in which nothing else worked.
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
