package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import java.util.List;
import java.util.Optional;

/** Pushes the creature in that direction, or takes a step if nobody stands there. */
record Kick(Direction direction) implements Action {

    /** Somebody was kicked. */
    record Kicked(EntityId who, EntityId whom) implements EntityEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who, whom);
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> victim = context.board().occupantAt(context.view().position().step(direction));
        if (victim.isEmpty()) {
            return ActionResult.alternate(new Move(direction));
        }
        context.emit(new Kicked(context.view().actor().id(), victim.get().id()));
        return context.tryStep(victim.get().id(), direction);
    }
}
