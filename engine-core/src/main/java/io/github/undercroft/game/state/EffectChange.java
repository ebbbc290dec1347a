package io.github.undercroft.game.state;

import io.github.undercroft.Effect;
import java.util.List;

/**
 * That somebody, or a thing for who holds it, got another list of effects in this step.
 *
 * @param ofThing whether they are those of a thing's enchantment
 * @param at the index of the one that was replaced or taken out; the length of the list of before if what comes after it began; below 0 for a
 *     list of its own
 */
public record EffectChange(EntityState owner, boolean ofThing, List<Effect> before, List<Effect> after, int at) {

    /** Whether those from {@link #at} on began in this step. */
    public boolean isBeginning() {
        return at == before.size();
    }

    /** Where the effect that was at an index is now, as it is or with another value; below 0 if it is gone. */
    public int heirOf(int index) {
        if (index >= before.size()) {
            return -1;
        }
        if (at >= 0) {
            return after.size() >= before.size() || index < at ? index : index - 1 < at ? -1 : index - 1;
        }
        int kept = indexIn(after, index);
        if (kept >= 0) {
            return kept;
        }
        // The values of the others are other objects: they stand between the same neighbours, in the same order.
        int changed = 0;
        int last = index - 1;
        while (last >= 0 && indexIn(after, last) < 0) {
            changed++;
            last--;
        }
        int heir = (last < 0 ? 0 : indexIn(after, last) + 1) + changed;
        return heir < after.size() && isNew(after.get(heir)) ? heir : -1;
    }

    @SuppressWarnings("ReferenceEquality") // equal effects are different objects
    private int indexIn(List<Effect> all, int index) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) == before.get(index)) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("ReferenceEquality") // equal effects are different objects
    private boolean isNew(Effect effect) {
        return before.stream().noneMatch(each -> each == effect);
    }
}
