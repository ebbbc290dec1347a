package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** All that lasts on an entity, asked in this order. */
public record Effects(List<Effect> all) implements Component {

    /** Copies the list. */
    public Effects {
        all = ImmutableList.copyOf(all);
    }

    /** @return these effects */
    public static Effects of(Effect... effects) {
        return new Effects(ImmutableList.copyOf(effects));
    }

    /** @return these effects and one more, asked last */
    public Effects with(Effect effect) {
        return new Effects(
                ImmutableList.<Effect>builder().addAll(all).add(effect).build());
    }

    @Override
    public Class<Effects> slot() {
        return Effects.class;
    }
}
