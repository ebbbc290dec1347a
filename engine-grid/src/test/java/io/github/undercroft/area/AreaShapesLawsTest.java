package io.github.undercroft.area;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class AreaShapesLawsTest {

    private static List<Point> mirrored(List<Point> cells, int width) {
        return cells.stream().map(cell -> mirrored(cell, width)).toList();
    }

    private static Point mirrored(Point cell, int width) {
        return new Point(width - 1 - cell.x(), cell.y());
    }

    private static BitGrid mirrored(BitGrid open) {
        BitGrid mirrored = BitGrid.of(open.width(), open.height());
        open.forEach((x, y) -> mirrored.set(open.width() - 1 - x, y));
        return mirrored;
    }

    @Property
    void everyCellIsOnTheGridAndNoneComesTwice(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        AreaShape shape = Maps.shape(random);

        List<Point> cells = shape.cells(open, Maps.anywhere(random, open), Maps.anywhere(random, open));

        assertThat(cells).doesNotHaveDuplicates().allMatch(open::contains);
    }

    @Property
    void nothingBehindAClosedWallIsCoveredByWhatWallsStop(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        AreaShape shape = Maps.shape(random);
        Point start = Maps.cell(random, open);
        Point target = Maps.cell(random, open);
        Point middle = Maps.middle(shape, start, target);
        BitGrid withMiddle = BitGrid.copyOf(open);
        withMiddle.set(middle);
        BitGrid reachable = FloodFill.of(Movement.EIGHT_WAY).reachable(withMiddle, middle);

        if (Maps.mindsWalls(shape)) {
            assertThat(shape.cells(open, start, target))
                    .as("%s from %s to %s in%n%s", shape, start, target, open)
                    .allMatch(reachable::get);
        }
    }

    @Property
    void ofTheTargetOnlyTheDirectionCountsForWhatBeginsAtTheStart(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        AreaShape shape = Maps.shape(random);
        Point start = Maps.cell(random, open);
        int dx = random.nextInt(-5, 6);
        int dy = random.nextInt(-5, 6);
        int times = 2 + random.nextInt(9);

        if (shape.anchor() == Anchor.START) {
            assertThat(shape.cells(open, start, start.plus(dx, dy)))
                    .isEqualTo(shape.cells(open, start, start.plus(times * dx, times * dy)))
                    .doesNotContain(start);
        }
    }

    @Property
    void whereItComesFromDoesNotCountForWhatLiesAroundTheTarget(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        AreaShape shape = Maps.shape(random);
        Point target = Maps.anywhere(random, open);

        if (shape.anchor() == Anchor.TARGET) {
            assertThat(shape.cells(open, Maps.anywhere(random, open), target))
                    .isEqualTo(shape.cells(open, Maps.anywhere(random, open), target));
        }
    }

    @Property
    void mirroredMapsGiveMirroredAreas(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        AreaShape shape = Maps.shape(random);
        Point start = Maps.cell(random, open);
        Point target = Maps.cell(random, open);
        // A line between two cells takes the left one on either side, and with it all that is laid along a line.
        boolean exact = !(shape instanceof Beam || shape instanceof Sweep || shape instanceof Pattern);

        if (exact) {
            assertThat(shape.cells(mirrored(open), mirrored(start, open.width()), mirrored(target, open.width())))
                    .containsExactlyInAnyOrderElementsOf(mirrored(shape.cells(open, start, target), open.width()));
        }
    }
}
