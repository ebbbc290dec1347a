package io.github.undercroft.rules;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;

/** Closes the open door on that cell, which must be next to the actor (diagonally too); nobody and nothing may be in it. */
public record CloseDoor(Point at) implements Action {
    /** Refuses null. */
    public CloseDoor {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Terrain terrain = context.view().board().terrainAt(at);
        if (!Metric.CHEBYSHEV.within(context.view().position(), at, 1)) {
            return ActionResult.failed(new Refusal.OutOfReach(at));
        }
        if (terrain != Door.OPEN) {
            return ActionResult.failed(new Refusal.WrongTerrain(at, terrain));
        }
        List<Entity> inTheWay = context.view().board().entitiesAt(at);
        if (!inTheWay.isEmpty()) {
            return ActionResult.failed(new Refusal.Occupied(at, inTheWay.get(0).id()));
        }
        context.setTerrain(at, Door.CLOSED);
        return ActionResult.succeeded();
    }
}
