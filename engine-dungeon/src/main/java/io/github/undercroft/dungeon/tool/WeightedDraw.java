package io.github.undercroft.dungeon.tool;

import io.github.undercroft.random.RandomSource;
import java.util.function.IntUnaryOperator;

/** Draws one of several at random, by weight. */
public final class WeightedDraw {

    private WeightedDraw() {}

    /**
     * Draws once. O(weights).
     *
     * @param total the sum of all weights, 1 or more
     * @param weight of each, by its index from 0; 0 or more
     * @return an index
     */
    public static int index(int total, IntUnaryOperator weight, RandomSource random) {
        int left = random.nextInt(total);
        int index = 0;
        while (left >= weight.applyAsInt(index)) {
            left -= weight.applyAsInt(index);
            index++;
        }
        return index;
    }
}
