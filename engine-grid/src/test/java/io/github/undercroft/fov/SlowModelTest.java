package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every field of view, cell for cell against its slow model. */
class SlowModelTest {

    private static final int[] SIDES = {1, 2, 3, 5, 8, 13, 19, 20};

    @Property(tries = 1500)
    void everyFieldOfViewIsCellForCellItsSlowModel(@ForAll SightKind kind, @ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        int width = SIDES[source.nextInt(SIDES.length)];
        int height = SIDES[source.nextInt(SIDES.length)];
        check(kind, source, width, height);
    }

    @Property(tries = 40)
    void wordsEndAnywhereInALargeMap(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        int width = 50 + source.nextInt(150);
        int height = 50 + source.nextInt(150);
        check(SightKind.SYMMETRIC, source, width, height);
        check(SightKind.RECURSIVE, source, width, height);
    }

    /** One query object for several maps and sizes, so that one call could influence the next if any did. */
    private static void check(SightKind kind, RandomSource source, int width, int height) {
        FieldOfView fov = kind.make();
        BitGrid open = SightMaps.map(source, width, height, new int[] {0, 3, 10, 30, 60}[source.nextInt(5)]);
        for (int i = 0; i < 4; i++) {
            Point origin = SightMaps.cell(source, open);
            Reach reach = SightMaps.reach(source);
            BitGrid expected = kind.slowly(open, origin, reach);
            assertThat(BitGrid.copyOf(fov.compute(open, origin, reach)))
                    .as("%s from %s, %s, of%n%s", kind, origin, reach, open)
                    .isEqualTo(expected);
            assertThat(BitGrid.copyOf(fov.compute(SightMap.of(open), origin, reach)))
                    .isEqualTo(expected);
        }
        fov.compute(SightMaps.map(source, height + 1, width, 5), new Point(0, 0), Reach.unlimited());
        Point corner = new Point(width - 1, height - 1);
        assertThat(BitGrid.copyOf(fov.compute(open, corner, Reach.unlimited())))
                .isEqualTo(kind.slowly(open, corner, Reach.unlimited()));
    }
}
