package io.github.undercroft.sense;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import java.util.List;

/** Makes the same noise each turn, as a brain and as an action. */
record Clatter(int loudness, Sound sound) implements Brain, Action {

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
