package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import java.util.List;
import java.util.Objects;

/** All that lasts on an entity, asked in this order. */
public record Effects(List<Effect> all) implements Component {

    /** Copies the list. */
    public Effects {
        Objects.requireNonNull(all, "all");
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

    /**
     * What all of them together make of a rate, each of what the one before it made.
     *
     * @param rate as in {@link Speed}
     * @throws IllegalArgumentException if one makes it less than 1 or more than {@link Speed#MOST}
     */
    public int speed(int rate) {
        int folded = rate;
        for (int i = 0; i < all.size(); i++) {
            int before = folded;
            folded = all.get(i).speed(before);
            if (folded < 1 || folded > Speed.MOST) {
                throw new IllegalArgumentException("The effect " + all.get(i) + " makes a speed of " + folded + " of "
                        + before + "; speed(rate) answers 1 to " + Speed.MOST
                        + ". To keep its bearer from acting, replace what it does by a Rest");
            }
        }
        return folded;
    }

    /** @return what all of them together make of eyes, each of what the one before it made */
    public Eyes eyes(Eyes eyes) {
        Eyes folded = eyes;
        for (int i = 0; i < all.size(); i++) {
            Effect effect = all.get(i);
            folded = Objects.requireNonNull(
                    effect.eyes(folded),
                    () -> "The effect " + effect + " makes eyes that are null; who is blind has a reach of 0 cells");
        }
        return folded;
    }

    @Override
    public Class<Effects> slot() {
        return Effects.class;
    }
}
