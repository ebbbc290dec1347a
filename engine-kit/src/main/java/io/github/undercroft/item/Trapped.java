package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * A trap on a container, which springs once, on the actor that opens it. A trap that was found can be disarmed.
 *
 * @param known whether it was found
 * @param consequences the consequences for the actor that opens it, in this order
 */
public record Trapped(Known known, List<Consequence> consequences) implements Component {

    /** Whether a trap was found. */
    @SavedAs("trap-known")
    public enum Known {
        /** Nobody knows. */
        HIDDEN,
        /** It can be seen and disarmed. */
        FOUND
    }

    public Trapped {
        Objects.requireNonNull(known, "known");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
    }

    /** The trap on a thing was sprung by an entity. */
    public record TrapSprung(EntityId trapped, EntityId upon) implements GameEvent {
        public TrapSprung {
            Objects.requireNonNull(trapped, "trapped");
            Objects.requireNonNull(upon, "upon");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(upon, trapped);
        }

        @Override
        public int loudness() {
            return 8;
        }
    }

    /** @return a hidden trap */
    public static Trapped hidden(Consequence... consequences) {
        return new Trapped(Known.HIDDEN, ImmutableList.copyOf(consequences));
    }

    /** @return the same trap, found */
    public Trapped found() {
        return new Trapped(Known.FOUND, consequences);
    }

    /** Springs the trap on a thing, if it has one. */
    static void spring(ActionContext context, Entity trapped, EntityId upon) {
        trapped.get(Trapped.class).ifPresent(trap -> {
            context.clear(trapped.id(), Trapped.class);
            context.emit(new TrapSprung(trapped.id(), upon));
            trap.consequences.forEach(each -> each.befall(context, upon));
        });
    }
}
