package io.github.undercroft.dungeon.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIndexOutOfBoundsException;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CaveRowsTest {

    private static boolean isRock(CaveRows rows, int x, int y) {
        return !rows.getOrFalse(x, y);
    }

    /** Cell by cell, as the rule reads. */
    private static boolean isRockNext(CaveRows rows, int x, int y, CaveRule rule) {
        int around = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                around += (dx != 0 || dy != 0) && isRock(rows, x + dx, y + dy) ? 1 : 0;
            }
        }
        boolean isBorder = x == 0 || y == 0 || x == rows.width() - 1 || y == rows.height() - 1;
        return isBorder || around >= (isRock(rows, x, y) ? rule.survival() : rule.birth());
    }

    @Property
    void aRoundOnWholeRowsIsARoundCellByCell(
            @ForAll @IntRange(min = 3, max = 140) int width,
            @ForAll @IntRange(min = 3, max = 9) int height,
            @ForAll @IntRange(min = 1, max = 70) int percent,
            @ForAll @IntRange(max = 9) int birth,
            @ForAll @IntRange(max = 9) int survival,
            @ForAll long seed) {
        CaveRule rule = new CaveRule(birth, survival);
        CaveRows before = new CaveRows(width, height, percent, RandomSource.of(seed));
        CaveRows after = new CaveRows(width, height, percent, RandomSource.of(seed));
        after.smooth(rule);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                assertThat(isRock(after, x, y)).isEqualTo(isRockNext(before, x, y, rule));
            }
        }
        after.smooth(rule);
        assertThat(after.count()).isEqualTo(after.points().size());
    }

    @Test
    void theNoiseHasTheShareOfRockThatIsAsked() {
        for (int percent : new int[] {1, 25, 45, 50, 70}) {
            CaveRows rows = new CaveRows(1002, 1002, percent, RandomSource.of(percent));
            assertThat(1_000_000 - rows.count()).isBetween(percent * 10_000 - 2500, percent * 10_000 + 2500);
        }
    }

    @Test
    void aWordOutsideIsRefused() {
        CaveRows rows = new CaveRows(80, 24, 45, RandomSource.of(1));
        assertThatIndexOutOfBoundsException()
                .isThrownBy(() -> rows.word(2, 0))
                .withMessageContainingAll("word 2 of row 0", "80 x 24", "0 to 1", "0 to 23");
        assertThatIndexOutOfBoundsException().isThrownBy(() -> rows.word(-1, 1));
        assertThatIndexOutOfBoundsException().isThrownBy(() -> rows.word(0, 24));
    }

    @Test
    void noiseOutOfRangeIsRefused() {
        GeneratorTrials.isRefused(() -> new CaveRows(8, 8, 100, RandomSource.of(1)), "rockPercent", "100", "take 99");
        GeneratorTrials.isRefused(() -> new CaveRows(0, 8, 50, RandomSource.of(1)), "0 x 8");
    }
}
