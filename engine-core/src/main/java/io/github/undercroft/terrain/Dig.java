package io.github.undercroft.terrain;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import java.util.Objects;

/** Digs at terrain next to the actor that gives way to {@link Work#DIG}, turn after turn until it is through. */
public record Dig(Point at) implements Action {
    /** Refuses null. */
    public Dig {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult result = Working.once(context, at, Work.DIG);
        boolean through = !(context.view().board().terrainAt(at) instanceof Breakable left) || left.work() != Work.DIG;
        return through || result instanceof ActionResult.Failed ? result : ActionResult.continues(this);
    }
}
