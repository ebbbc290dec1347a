package io.github.undercroft.game.state;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.Effect;
import io.github.undercroft.game.guard.GameCode;
import java.util.List;

/**
 * That somebody, or a thing for who holds it, got another list of effects in this step. Effects are known by their places: two of a list may be
 * one object, and are two after loading.
 *
 * @param ofThing whether they are those of a thing's enchantment
 * @param heirs for each place of before, where that effect is now, as it is or with its next value; below 0 if it is gone
 * @param begun the place of the one that began by it; below 0 for none
 */
public record EffectChange(EntityState owner, boolean ofThing, ImmutableIntArray heirs, int begun) {

    /** All of so many stay where they are. */
    public static ImmutableIntArray same(int count) {
        return without(count, count);
    }

    /** All of so many but one stay. */
    public static ImmutableIntArray without(int count, int gone) {
        ImmutableIntArray.Builder heirs = ImmutableIntArray.builder(count);
        for (int i = 0; i < count; i++) {
            heirs.add(i < gone ? i : i == gone ? -1 : i - 1);
        }
        return heirs.build();
    }

    /**
     * Each is the first equal one of a list of its own that is no other's.
     *
     * @throws io.github.undercroft.event.GameCodeException if comparing them throws
     */
    public static ImmutableIntArray equal(List<Effect> before, List<Effect> after) {
        boolean[] isTaken = new boolean[after.size()];
        ImmutableIntArray.Builder heirs = ImmutableIntArray.builder(before.size());
        for (Effect effect : before) {
            int heir = 0;
            while (heir < isTaken.length && (isTaken[heir] || !GameCode.equal(effect, after.get(heir)))) {
                heir++;
            }
            boolean isGone = heir == isTaken.length;
            if (!isGone) {
                isTaken[heir] = true;
            }
            heirs.add(isGone ? -1 : heir);
        }
        return heirs.build();
    }
}
