package io.github.undercroft.dungeon.shape;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BlobTest {

    @Property
    void aShapeHangsTogetherAndTouchesAllSidesOfItsGrid(
            @ForAll @IntRange(min = 1, max = 90) int width,
            @ForAll @IntRange(min = 1, max = 40) int height,
            @ForAll long seed) {
        BitGrid shape = Blob.within(width, height, RandomSource.of(seed));
        assertThat(shape.width()).isLessThanOrEqualTo(width);
        assertThat(shape.height()).isLessThanOrEqualTo(height);
        assertThat(FloodFill.of(Movement.FOUR_WAY).regions(shape).count()).isEqualTo(1);
        assertThat(Runs.bounds(shape)).isEqualTo(new Rect(0, 0, shape.width(), shape.height()));
        assertThat(shape).isEqualTo(Blob.within(width, height, RandomSource.of(seed)));
    }

    @Test
    void shapesFillAFairPartOfTheirBoxAndHaveNoCorners() {
        RandomSource random = RandomSource.of(3);
        int cells = 0;
        int boxes = 0;
        for (int i = 0; i < 200; i++) {
            BitGrid shape = Blob.within(20, 10, random);
            cells += shape.count();
            boxes += 200;
            assertThat(shape.count()).isLessThan(200);
        }
        assertThat(cells * 100 / boxes).isBetween(40, 75);
    }

    @Test
    void boxesThatCannotBeAreRefused() {
        GeneratorTrials.isRefused(() -> Blob.within(0, 5, RandomSource.of(1)), "0 x 5");
        GeneratorTrials.isRefused(() -> Blob.within(1 << 20, 1 << 20, RandomSource.of(1)), "at most");
    }
}
