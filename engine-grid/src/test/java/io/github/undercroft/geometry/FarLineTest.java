package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Long lines are drawn only as far as somebody looks at them, and are the same lines. */
class FarLineTest {

    @Test
    void aLineOfAllStepsBeginsAtOnce() {
        Point far = new Point(Integer.MAX_VALUE, Integer.MIN_VALUE);
        List<Point> line = Line.beginning(new Point(0, 0), far, Integer.MAX_VALUE);
        assertThat(line.size()).isEqualTo(Integer.MAX_VALUE);
        assertThat(line.get(3)).isEqualTo(new Point(3, -3));
    }

    @Property(tries = 100)
    void itIsTheLineThatIsDrawnAtOnce(
            @ForAll @IntRange(min = -4000, max = 4000) int x, @ForAll @IntRange(min = -4000, max = 4000) int y) {
        Point to = new Point(x, y);
        List<Point> whole = Line.beginning(new Point(7, 7), to, Integer.MAX_VALUE);
        int shortOf = Math.min(1_000, whole.size() - 1);
        assertThat(new ArrayList<>(whole.subList(0, shortOf + 1)))
                .isEqualTo(Line.beginning(new Point(7, 7), to, shortOf));
        assertThat(whole.get(whole.size() - 1)).isEqualTo(to);
        for (int i = 1; i < whole.size(); i++) {
            assertThat(Metric.CHEBYSHEV.within(whole.get(i - 1), whole.get(i), 1))
                    .isTrue();
        }
    }
}
