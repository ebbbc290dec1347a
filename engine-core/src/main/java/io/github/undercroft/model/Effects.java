package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** All that lasts on an entity, asked in this order. */
public record Effects(List<Effect> all) implements Component {

    /** From here on a list is not copied whole for each change. */
    private static final int LONG = 64;

    /** Copies the list. */
    public Effects {
        Objects.requireNonNull(all, "all");
        all = all instanceof LongList<Effect> ? all : ImmutableList.copyOf(all);
    }

    /** @return these effects */
    public static Effects of(Effect... effects) {
        return new Effects(ImmutableList.copyOf(effects));
    }

    /** @return these effects and one more, asked last. O(log n) */
    public Effects with(Effect effect) {
        Objects.requireNonNull(effect, "An effect is no null; to end one, use without(index)");
        return all.size() < LONG
                ? new Effects(
                        ImmutableList.<Effect>builder().addAll(all).add(effect).build())
                : new Effects(tree().with(effect));
    }

    /**
     * These with another effect in the place of one. O(log n)
     *
     * @throws IndexOutOfBoundsException if there is none at that index
     */
    public Effects replaced(int index, Effect effect) {
        Objects.requireNonNull(effect, "An effect is no null; to end one, use without(index)");
        if (all.size() >= LONG) {
            return new Effects(tree().replaced(index, effect));
        }
        ArrayList<Effect> changed = new ArrayList<>(all);
        changed.set(index, effect);
        return new Effects(changed);
    }

    /**
     * These without one of them. O(log n)
     *
     * @throws IndexOutOfBoundsException if there is none at that index
     */
    public Effects without(int index) {
        if (all.size() > LONG) {
            return new Effects(tree().without(index));
        }
        ArrayList<Effect> fewer = new ArrayList<>(all);
        fewer.remove(index);
        return new Effects(fewer);
    }

    private LongList<Effect> tree() {
        return all instanceof LongList<Effect> tree ? tree : LongList.of(all);
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
            folded = speed(all.get(i), folded);
        }
        return folded;
    }

    /**
     * What one effect makes of a rate.
     *
     * @throws IllegalArgumentException if it makes it less than 1 or more than {@link Speed#MOST}
     */
    public static int speed(Effect effect, int rate) {
        int made = effect.speed(rate);
        if (made < 1 || made > Speed.MOST) {
            throw new IllegalArgumentException("The effect " + effect + " makes a speed of " + made + " of " + rate
                    + "; speed(rate) answers 1 to " + Speed.MOST
                    + ". To keep its bearer from acting, replace what it does by a Rest");
        }
        return made;
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
