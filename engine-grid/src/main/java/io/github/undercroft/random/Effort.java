package io.github.undercroft.random;

import com.google.common.math.LongMath;

/** How much computing an exact distribution may still take. */
final class Effort {

    /** Additions of 64 bits; some seconds. */
    private static final long MAX = 200_000_000;

    private final String dice;
    private long spent;

    Effort(String dice) {
        this.dice = dice;
    }

    /** Is told beforehand of so many operations on whole numbers of so many bits. */
    void spend(long operations, long bits) {
        spent = LongMath.saturatedAdd(spent, LongMath.saturatedMultiply(operations, 1 + bits / 64));
        if (spent > MAX) {
            throw new IllegalStateException("The exact distribution of " + dice + " takes " + spent
                    + " operations or more, over the limit of " + MAX
                    + "; ask with fewer dice or sides, or count many rolls");
        }
    }
}
