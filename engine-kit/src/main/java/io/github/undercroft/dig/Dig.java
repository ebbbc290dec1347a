package io.github.undercroft.dig;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Digs at terrain next to the actor that gives way to {@link Work#DIG}, turn after turn until it is through. */
public record Dig(Point at) implements Action {
    public Dig {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult result = DigWork.once(context, at, Work.DIG);
        boolean through = !(context.board().terrainAt(at) instanceof Breakable left) || left.work() != Work.DIG;
        return through || result instanceof ActionResult.Failed ? result : ActionResult.continues(this);
    }
}
