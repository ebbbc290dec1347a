package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LineOfSightTest {

    @Property(tries = 300)
    void itAgreesWithTheFieldOfViewOnEveryCellWallsIncluded(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        BitGrid open = SightMaps.map(source, 1 + source.nextInt(40), 1 + source.nextInt(40), source.nextInt(50));
        Point origin = SightMaps.cell(source, open);
        Reach reach = SightMaps.reach(source);
        VisibleCells seen = FieldsOfView.symmetric().compute(open, origin, reach);
        for (Point cell : open.bounds().points()) {
            assertThat(LineOfSight.isClear(open, origin, cell, reach))
                    .as("from %s to %s in%n%s", origin, cell, open)
                    .isEqualTo(seen.get(cell));
        }
    }

    @Test
    void aLineThatOnlyTouchesCornersPassesOnOneSide() {
        BitGrid open = TextGrid.ofRows(
                        "..#", //
                        "#..")
                .cells('.');
        assertThat(LineOfSight.isClear(open, new Point(0, 0), new Point(2, 1))).isTrue();
        BitGrid shut = TextGrid.ofRows(
                        ".##", //
                        "##.")
                .cells('.');
        assertThat(LineOfSight.isClear(shut, new Point(0, 0), new Point(2, 1))).isFalse();
    }

    @Test
    void cellsOutsideAreRefused() {
        BitGrid open = BitGrid.of(4, 3);
        Point inside = new Point(0, 0);
        assertThatThrownBy(() -> LineOfSight.isClear(open, inside, new Point(4, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(4,0)")
                .hasMessageContaining("4 x 3");
        assertThatThrownBy(() -> LineOfSight.isClear(open, new Point(0, -1), inside))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(0,-1)");
    }
}
