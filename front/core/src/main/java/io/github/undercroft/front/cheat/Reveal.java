package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;

/** Learns how the level is built. */
record Reveal() implements Typed {
    @Override
    public String line() {
        return "reveal";
    }

    @Override
    public String told() {
        return "You know now how this level is built.";
    }

    @Override
    public ActionResult perform(ActionContext context) {
        context.reveal(context.view().actor().id(), context.board().level(), cell -> true);
        return ActionResult.succeeded();
    }
}
