package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MetricTest {

    private static final Point ORIGIN = new Point(0, 0);
    private static final MathContext FINE = new MathContext(60);

    @Test
    void eachMetricMeasuresInItsWay() {
        Point there = new Point(-3, 4);
        assertThat(Metric.MANHATTAN.distance(ORIGIN, there)).isEqualTo(7);
        assertThat(Metric.CHEBYSHEV.distance(ORIGIN, there)).isEqualTo(4);
        assertThat(Metric.EUCLIDEAN.distance(ORIGIN, there)).isEqualTo(5);
        assertThat(Metric.OCTILE.distance(ORIGIN, there)).isEqualTo(1 + 3 * Math.sqrt(2));
    }

    @Test
    void theEndsOfTheIntRangeDoNotWrap() {
        Point first = new Point(Integer.MIN_VALUE, Integer.MIN_VALUE);
        Point last = new Point(Integer.MAX_VALUE, Integer.MAX_VALUE);
        for (Metric metric : Metric.values()) {
            assertThat(metric.distance(first, last)).isGreaterThanOrEqualTo(4_294_967_295.0);
            assertThat(metric.within(first, last, Integer.MAX_VALUE)).isFalse();
            assertThat(metric.within(first, first, 0)).isTrue();
            assertThat(metric.within(first, first, -1)).isFalse();
        }
        Point far = new Point(Integer.MAX_VALUE, 1);
        assertThat(Metric.EUCLIDEAN.within(ORIGIN, far, Integer.MAX_VALUE)).isFalse();
        assertThat(Metric.OCTILE.within(ORIGIN, far, Integer.MAX_VALUE)).isFalse();
        assertThat(Metric.CHEBYSHEV.within(ORIGIN, last, Integer.MAX_VALUE)).isTrue();
    }

    @Property
    void withinIsTheExactDistanceCompared(
            @ForAll Metric metric, @ForAll int x, @ForAll int y, @ForAll @IntRange(min = 0) int radius) {
        assertThat(metric.within(ORIGIN, new Point(x, y), radius)).isEqualTo(exactlyWithin(metric, x, y, radius));
    }

    @Property
    void withinIsExactAlsoAtTheEdge(
            @ForAll Metric metric,
            @ForAll @IntRange(min = -2000, max = 2000) int x,
            @ForAll @IntRange(min = -2000, max = 2000) int y) {
        int edge = (int) metric.distance(ORIGIN, new Point(x, y));
        for (int radius = edge - 1; radius <= edge + 1; radius++) {
            assertThat(metric.within(ORIGIN, new Point(x, y), radius)).isEqualTo(exactlyWithin(metric, x, y, radius));
        }
    }

    private static boolean exactlyWithin(Metric metric, int x, int y, int radius) {
        BigDecimal dx = BigDecimal.valueOf(x).abs();
        BigDecimal dy = BigDecimal.valueOf(y).abs();
        BigDecimal shorter = dx.min(dy);
        BigDecimal distance = switch (metric) {
            case MANHATTAN -> dx.add(dy);
            case CHEBYSHEV -> dx.max(dy);
            case EUCLIDEAN -> dx.multiply(dx).add(dy.multiply(dy)).sqrt(FINE);
            case OCTILE ->
                dx.max(dy)
                        .subtract(shorter)
                        .add(shorter.multiply(BigDecimal.valueOf(2).sqrt(FINE)));
        };
        return distance.compareTo(BigDecimal.valueOf(radius)) <= 0;
    }
}
