package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** All that lasts on an entity, asked in this order. */
public record Effects(List<Effect> all) implements Component {

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
        Objects.requireNonNull(effect, "An effect must not be null; to end one, use without(index)");
        return new Effects(
                ImmutableList.<Effect>builder().addAll(all).add(effect).build());
    }

    /**
     * These with another effect in the place of one.
     *
     * @throws IndexOutOfBoundsException if there is none at that index
     */
    public Effects replaced(int index, Effect effect) {
        Objects.requireNonNull(effect, "An effect must not be null; to end one, use without(index)");
        ArrayList<Effect> changed = new ArrayList<>(all);
        changed.set(index, effect);
        return new Effects(changed);
    }

    /**
     * These without one of them.
     *
     * @throws IndexOutOfBoundsException if there is none at that index
     */
    public Effects without(int index) {
        ArrayList<Effect> fewer = new ArrayList<>(all);
        fewer.remove(index);
        return new Effects(fewer);
    }

    /**
     * The rate after all effects, each applied to the result of the one before.
     *
     * @param rate as in {@link Speed}
     * @throws IllegalArgumentException if one makes it less than 1 or more than {@link Speed#MAX}
     */
    public int speed(int rate) {
        int folded = rate;
        for (int i = 0; i < all.size(); i++) {
            folded = speed(all.get(i), folded);
        }
        return folded;
    }

    /**
     * The rate after one effect.
     *
     * @throws IllegalArgumentException if it makes it less than 1 or more than {@link Speed#MAX}
     */
    public static int speed(Effect effect, int rate) {
        int made = effect.speed(rate);
        if (made < 1 || made > Speed.MAX) {
            throw new IllegalArgumentException("The effect " + effect + " makes a speed of " + made + " of " + rate
                    + "; speed(rate) answers 1 to " + Speed.MAX
                    + ". To keep its bearer from acting, replace what it does by a Rest");
        }
        return made;
    }

    /** @return the eyes after all effects, each applied to the result of the one before */
    public Eyes eyes(Eyes eyes) {
        Eyes folded = eyes;
        for (int i = 0; i < all.size(); i++) {
            Effect effect = all.get(i);
            folded = Objects.requireNonNull(
                    effect.eyes(folded),
                    () -> "The effect " + effect + " returns null for eyes; a blind creature has a reach of 0 cells");
        }
        return folded;
    }
}
