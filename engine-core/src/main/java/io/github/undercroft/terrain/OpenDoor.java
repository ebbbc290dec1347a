package io.github.undercroft.terrain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Refusal;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Opens the closed door on that cell, which must be next to the actor (diagonally too) or under it. */
public record OpenDoor(Point at) implements Action {
    public OpenDoor {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Refusal why = Door.CLOSED.whyNotAt(at, context);
        if (why != null) {
            return ActionResult.failed(why);
        }
        context.setTerrain(at, Door.OPEN);
        return ActionResult.succeeded();
    }
}
