package io.github.undercroft.dungeon.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class FeaturePropertyTest {

    private static BitGrid noise(int width, int height, int open, long seed) {
        RandomSource random = RandomSource.of(seed);
        return Drawn.scattered(width, height, () -> random.chance(open, 100));
    }

    @Property
    void spaceIsWhereAllCellsInAndAroundAreRockAndOnTheMap(
            @ForAll @IntRange(min = 3, max = 140) int width,
            @ForAll @IntRange(min = 3, max = 12) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = noise(width, height, random.nextInt(4), random.nextLong());
        Rect part = new Rect(
                random.nextInt(width + 2) - 1,
                random.nextInt(height + 2) - 1,
                1 + random.nextInt(random.nextBoolean() ? 3 : width),
                1 + random.nextInt(4));
        boolean isFree = part.inset(-1).orElseThrow().points().stream()
                .allMatch(cell -> open.contains(cell.x(), cell.y()) && !open.get(cell));
        assertThat(new FreeRock(open).hasSpaceFor(part)).isEqualTo(isFree);
        assertThat(new FreeRock(open).hasSpaceFor(List.of(new Rect(1, 1, 1, 1), part)))
                .isEqualTo(isFree && new FreeRock(open).hasSpaceFor(new Rect(1, 1, 1, 1)));
    }

    /** As any other outline is moved there. */
    @Property
    void roomsAreProposedWhereTheirOutlineIsMovedTo(
            @ForAll @IntRange(min = 0, max = 3) int side,
            @ForAll @IntRange(min = 2, max = 12) int min,
            @ForAll @IntRange(min = 0, max = 5) int more,
            @ForAll long seed) {
        RoomShape shape = new RoomShape(new SizeRange(min, min + more), new SizeRange(2, 2 + more));
        Joint joint = new Joint(3, new Point(40, 30), Direction.cardinal().get(side));
        RandomSource random = RandomSource.of(seed);
        RandomSource same = random.copy();
        Rect room = new Rect(0, 0, shape.width().draw(same), shape.height().draw(same));
        Outline moved = Outline.of("room", AreaKind.ROOM, room).beyond(joint, same);
        assertThat(shape.propose(joint, random)).isEqualTo(moved);
        assertThat(random.nextLong()).isEqualTo(same.nextLong());
    }

    @Property
    void allShapesLieAgainstTheJointAndHangTogether(
            @ForAll @IntRange(min = 0, max = 3) int side,
            @ForAll @IntRange(min = 3, max = 12) int min,
            @ForAll @IntRange(min = 0, max = 5) int more,
            @ForAll long seed) {
        SizeRange range = new SizeRange(min, min + more);
        Joint joint = new Joint(0, new Point(50, 50), Direction.cardinal().get(side));
        RandomSource random = RandomSource.of(seed);
        for (FeatureShape shape : List.of(
                new RoomShape(range, range),
                new CorridorShape(range),
                new FeatureShape.CrossRoomShape(range, range),
                new FeatureShape.RoundRoomShape(range))) {
            Outline outline = shape.propose(joint, random);
            Feature feature = new Feature(1, outline, Optional.of(joint), List.of());
            TreeSet<Point> cells = new TreeSet<>(feature.cells());
            assertThat(cells).hasSameSizeAs(feature.cells()).contains(joint.beyond());
            // Nothing of it is on the parent's side of the joint.
            assertThat(cells)
                    .allMatch(cell -> (cell.x() - 50) * joint.direction().dx()
                                    + (cell.y() - 50) * joint.direction().dy()
                            > 0);
            BitGrid grid = BitGrid.of(101, 101);
            cells.forEach(grid::set);
            assertThat(FloodFill.of(Movement.FOUR_WAY).regions(grid).count()).isEqualTo(1);
            assertThat(outline.bounds())
                    .isEqualTo(Rect.spanning(
                            new Point(
                                    cells.stream().mapToInt(Point::x).min().orElseThrow(),
                                    cells.stream().mapToInt(Point::y).min().orElseThrow()),
                            new Point(
                                    cells.stream().mapToInt(Point::x).max().orElseThrow(),
                                    cells.stream().mapToInt(Point::y).max().orElseThrow())));
            assertThat(feature.walls())
                    .hasSize(4)
                    .allSatisfy(wall -> assertThat(wall.cells())
                            .allMatch(cell ->
                                    cells.contains(cell.step(wall.side().opposite())) && !cells.contains(cell)));
        }
    }

    /** A bar with prongs towards one side, each as long as chance has it; some of them are the longest. */
    private record Comb(Direction towards) implements FeatureShape {

        @Override
        public Outline propose(Joint joint, RandomSource random) {
            int prongs = 2 + random.nextInt(3);
            List<Rect> parts = new ArrayList<>();
            boolean isColumn = towards.dy() == 0;
            parts.add(rect(isColumn, 0, 0, 3 * prongs - 1, 2));
            for (int prong = 0; prong < prongs; prong++) {
                int length = 1 + random.nextInt(3);
                boolean isBefore = towards == Direction.NORTH || towards == Direction.WEST;
                parts.add(rect(isColumn, 3 * prong, isBefore ? -length : 2, 2, length));
            }
            return Outline.of("comb", AreaKind.ROOM, parts.toArray(Rect[]::new)).beyond(joint, random);
        }

        private static Rect rect(boolean isColumn, int along, int across, int wide, int deep) {
            return isColumn ? new Rect(across, along, deep, wide) : new Rect(along, across, wide, deep);
        }
    }

    /** Each of its cells furthest on the side of the joint comes to lie there, and nothing but these. */
    @Property
    void shapesWithGapsTouchTheJointAndHaveNoWallBeyondTheGaps(
            @ForAll @IntRange(min = 0, max = 3) int side,
            @ForAll @IntRange(min = 0, max = 3) int towards,
            @ForAll long seed) {
        Joint joint = new Joint(0, new Point(50, 50), Direction.cardinal().get(side));
        Comb comb = new Comb(Direction.cardinal().get(towards));
        Outline outline = comb.propose(joint, RandomSource.of(seed));
        Feature feature = new Feature(1, outline, Optional.of(joint), List.of());
        List<Point> cells = feature.cells();
        assertThat(cells).contains(joint.beyond());
        for (Feature.Wall wall : feature.walls()) {
            int furthest = cells.stream()
                    .mapToInt(cell ->
                            cell.x() * wall.side().dx() + cell.y() * wall.side().dy())
                    .max()
                    .orElseThrow();
            assertThat(wall.cells())
                    .containsExactlyInAnyOrderElementsOf(cells.stream()
                            .filter(cell -> cell.x() * wall.side().dx()
                                            + cell.y() * wall.side().dy()
                                    == furthest)
                            .map(cell -> cell.step(wall.side()))
                            .toList());
        }
    }

    @Property(tries = 40)
    void levelsOfShapesWithGapsKeepTheLaws(@ForAll @IntRange(min = 0, max = 3) int towards, @ForAll long seed) {
        Comb comb = new Comb(Direction.cardinal().get(towards));
        FeatureMix mix = FeatureMix.of(
                        new RoomShape(new SizeRange(3, 9), new SizeRange(3, 5)), new CorridorShape(new SizeRange(3, 8)))
                .with(AreaKind.CORRIDOR, comb, 8)
                .with(AreaKind.ROOM, comb, 2);
        assertThat(LevelLaws.of(FeatureLevels.of(60, 30).withMix(mix)).breaches(seed, 1))
                .isEmpty();
    }

    @Property
    void wallsComeOutAsTheyWentInEachOnce(@ForAll @IntRange(min = 1, max = 300) int count, @ForAll long seed) {
        WallCells walls = new WallCells();
        RandomSource random = RandomSource.of(seed);
        TreeSet<Long> left = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            int cell = random.nextInt(1 << 27);
            int feature = random.nextInt(65_536);
            int side = random.nextInt(4);
            long wall = WallCells.pack(feature, side, cell);
            assertThat(WallCells.cell(wall)).isEqualTo(cell);
            assertThat(WallCells.feature(wall)).isEqualTo(feature);
            assertThat(WallCells.side(wall)).isEqualTo(side);
            if (left.add(wall)) {
                walls.add(wall, 1, 0, 1);
            }
        }
        while (!walls.isEmpty()) {
            assertThat(left.remove(walls.take(random))).isTrue();
        }
        assertThat(left).isEmpty();
    }

    @Example
    void roundRoomsAreRound() {
        StringBuilder drawing = new StringBuilder();
        for (int size = 3; size <= 7; size++) {
            Outline disc = new FeatureShape.RoundRoomShape(new SizeRange(size, size))
                    .propose(new Joint(0, new Point(0, 0), Direction.EAST), RandomSource.of(1));
            Rect bounds = disc.bounds();
            for (int y = bounds.y(); y <= bounds.bottom(); y++) {
                for (int x = bounds.x(); x <= bounds.right(); x++) {
                    drawing.append(disc.contains(new Point(x, y)) ? 'o' : ' ');
                }
                drawing.append('\n');
            }
        }
        assertThat(drawing.toString())
                .isEqualTo(
                        " o \nooo\n o \n" //
                                + " oo \noooo\noooo\n oo \n"
                                + " ooo \nooooo\nooooo\nooooo\n ooo \n"
                                + " oooo \noooooo\noooooo\noooooo\noooooo\n oooo \n"
                                + "  ooo  \n ooooo \nooooooo\nooooooo\nooooooo\n ooooo \n  ooo  \n");
    }

    @Example
    void partsThatDoNotFitTogetherAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outline.of("x", AreaKind.ROOM))
                .withMessageContaining("no cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outline.of("x", AreaKind.ROOM, new Rect(0, 0, 2, 2), new Rect(1, 1, 2, 2)))
                .withMessageContaining("share cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outline.of("x", AreaKind.ROOM, new Rect(0, 0, 2, 2), new Rect(2, 2, 2, 2)))
                .withMessageContaining("not beside");
    }
}
