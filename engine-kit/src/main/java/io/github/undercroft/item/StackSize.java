package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.value.SavedAs;

/**
 * How many of a thing there are: coins, arrows, potions. Things with this component join when they come to lie or to be
 * carried together, if they have the same name and are equal in all other components; see {@link Stacks}. Without it a
 * thing is one, and stays by itself.
 *
 * @param count 1 to {@link #MAX}
 */
@SavedAs("stack")
public record StackSize(int count) implements Component {

    /** The most that join in one stack. */
    public static final int MAX = 1_000_000_000;

    /** Where actions ask how many: as many as there are. */
    public static final int ALL = Integer.MAX_VALUE;

    public StackSize {
        if (count < 1 || count > MAX) {
            throw new IllegalArgumentException("A stack holds 1 to " + MAX + " of a thing; this is " + count
                    + ". To use the last one up, remove it");
        }
    }

    /** Refuses to move fewer than one. */
    static void checkCount(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("An action moves 1 or more of a stack; this is " + count
                    + ". For all there are, say StackSize.ALL");
        }
    }
}
