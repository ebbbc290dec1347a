package io.github.undercroft.terrain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/** Closes the open door on that cell, which must be next to the actor (diagonally too); nothing may be on its cell. */
public record CloseDoor(Point at) implements Action {
    public CloseDoor {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Refusal why = Door.OPEN.whyNotAt(at, context);
        if (why != null) {
            return ActionResult.failed(why);
        }
        List<Entity> inTheWay = context.board().entitiesAt(at);
        if (!inTheWay.isEmpty()) {
            return ActionResult.failed(new Refusal.Occupied(at, inTheWay.get(0).id()));
        }
        context.setTerrain(at, Door.CLOSED);
        return ActionResult.succeeded();
    }
}
