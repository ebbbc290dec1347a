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

/**
 * Uses something that the actor carries or wears, as its {@link Usable} component says.
 *
 * @param thing what to use; empty for the first thing, by id, that can be used
 */
public record Use(Optional<EntityId> thing) implements Action {
    public Use {
        Objects.requireNonNull(thing, "thing");
    }

    public Use(EntityId thing) {
        this(Optional.of(thing));
    }

    /** @return using the first thing that the actor has and that can be used, by id */
    public static Use first() {
        return new Use(Optional.empty());
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
        return thing.isPresent()
                ? Reach.act(context, thing.get(), Reach::whyNotHeld, found -> use(context, found))
                : Reach.first(
                        context.view().things().stream().filter(each -> each.has(Usable.class)),
                        Use::new,
                        new ThingRefusal.NothingUsable());
    }

    private static ActionResult use(ActionContext context, Entity found) {
        Optional<Usable> use = found.get(Usable.class);
        if (use.isEmpty()) {
            return ActionResult.failed(new ThingRefusal.NotUsable(found.id()));
        }
        context.emit(new Used(context.view().actor().id(), found.id(), found.name()));
        return use.get().use(context, found);
    }
}
