package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Tries to break the lock of a container in the actor's reach, with noise. One that breaks opens, and its trap springs. */
public record BashLock(EntityId container) implements Action {
    public BashLock {
        Objects.requireNonNull(container, "container");
    }

    /** Somebody bashed a lock, which broke or held. */
    public record Bashed(EntityId who, EntityId locked, Result result) implements GameEvent {
        public Bashed {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(locked, "locked");
            Objects.requireNonNull(result, "result");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(locked, who);
        }

        @Override
        public int loudness() {
            return 20;
        }

        /** What became of the lock. */
        public enum Result {
            /** It is open for good. */
            BROKE,
            /** Nothing. */
            HELD
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, container, Reach::whyNotAtHand, found -> bash(context, found));
    }

    private ActionResult bash(ActionContext context, Entity found) {
        Optional<Locked> lock = found.get(Locked.class);
        if (lock.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotLocked(container));
        }
        boolean broke = context.random().chance(lock.get().bashPercent(), 100);
        EntityId actor = context.view().actor().id();
        context.emit(new Bashed(actor, container, broke ? Bashed.Result.BROKE : Bashed.Result.HELD));
        return broke ? UseContainer.open(context, found) : ActionResult.succeeded();
    }
}
