package io.github.undercroft.save;

import io.github.undercroft.value.StateNode;
import java.util.List;

/**
 * The cells that all actors remember. A run of any length takes few bytes in a save, so they have a limit of their own: else a
 * file of 9 kB fills gigabytes with thousands of memories of a whole level.
 */
final class RememberedCells {

    /** How many of them are allowed for each value that a save may have. */
    private static final int FOR_A_VALUE = 8;
    /** An unknown cell costs as much as a known one divided by this, for the tables of its memory. */
    private static final int UNKNOWN_SHARE = 64;

    private RememberedCells() {}

    @SuppressWarnings("ReferenceEquality") // a list that is equal and another object is only counted again
    static void check(StateNode.Fields state, SaveLimits limits) {
        long max = (long) FOR_A_VALUE * limits.maxValues();
        long all = 0;
        List<? extends StateNode> last = List.of();
        long ofLast = 0;
        for (StateNode memory : items(state, "memories")) {
            List<? extends StateNode> runs = items(memory, "cells");
            ofLast = runs == last ? ofLast : weight(runs, max); // many may remember the same
            last = runs;
            all += ofLast;
            if (all >= max * UNKNOWN_SHARE) {
                throw TreeCodec.tooLarge("its actors remember more cells", (int) Math.min(max, Integer.MAX_VALUE));
            }
        }
    }

    /** How many cells that is, a known one counting as many; of too many not exact. */
    private static long weight(List<? extends StateNode> runs, long max) {
        long weight = 0;
        for (int i = 0; i + 1 < runs.size() && weight < max * UNKNOWN_SHARE; i += 2) {
            long count = Math.max(0, Math.min(number(runs.get(i)), max * UNKNOWN_SHARE));
            weight += number(runs.get(i + 1)) >= 0 ? UNKNOWN_SHARE * count : count;
        }
        return weight;
    }

    private static List<? extends StateNode> items(StateNode node, String name) {
        return node instanceof StateNode.Fields fields && fields.fields().get(name) instanceof StateNode.Items list
                ? list.items()
                : List.of();
    }

    private static long number(StateNode node) {
        return node instanceof StateNode.Whole whole ? whole.number() : 0;
    }
}
