package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import java.util.List;
import java.util.Objects;

/**
 * Has a trap on it, which springs once, upon whoever opens it. One that was found can be disarmed.
 *
 * @param known whether it was found
 * @param consequences what befalls who opens it, in this order
 */
public record Trapped(Known known, List<Consequence> consequences) implements Component {

    /** Whether a trap was found. */
    public enum Known {
        /** Nobody knows. */
        HIDDEN,
        /** It can be seen and disarmed. */
        FOUND
    }

    /** Copies the list. */
    public Trapped {
        Objects.requireNonNull(known, "known");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
    }

    /** @return a trap that nobody knows of */
    public static Trapped hidden(Consequence... consequences) {
        return new Trapped(Known.HIDDEN, ImmutableList.copyOf(consequences));
    }

    /** @return the same trap, found */
    public Trapped found() {
        return new Trapped(Known.FOUND, consequences);
    }

    /** Springs the trap of that entity upon somebody, if it has one. */
    static void spring(ActionContext context, Entity trapped, EntityId upon) {
        trapped.get(Trapped.class).ifPresent(trap -> {
            context.clear(trapped.id(), Trapped.class);
            context.emit(new TrapSprung(trapped.id(), upon));
            trap.consequences.forEach(each -> each.befall(context, upon));
        });
    }

    @Override
    public Class<Trapped> slot() {
        return Trapped.class;
    }
}
