package io.github.undercroft.door;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.door.LockableDoor.State;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * Opens, closes or locks a {@link LockableDoor} next to the actor (diagonally too). Opening a locked one, and locking,
 * needs a {@link Key}, and opening uses it up if it stacks. To be closed, its cell must be empty.
 */
public record UseDoor(Handling handling, Point at) implements Action {
    public UseDoor {
        Objects.requireNonNull(handling, "handling");
        Objects.requireNonNull(at, "at");
    }

    /** The ways to use a door. */
    @SavedAs("door-handling")
    public enum Handling {
        /** Opens a closed or locked one. */
        OPEN,
        /** Closes an open one. */
        CLOSE,
        /** Locks a closed one. */
        LOCK
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Terrain terrain = context.board().terrainAt(at);
        if (!context.view().isBeside(at)) {
            return ActionResult.failed(new Refusal.OutOfReach(at));
        }
        if (!(terrain instanceof LockableDoor door) || !isFor(door.state())) {
            return ActionResult.failed(new Refusal.WrongTerrain(at, terrain));
        }
        boolean needsKey = door.state() == State.LOCKED || handling == Handling.LOCK;
        if (needsKey && !Key.isHeldBy(context.game(), context.view().actor().id(), door.key())) {
            return ActionResult.failed(new GroundRefusal.NeedsKey(at, door.key()));
        }
        List<Entity> inTheWay = context.board().entitiesAt(at);
        if (handling == Handling.CLOSE && !inTheWay.isEmpty()) {
            return ActionResult.failed(new Refusal.Occupied(at, inTheWay.get(0).id()));
        }
        if (door.state() == State.LOCKED) {
            Stacks.useUpKey(context, door.key());
        }
        context.setTerrain(at, door.as(result()));
        return ActionResult.succeeded();
    }

    private boolean isFor(State state) {
        return switch (handling) {
            case OPEN -> state == State.CLOSED || state == State.LOCKED;
            case CLOSE -> state == State.OPEN;
            case LOCK -> state == State.CLOSED;
        };
    }

    private State result() {
        return switch (handling) {
            case OPEN -> State.OPEN;
            case CLOSE -> State.CLOSED;
            case LOCK -> State.LOCKED;
        };
    }
}
