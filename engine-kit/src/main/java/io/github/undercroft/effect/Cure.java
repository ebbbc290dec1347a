package io.github.undercroft.effect;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import java.util.List;
import java.util.Objects;

/** Ends all that lasts of these kinds, the endless too. */
public record Cure(List<EffectKind> kinds) implements Consequence {

    public Cure {
        Objects.requireNonNull(kinds, "kinds");
        kinds = ImmutableList.copyOf(kinds);
        if (kinds.isEmpty()) {
            throw new IllegalArgumentException("A cure needs one kind of effect or more, such as EffectKind.POISON");
        }
    }

    /** @return a cure of these */
    public static Cure of(EffectKind... kinds) {
        return new Cure(ImmutableList.copyOf(kinds));
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.cure(who, effect -> effect instanceof Lasting lasting && kinds.contains(lasting.kind()));
    }
}
