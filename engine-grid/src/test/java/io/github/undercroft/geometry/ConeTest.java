package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ConeTest {

    @Test
    void aConeOfAnEighthToEachSideIsAQuarter() {
        Cone north = Cone.facing(Direction.NORTH, 1);
        assertThat(north.contains(0, -3)).isTrue();
        assertThat(north.contains(3, -3)).isTrue();
        assertThat(north.contains(-3, -3)).isTrue();
        assertThat(north.contains(4, -3)).isFalse();
        assertThat(north.contains(0, 3)).isFalse();
        assertThat(north.contains(0, 0)).isTrue();
    }

    @Test
    void halfAndThreeQuartersIncludeTheirEdges() {
        Cone half = Cone.facing(Direction.EAST, 2);
        assertThat(half.contains(0, -5)).isTrue();
        assertThat(half.contains(0, 5)).isTrue();
        assertThat(half.contains(-1, 5)).isFalse();
        Cone wide = Cone.facing(Direction.EAST, 3);
        assertThat(wide.contains(-5, 5)).isTrue();
        assertThat(wide.contains(-5, 6)).isTrue();
        assertThat(wide.contains(-6, 5)).isFalse();
    }

    @Test
    void equalEdgesAreARay() {
        Cone ray = new Cone(2, 1, 4, 2);
        assertThat(ray.contains(6, 3)).isTrue();
        assertThat(ray.contains(-6, -3)).isFalse();
        assertThat(ray.contains(6, 4)).isFalse();
    }

    /** Angles in floating point are good enough for small offsets off the edges. */
    @Property
    void insideIsClockwiseFromTheFirstEdgeAndBeforeTheSecond(
            @ForAll @IntRange(min = -9, max = 9) int fromDx,
            @ForAll @IntRange(min = 1, max = 9) int fromDy,
            @ForAll @IntRange(min = -9, max = 9) int toDx,
            @ForAll @IntRange(min = -9, max = -1) int toDy) {
        Cone cone = new Cone(fromDx, fromDy, toDx, toDy);
        double width = turn(fromDx, fromDy, toDx, toDy);
        for (int dy = -6; dy <= 6; dy++) {
            for (int dx = -6; dx <= 6; dx++) {
                double angle = turn(fromDx, fromDy, dx, dy);
                boolean nearEdge = Math.abs(angle - width) < 1e-9 || angle < 1e-9 || angle > 2 * Math.PI - 1e-9;
                if (!nearEdge && (dx != 0 || dy != 0)) {
                    assertThat(cone.contains(dx, dy)).isEqualTo(angle < width);
                }
            }
        }
    }

    private static double turn(int dx, int dy, int toDx, int toDy) {
        double angle = Math.atan2(toDy, toDx) - Math.atan2(dy, dx);
        return angle < 0 ? angle + 2 * Math.PI : angle;
    }

    @Test
    void edgesThatPointNowhereAreRefused() {
        assertThatThrownBy(() -> new Cone(0, 0, 1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(0,0)");
        assertThatThrownBy(() -> new Cone(1, 0, 1_000_001, 0)).hasMessageContaining("1000001");
        assertThatThrownBy(() -> Cone.facing(Direction.NORTH, 4)).hasMessageContaining("4");
    }
}
