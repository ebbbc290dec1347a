package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class IntGridTest {

    @Property
    void itKeepsTheLastValueOfEachCell(
            @ForAll @IntRange(min = 1, max = 9) int width,
            @ForAll @IntRange(min = 1, max = 9) int height,
            @ForAll int[] values) {
        IntGrid grid = IntGrid.of(width, height);
        Map<Point, Integer> model = new TreeMap<>();
        for (int i = 0; i < values.length; i++) {
            Point point = new Point(Math.floorMod(values[i], width), i % height);
            grid.set(point, values[i]);
            model.put(point, values[i]);
        }
        for (Point point : grid.bounds().points()) {
            assertThat(grid.get(point)).isEqualTo(model.getOrDefault(point, 0));
        }
        assertThat(IntGrid.copyOf(foreign(grid))).isEqualTo(grid).hasSameHashCodeAs(grid);
    }

    private static IntGridView foreign(IntGrid grid) {
        return new IntGridView() {
            @Override
            public int width() {
                return grid.width();
            }

            @Override
            public int height() {
                return grid.height();
            }

            @Override
            public int get(int x, int y) {
                return grid.get(x, y);
            }
        };
    }

    @Test
    void aCopyIsIndependent() {
        IntGrid grid = IntGrid.of(2, 2);
        grid.fill(7);
        IntGrid copy = IntGrid.copyOf(grid);
        copy.set(0, 1, 8);
        assertThat(grid).hasToString("7 7\n7 7").isNotEqualTo(copy);
        assertThat(copy).hasToString("7 7\n8 7");
    }

    @Test
    void cellsOutsideAreRefused() {
        IntGrid grid = IntGrid.of(4, 2);
        assertThatThrownBy(() -> grid.get(4, 0))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("(4,0)")
                .hasMessageContaining("4 x 2");
        assertThatThrownBy(() -> grid.set(0, -1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> IntGrid.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sizesCount() {
        assertThat(IntGrid.of(2, 3)).isNotEqualTo(IntGrid.of(3, 2));
    }
}
