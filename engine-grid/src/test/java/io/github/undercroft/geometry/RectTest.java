package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RectTest {

    @Provide
    Arbitrary<Rect> small() {
        Arbitrary<Integer> corner = Arbitraries.integers().between(-4, 4);
        Arbitrary<Integer> side = Arbitraries.integers().between(1, 6);
        return Combinators.combine(corner, corner, side, side).as(Rect::new);
    }

    @Property
    void itsPointsAreWhatItContainsInReadingOrder(@ForAll("small") Rect rect) {
        List<Point> points = rect.points();
        assertThat(points).isSorted().hasSize((int) rect.area());
        for (int y = -12; y < 12; y++) {
            for (int x = -12; x < 12; x++) {
                assertThat(rect.contains(x, y)).isEqualTo(points.contains(new Point(x, y)));
            }
        }
        assertThat(rect.contains(rect.centre())).isTrue();
    }

    @Property
    void anIntersectionIsTheCellsThatBothHave(@ForAll("small") Rect one, @ForAll("small") Rect other) {
        List<Point> common = one.points().stream().filter(other::contains).toList();
        assertThat(one.intersection(other).map(Rect::points).orElse(List.of())).isEqualTo(common);
        assertThat(one.intersects(other)).isEqualTo(!common.isEmpty());
        assertThat(other.intersection(one)).isEqualTo(one.intersection(other));
    }

    @Property
    void theBorderIsWhatAnInsetTakesAway(@ForAll("small") Rect rect) {
        TreeSet<Point> rest = new TreeSet<>(rect.points());
        rect.inset(1).ifPresent(inner -> inner.points().forEach(rest::remove));
        assertThat(rect.border()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(rest);
    }

    @Property
    void anInsetCanBeTakenBack(@ForAll("small") Rect rect, @ForAll @IntRange(max = 9) int margin) {
        assertThat(rect.inset(-margin).orElseThrow().inset(margin)).contains(rect);
    }

    @Test
    void whatIsTooLongForAListIsRefusedAtOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rect(0, 0, 11_586, 11_586).points())
                .withMessageContainingAll("134235396 cells", "11586", "at most 134217728");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rect(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE).points())
                .withMessageContaining("4611686014132420609 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rect(0, 0, 1 << 26, 3).border())
                .withMessageContaining("134217730 cells");
        Point far = new Point(1 << 27, 5);
        for (Line.Style style : Line.Style.values()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> style.between(new Point(0, 0), far))
                    .withMessageContainingAll("(134217728,5)", "1342177");
        }
    }

    @Test
    void theBorderGoesClockwiseFromTheTopLeft() {
        assertThat(new Rect(1, 1, 3, 3).border())
                .containsExactly(
                        new Point(1, 1),
                        new Point(2, 1),
                        new Point(3, 1),
                        new Point(3, 2),
                        new Point(3, 3),
                        new Point(2, 3),
                        new Point(1, 3),
                        new Point(1, 2));
    }

    @Test
    void theLowestCellIsTheFirstOfSeveral() {
        Rect rect = new Rect(-1, 2, 3, 2);

        assertThat(rect.lowest(at -> Math.abs(at.x()) + at.y())).isEqualTo(new Point(0, 2));
        assertThat(rect.lowest(at -> -at.x() * at.x())).isEqualTo(new Point(-1, 2));
        assertThat(rect.lowest(at -> Double.POSITIVE_INFINITY)).isEqualTo(new Point(-1, 2));
        assertThat(new Rect(Integer.MAX_VALUE, Integer.MAX_VALUE, 1, 1).lowest(Point::x))
                .isEqualTo(new Point(Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    @Test
    void theCentreOfEvenSidesIsUpAndLeft() {
        assertThat(new Rect(0, 0, 4, 3).centre()).isEqualTo(new Point(1, 1));
        assertThat(new Rect(-4, -2, 1, 2).centre()).isEqualTo(new Point(-4, -2));
    }

    @Test
    void aSpanContainsBothOfItsEnds() {
        assertThat(Rect.spanning(new Point(5, 1), new Point(2, 4))).isEqualTo(new Rect(2, 1, 4, 4));
    }

    @Test
    void emptyAndOverlongRectanglesAreRefused() {
        assertThatThrownBy(() -> new Rect(0, 0, 0, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 x 3");
        assertThatThrownBy(() -> new Rect(2, 0, Integer.MAX_VALUE, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Rect(1, 0, Integer.MAX_VALUE, 1).right()).isEqualTo(Integer.MAX_VALUE);
        assertThatThrownBy(() -> Rect.spanning(new Point(-1, 0), new Point(Integer.MAX_VALUE, 0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Rect(Integer.MIN_VALUE, 0, 1, 1).inset(-1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(new Rect(0, 0, 9, 9).inset(Integer.MAX_VALUE)).isEmpty();
    }
}
