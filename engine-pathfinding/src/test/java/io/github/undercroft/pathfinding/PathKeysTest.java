package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Keys that are packed too narrowly fail only on the longest paths: so here are the longest. */
class PathKeysTest {

    private static final int BITS_BESIDE_A_STAMP = 44;

    private static void holdsTheLongest(PathKeys keys, int width, int height, long dearest, long min) {
        long cells = (long) width * height;
        long total = cells * dearest * keys.diagonal;
        assertThat(total).isLessThan(1L << BITS_BESIDE_A_STAMP);
        long manhattan = (width + height - 2L) * keys.straight * min;
        long octile = (Math.max(width, height) - 1L) * keys.diagonal * min;
        int lastCell = (int) ((width + 2L) * (height + 2L) - 1);
        for (long rest : new long[] {0, 1, octile, manhattan}) {
            long key = keys.key(total, rest, lastCell);
            assertThat(key).isNotNegative();
            assertThat(keys.cell(key)).isEqualTo(lastCell);
            assertThat(keys.total(key)).isEqualTo(total);
            // The lowest bit of a total is the first that would be overrun.
            assertThat(keys.total(keys.key(total & ~1, rest, 0))).isEqualTo(total & ~1);
        }
        assertThat(keys.key(total, manhattan, 0)).isGreaterThanOrEqualTo(keys.key(total, 0, 0));
        assertThat(keys.key(total - 1, manhattan, lastCell)).isLessThan(keys.key(total, 0, 0));
    }

    @Property(tries = 2000)
    void aKeyHoldsTheLongestPathOverOpenCells(
            @ForAll @IntRange(min = 1, max = 5000) int width, @ForAll @IntRange(min = 1, max = 5000) int height) {
        holdsTheLongest(PathKeys.of(width, height, 1, 1).orElseThrow(), width, height, 1, 1);
    }

    @Property(tries = 2000)
    void aKeyHoldsTheDearestPathOrThereIsNone(
            @ForAll @IntRange(min = 1, max = 3000) int width,
            @ForAll @IntRange(min = 1, max = 3000) int height,
            @ForAll @IntRange(min = 1, max = CostMap.DEAREST) int dearest,
            @ForAll @IntRange(min = 0, max = CostMap.DEAREST) int min) {
        int cheapest = Math.min(min, dearest);
        Optional<PathKeys> keys = PathKeys.of(width, height, cheapest, dearest);
        keys.ifPresent(some -> holdsTheLongest(some, width, height, dearest, cheapest));
        assertThat(keys.isPresent() || (long) width * height * dearest > 1 << 20)
                .isTrue();
    }

    @Test
    void theLargestGridsFit() {
        for (int[] size : new int[][] {{8190, 8190}, {1, 22_369_619}, {22_369_619, 1}, {1, 1}}) {
            holdsTheLongest(PathKeys.of(size[0], size[1], 1, 1).orElseThrow(), size[0], size[1], 1, 1);
        }
    }

    @Property
    void theTwoUnitsStandForOneAndTheRootOfTwo(@ForAll @IntRange(min = 1, max = 28_000) int side) {
        PathKeys keys = PathKeys.of(side, side / 12 + 1, 1, 1).orElseThrow();
        assertThat((double) keys.diagonal / keys.straight - Math.sqrt(2))
                .isBetween(-1.0 / keys.straight / keys.straight, 1.0 / keys.straight / keys.straight);
    }
}
