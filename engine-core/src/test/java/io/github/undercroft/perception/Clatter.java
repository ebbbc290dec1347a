package io.github.undercroft.perception;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Sound;
import io.github.undercroft.model.TurnView;
import java.util.List;

/** Makes the same noise each turn, as a brain and as an action. */
record Clatter(int loudness, Sound sound) implements Controller, Action {

    /** The noise. */
    record Noise(EntityId who, int loudness, Sound sound) implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who);
        }
    }

    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(this);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        context.emit(new Noise(context.view().actor().id(), loudness, sound));
        return ActionResult.succeeded();
    }
}
