package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridTest {

    @Test
    void itsFunctionIsAskedOncePerCellInReadingOrder() {
        List<Point> asked = new ArrayList<>();
        Grid<String> grid = Grid.of(3, 2, point -> {
            asked.add(point);
            return point.x() + "/" + point.y();
        });
        assertThat(asked).isEqualTo(grid.bounds().points());
        assertThat(grid.get(2, 1)).isEqualTo("2/1");
        assertThat(grid.get(new Point(0, 1))).isEqualTo("0/1");
        assertThat(grid.values()).containsExactly("0/0", "1/0", "2/0", "0/1", "1/1", "2/1");
    }

    @Test
    void replacingAValueLeavesTheOriginalAlone() {
        Grid<Integer> grid = Grid.filled(3, 2, 5);
        Grid<Integer> changed = grid.replacing(new Point(1, 1), 6);
        assertThat(changed).hasToString("[5, 5, 5]\n[5, 6, 5]");
        assertThat(grid).isEqualTo(Grid.filled(3, 2, 5)).isNotEqualTo(changed);
        assertThat(changed.replacing(new Point(1, 1), 5)).isEqualTo(grid).hasSameHashCodeAs(grid);
    }

    @Test
    void mappingKeepsEveryPlace() {
        Grid<Integer> grid = Grid.of(3, 2, point -> 10 * point.y() + point.x());
        assertThat(grid.map(value -> "n" + value)).isEqualTo(Grid.of(3, 2, point -> "n" + grid.get(point)));
    }

    @Test
    void aListChangedLaterDoesNotChangeTheGrid() {
        List<String> values = new ArrayList<>(List.of("a", "b"));
        Grid<String> grid = new Grid<>(2, 1, values);
        values.set(0, "z");
        assertThat(grid.get(0, 0)).isEqualTo("a");
    }

    @Test
    void wrongSizesAndCellsAreRefused() {
        Grid<Integer> grid = Grid.filled(3, 2, 5);
        assertThatThrownBy(() -> grid.get(3, 1))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("(3,1)");
        assertThatThrownBy(() -> grid.replacing(new Point(0, 2), 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> new Grid<>(2, 2, List.of(1, 2, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 values")
                .hasMessageContaining("exactly 4");
        assertThatThrownBy(() -> Grid.filled(0, 2, 5)).isInstanceOf(IllegalArgumentException.class);
    }
}
