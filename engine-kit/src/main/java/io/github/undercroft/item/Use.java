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

/** Uses something that the actor carries or wears, as its {@link Usable} component says. */
public record Use(EntityId thing) implements Action {
    public Use {
        Objects.requireNonNull(thing, "thing");
    }

    /** Somebody used a thing, which may be used up by now. */
    public record Used(EntityId who, EntityId thing, String name) implements GameEvent {
        public Used {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(thing, "thing");
            Objects.requireNonNull(name, "name");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who, thing);
        }

        @Override
        public Optional<EntityId> handled() {
            return Optional.of(thing);
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, thing, Reach::whyNotHeld, found -> use(context, found));
    }

    private ActionResult use(ActionContext context, Entity found) {
        Optional<Usable> use = found.get(Usable.class);
        if (use.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotUsable(thing));
        }
        context.emit(new Used(context.view().actor().id(), thing, found.name()));
        return use.get().use(context, found);
    }
}
