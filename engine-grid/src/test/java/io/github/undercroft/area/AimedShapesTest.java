package io.github.undercroft.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class AimedShapesTest {

    private static final String[] HALL = {
        ".......", //
        ".......", ".......", ".......", "......."
    };
    private static final Point WEST_END = new Point(0, 2);

    /** By angles; cells on an edge are let in with a margin that no other cell of these maps comes near. */
    private static boolean isWithinAngle(Point start, Point target, Point cell, double half) {
        double to = Math.atan2(target.y() - start.y(), target.x() - start.x());
        double there = Math.atan2(cell.y() - start.y(), cell.x() - start.x());
        double apart = Math.abs(to - there);
        return Math.min(apart, 2 * Math.PI - apart) <= half + 1e-9;
    }

    @Property
    void aConeIsWhatIsSeenBetweenItsEdges(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        ConeArea cone =
                new ConeArea(1 + random.nextInt(12), 1 + random.nextInt(30), random.pick(List.of(Metric.values())));
        Point start = Maps.cell(random, open);
        Point target = Maps.anywhere(random, open);
        VisibleCells seen = FieldsOfView.symmetric().compute(open, start, Reach.of(cone.reach(), cone.metric()));
        double half = Math.atan2(cone.width(), 2.0 * cone.reach());

        List<Point> expected = open.bounds().points().stream()
                .filter(cell -> !cell.equals(start) && !target.equals(start))
                .filter(cell -> seen.get(cell) && open.get(cell) && isWithinAngle(start, target, cell, half))
                .toList();

        assertThat(cone.cells(open, start, target))
                .as("%s from %s to %s in%n%s", cone, start, target, open)
                .isEqualTo(Maps.outward(start, expected));
    }

    @Test
    void aConeIsAsWideAtItsEndAsItsWidth() {
        assertThat(Maps.drawn(new ConeArea(4, 4, Metric.CHEBYSHEV), WEST_END, new Point(1, 2), HALL))
                .isEqualTo(Maps.rows(
                        "....*..", //
                        "..***..", ".****..", "..***..", "....*.."));
        assertThat(Maps.drawn(new ConeArea(2, 4, Metric.CHEBYSHEV), WEST_END, new Point(1, 2), HALL))
                .isEqualTo(Maps.rows(
                        "..*....", //
                        ".**....", ".**....", ".**....", "..*...."));
    }

    @Test
    void wallsGiveCoverFromACone() {
        assertThat(Maps.drawn(ConeArea.of(6, 2), WEST_END, new Point(6, 2), "#######", "#######", "...#...", "#######"))
                .isEqualTo(Maps.rows("#######", "#######", ".**#...", "#######"));
    }

    /** The line by its formula, ties to the smaller or to the larger coordinate, to the first wall; the map goes on without walls. */
    private static List<Point> slowLine(BitGrid open, Point start, Point target, int length, boolean tiesToLarger) {
        int dx = target.x() - start.x();
        int dy = target.y() - start.y();
        int steps = Math.max(Math.abs(dx), Math.abs(dy));
        List<Point> cells = new ArrayList<>();
        for (int i = 1; i <= length && steps > 0; i++) {
            Point cell = tiesToLarger
                    ? start.plus(
                            Math.floorDiv(2 * i * dx + steps, 2 * steps), Math.floorDiv(2 * i * dy + steps, 2 * steps))
                    : start.plus(
                            -Math.floorDiv(steps - 2 * i * dx, 2 * steps),
                            -Math.floorDiv(steps - 2 * i * dy, 2 * steps));
            if (open.contains(cell) && !open.get(cell)) {
                break;
            }
            cells.add(cell);
        }
        return cells;
    }

    private static List<Point> slowBeam(BitGrid open, Point start, Point target, int length) {
        int longest = Math.min(length, Math.max(open.width(), open.height()));
        List<Point> usual = slowLine(open, start, target, longest, false);
        List<Point> other = slowLine(open, start, target, longest, true);
        List<Point> line = other.size() > usual.size() ? other : usual;
        return line.stream().takeWhile(open::contains).toList();
    }

    @Property
    void aBeamGoesStraightOnUpToTheFirstWall(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        Beam beam = new Beam(1 + random.nextInt(30));
        Point start = Maps.cell(random, open);
        Point target = Maps.anywhere(random, open);

        assertThat(beam.cells(open, start, target))
                .as("%s from %s to %s in%n%s", beam, start, target, open)
                .isEqualTo(slowBeam(open, start, target, beam.length()));
    }

    @Test
    void aBeamGoesBeyondItsTarget() {
        assertThat(Maps.drawn(new Beam(5), WEST_END, new Point(2, 1), HALL))
                .isEqualTo(Maps.rows(
                        "...**..", //
                        ".**....", ".......", ".......", "......."));
    }

    @Test
    void aBeamWithoutEndIsNoLongerThanTheGrid() {
        BitGrid open = BitGrid.of(5, 4);
        open.setAll();
        Point start = new Point(0, 0);
        Point far = new Point(Integer.MAX_VALUE, Integer.MAX_VALUE);

        assertThat(new Beam(Integer.MAX_VALUE).cells(open, start, new Point(1, 0)))
                .hasSize(4);
        assertThat(new Beam(Integer.MAX_VALUE).cells(open, start, far)).hasSize(3);
        assertThat(ConeArea.of(10_000, 100_000).cells(open, start, far)).hasSize(19);
    }

    @Property
    void aSweepIsTheArcAroundTheAimedCell(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        Sweep sweep = new Sweep(1 + random.nextInt(4));
        Point start = Maps.cell(random, open);
        Direction aimed = random.pick(Direction.all());

        List<Point> cells = sweep.cells(open, start, start.step(aimed, 1 + random.nextInt(5)));

        List<Point> arc = Direction.all().stream()
                .filter(direction -> turnsApart(direction, aimed) <= sweep.toEachSide())
                .map(start::step)
                .filter(cell -> open.getOrFalse(cell.x(), cell.y()))
                .toList();
        assertThat(cells).containsExactlyInAnyOrderElementsOf(arc);
        assertThat(cells.stream()
                        .map(cell -> turnsApart(Direction.between(start, cell).orElseThrow(), aimed)))
                .isSorted();
    }

    private static int turnsApart(Direction one, Direction other) {
        int turns = Math.floorMod(one.ordinal() - other.ordinal(), 8);
        return Math.min(turns, 8 - turns);
    }

    @Test
    void aSweepBeginsWithTheAimedCellAndGoesOnClockwiseFirst() {
        BitGrid open = BitGrid.of(3, 3);
        open.setAll();
        Point middle = new Point(1, 1);

        assertThat(Sweep.ARC.cells(open, middle, new Point(1, 0)))
                .containsExactly(new Point(1, 0), new Point(2, 0), new Point(0, 0));
        assertThat(Sweep.CIRCLE.cells(open, middle, new Point(2, 2))).hasSize(8).doesNotContain(middle);
    }

    @Test
    void aPatternIsDrawnAroundItsTargetAndCutAtTheBorder() {
        Pattern cross = Pattern.drawn(".#.", "#.#", ".#.");

        assertThat(Maps.drawn(cross, WEST_END, new Point(1, 1), "...", "..#", "..."))
                .isEqualTo(Maps.rows(".*.", "*.%", ".*."));
        assertThat(Maps.drawn(cross, WEST_END, new Point(0, 0), ".")).isEqualTo(Maps.rows("."));
        assertThat(cross.offsets())
                .containsExactly(new Point(0, -1), new Point(-1, 0), new Point(1, 0), new Point(0, 1));
    }

    @Property
    void aPatternIsItsOffsetsThatAreOnTheGrid(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        List<Point> offsets = random.shuffled(
                        new Disc(2, Metric.CHEBYSHEV).cells(BitGrid.of(9, 9), WEST_END, new Point(1, 1)))
                .subList(0, 5);
        Point target = Maps.anywhere(random, open);

        assertThat(new Pattern(offsets).cells(open, WEST_END, target))
                .isEqualTo(offsets.stream()
                        .map(offset -> target.plus(offset.x(), offset.y()))
                        .filter(open::contains)
                        .toList());
    }

    @Test
    void aimedAtTheStartThereIsNoDirectionAndNothingIsCovered() {
        BitGrid open = BitGrid.of(3, 3);
        open.setAll();
        Point middle = new Point(1, 1);

        assertThat(List.of(new Beam(3), Sweep.CIRCLE, ConeArea.of(3, 3)))
                .allSatisfy(
                        shape -> assertThat(shape.cells(open, middle, middle)).isEmpty());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatThrownBy(() -> new Beam(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
        assertThatThrownBy(() -> new Sweep(5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("5");
        assertThatThrownBy(() -> ConeArea.of(10_001, 1))
                .hasMessageContaining("reach")
                .hasMessageContaining("10001");
        assertThatThrownBy(() -> ConeArea.of(1, 0))
                .hasMessageContaining("width")
                .hasMessageContaining("0");
        assertThatThrownBy(() -> Pattern.drawn("##")).hasMessageContaining("2 x 1");
        assertThatThrownBy(() -> new Pattern(List.of(WEST_END, WEST_END))).hasMessageContaining("(0,2)");
    }
}
