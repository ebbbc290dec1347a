package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LineStyleTest {

    private static final Point START = new Point(3, -2);

    @Property
    void theWayBackIsTheSameCellsInReverse(
            @ForAll Line.Style style,
            @ForAll @IntRange(min = -30, max = 30) int dx,
            @ForAll @IntRange(min = -30, max = 30) int dy) {
        Point to = START.plus(dx, dy);
        List<Point> back = new ArrayList<>(style.between(to, START));
        Collections.reverse(back);
        assertThat(style.between(START, to))
                .isEqualTo(back)
                .startsWith(START)
                .endsWith(to)
                .doesNotHaveDuplicates();
    }

    @Property
    void aLineThroughCellsIsExactlyThoseItCrosses(
            @ForAll @IntRange(min = -12, max = 12) int dx, @ForAll @IntRange(min = -12, max = 12) int dy) {
        List<Point> through = Line.Style.THROUGH.between(START, START.plus(dx, dy));
        List<Point> touched = Line.Style.TOUCHED.between(START, START.plus(dx, dy));
        for (int y = Math.min(0, dy); y <= Math.max(0, dy); y++) {
            for (int x = Math.min(0, dx); x <= Math.max(0, dx); x++) {
                // Twice the middle's distance from the line, against how far the cell's corners stick out towards it.
                int off = 2 * Math.abs(x * dy - y * dx);
                int cornersOff = Math.abs(dx) + Math.abs(dy);
                assertThat(through.contains(START.plus(x, y))).isEqualTo(off < cornersOff || cornersOff == 0);
                assertThat(touched.contains(START.plus(x, y))).isEqualTo(off <= cornersOff);
            }
        }
    }

    @Test
    void aDiagonalTouchesTheCellsBesideItsCorners() {
        assertThat(Line.Style.THROUGH.between(new Point(0, 0), new Point(1, 1)))
                .containsExactly(new Point(0, 0), new Point(1, 1));
        assertThat(Line.Style.TOUCHED.between(new Point(0, 0), new Point(1, 1)))
                .containsExactly(new Point(0, 0), new Point(1, 0), new Point(0, 1), new Point(1, 1));
        assertThat(Line.Style.NEAREST.between(new Point(0, 0), new Point(5, 2)))
                .isEqualTo(Line.between(new Point(0, 0), new Point(5, 2)));
    }

    @Test
    void aLineThatNoListHoldsIsRefused() {
        Point far = new Point(Integer.MAX_VALUE, 0);
        assertThatThrownBy(() -> Line.Style.THROUGH.between(new Point(Integer.MIN_VALUE, 0), far))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("too long");
    }
}
