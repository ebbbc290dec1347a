package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import java.util.Objects;

/**
 * A random shift of the depth at which loot is rolled: {@code new DepthSpread(-2, List.of(1, 2, 6, 2, 1))} rolls at two
 * levels less in 1 of 12 cases, at one less in 2, at the depth itself in 6, and so on. A depth less than 1 counts as 1.
 *
 * @param first the shift of the first weight; each next weight shifts one level deeper
 * @param weights the number of cases of each shift, each 0 or more and not all 0
 */
public record DepthSpread(int first, List<Integer> weights) {

    private static final int FURTHEST = 1000;

    public DepthSpread {
        Objects.requireNonNull(weights, "weights");
        weights = ImmutableList.copyOf(weights);
        long sum = 0;
        for (int weight : weights) {
            if (weight < 0) {
                throw new IllegalArgumentException("A depth can't weigh " + weight + "; weights are 0 or more");
            }
            sum += weight;
        }
        if (sum < 1 || sum > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("The weights " + weights + " of depths come to " + sum + "; give 1 to "
                    + Integer.MAX_VALUE + " in all");
        }
        if (Math.abs((long) first) > FURTHEST || weights.size() > FURTHEST) {
            throw new IllegalArgumentException(weights.size() + " depths from " + first
                    + " on are too far off; stay within " + FURTHEST + " levels");
        }
    }

    /** @return so many levels deeper in one of so many cases, else no shift: for monsters out of their depth */
    public static DepthSpread outOfDepth(int deeper, int oneIn) {
        if (deeper < 1 || oneIn < 2) {
            throw new IllegalArgumentException("Out of depth is 1 or more levels deeper in one case of 2 or more, not "
                    + deeper + " in one of " + oneIn);
        }
        ImmutableList.Builder<Integer> weights = ImmutableList.builder();
        weights.add(oneIn - 1);
        for (int i = 1; i < Math.min(deeper, FURTHEST + 1); i++) {
            weights.add(0);
        }
        return new DepthSpread(0, weights.add(1).build());
    }

    /** @return always so many levels deeper */
    public static DepthSpread deeper(int levels) {
        return new DepthSpread(levels, ImmutableList.of(1));
    }

    /** @return the depth to roll at, from 1 to {@value WeightedTable#DEEPEST}; drawn once */
    public int draw(int depth, RandomSource random) {
        int total = weights.stream().mapToInt(Integer::intValue).sum();
        int index = WeightedDraw.index(total, weights::get, random);
        return Math.max(1, Math.min(WeightedTable.DEEPEST, depth + first + index));
    }
}
