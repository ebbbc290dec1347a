package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.geometry.Point;

/** Puts the actor on a cell of its level. */
record Appear(Point to) implements Typed {
    @Override
    public String line() {
        return "teleport " + to.x() + " " + to.y();
    }

    @Override
    public String told() {
        return "You are elsewhere at once.";
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return context.tryMove(context.view().actor().id(), to);
    }
}
