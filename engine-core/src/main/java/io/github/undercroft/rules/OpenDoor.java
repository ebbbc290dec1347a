package io.github.undercroft.rules;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import java.util.Objects;

/** Opens the closed door on that cell, which must be next to the actor (diagonally too) or under it. */
public record OpenDoor(Point at) implements Action {
    /** Refuses null. */
    public OpenDoor {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Terrain terrain = context.view().board().terrainAt(at);
        if (!Metric.CHEBYSHEV.within(context.view().position(), at, 1)) {
            return ActionResult.failed(new Refusal.OutOfReach(at));
        }
        if (terrain != Door.CLOSED) {
            return ActionResult.failed(new Refusal.WrongTerrain(at, terrain));
        }
        context.setTerrain(at, Door.OPEN);
        return ActionResult.succeeded();
    }
}
