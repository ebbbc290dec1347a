package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.seeds.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Executes the table in {@link SightKind}: what it promises holds, and what it denies is shown to fail somewhere. */
class SightTableTest {

    @ParameterizedTest
    @EnumSource
    void symmetryIsAsTheTableSays(SightKind kind) {
        RandomSource source = RandomSource.of(1);
        int oneWay = 0;
        for (int map = 0; map < Tries.of(200); map++) {
            BitGrid open = SightMaps.map(source, 30 + map % 5, 30 + map % 3, 5 + map % 40);
            Reach reach = map % 2 == 0 ? Reach.unlimited() : Reach.of(1 + map % 25, Metric.values()[map / 2 % 4]);
            oneWay += oneWayPairs(kind.make(), open, reach);
            if (!kind.symmetric && oneWay > 0) {
                return;
            }
        }
        assertThat(oneWay).isZero();
        assertThat(kind.symmetric).isTrue();
    }

    private static int oneWayPairs(FieldOfView fov, BitGrid open, Reach reach) {
        SightMap map = SightMap.of(open);
        List<Point> cells = new ArrayList<>();
        open.forEach((x, y) -> cells.add(new Point(x, y)));
        List<BitGrid> seen = new ArrayList<>();
        for (Point cell : cells) {
            seen.add(BitGrid.copyOf(fov.compute(map, cell, reach)));
        }
        int oneWay = 0;
        for (int a = 0; a < cells.size(); a++) {
            Point from = cells.get(a);
            BitGrid ofA = seen.get(a);
            for (int b = 0; b < a; b++) {
                Point to = cells.get(b);
                oneWay += ofA.get(to.x(), to.y()) == seen.get(b).get(from.x(), from.y()) ? 0 : 1;
            }
        }
        return oneWay;
    }

    @ParameterizedTest
    @EnumSource
    void wallsOfARoomAreSeenAsTheTableSays(SightKind kind) {
        FieldOfView fov = kind.make();
        int missed = 0;
        for (int width = 1; width <= 12; width++) {
            for (int height = 1; height <= 24; height++) {
                BitGrid room = BitGrid.of(width + 2, height + 2);
                for (int y = 1; y <= height; y++) {
                    room.setRange(y, 1, width + 1);
                }
                SightMap map = SightMap.of(room);
                int cells = room.width() * room.height();
                for (Point cell : room.bounds().inset(1).orElseThrow().points()) {
                    missed += fov.compute(map, cell, Reach.unlimited()).count() == cells ? 0 : 1;
                }
            }
        }
        assertThat(missed == 0)
                .as("%s missed walls from %s cells", kind, missed)
                .isEqualTo(kind.wholeRooms);
    }

    @ParameterizedTest
    @EnumSource
    void cornersAreBlindAsTheTableSays(SightKind kind) {
        TextGrid corner = TextGrid.ofRows(
                "######", //
                "#..?.#", "#@####", "#.####", "######");
        BitGrid open = corner.cells('.');
        open.or(corner.cells('@'));
        open.or(corner.cells('?'));
        boolean seen = true;
        for (int turn = 0; turn < 8; turn++) {
            Point at = turned(corner.cells('@'), turn).firstSet().orElseThrow();
            Point target = turned(corner.cells('?'), turn).firstSet().orElseThrow();
            seen &= kind.make()
                    .compute(turned(open, turn), at, Reach.unlimited())
                    .get(target);
        }
        assertThat(seen).isEqualTo(kind.noBlindCorners);
    }

    @ParameterizedTest
    @EnumSource
    void artefactsAreAsTheTableSays(SightKind kind) {
        FieldOfView fov = kind.make();
        FloodFill fill = FloodFill.of(Movement.EIGHT_WAY);
        int side = 41;
        Point middle = new Point(side / 2, side / 2);
        int torn = 0;
        for (int x = middle.x(); x < side; x++) {
            for (int y = middle.y(); y < side; y++) {
                BitGrid open = BitGrid.of(side, side);
                open.setAll();
                open.clear(x, y);
                BitGrid hidden = BitGrid.copyOf(fov.compute(open, middle, Reach.unlimited()));
                hidden.not();
                torn += fill.regions(hidden).count() > 1 ? 1 : 0;
            }
        }
        assertThat(torn == 0).as("%s tore %s shadows", kind, torn).isEqualTo(kind.noArtefacts);
    }

    @ParameterizedTest
    @EnumSource
    void openGroundIsSeenToTheLastCellInReach(SightKind kind) {
        BitGrid open = BitGrid.of(70, 33);
        open.setAll();
        RandomSource source = RandomSource.of(5);
        FieldOfView fov = kind.make();
        for (int i = 0; i < 100; i++) {
            Point origin = SightMaps.cell(source, open);
            Reach reach = SightMaps.reach(source);
            BitGrid expected = BitGrid.of(70, 33);
            for (Point cell : open.bounds().points()) {
                if (reach.contains(cell.x() - origin.x(), cell.y() - origin.y())) {
                    expected.set(cell);
                }
            }
            assertThat(BitGrid.copyOf(fov.compute(open, origin, reach))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMirroredOrTurnedMapGivesTheMirroredOrTurnedView(SightKind kind) {
        RandomSource source = RandomSource.of(9);
        FieldOfView fov = kind.make();
        for (int i = 0; i < 60; i++) {
            BitGrid open = SightMaps.map(source, 20 + source.nextInt(50), 20 + source.nextInt(8), source.nextInt(50));
            Point origin = SightMaps.cell(source, open);
            BitGrid mark = BitGrid.of(open.width(), open.height());
            mark.set(origin);
            Reach reach = Reach.of(1 + source.nextInt(30), Metric.values()[source.nextInt(4)]);
            BitGrid seen = BitGrid.copyOf(fov.compute(open, origin, reach));
            for (int turn = 1; turn < 8; turn++) {
                Point there = turned(mark, turn).firstSet().orElseThrow();
                assertThat(BitGrid.copyOf(fov.compute(turned(open, turn), there, reach)))
                        .isEqualTo(turned(seen, turn));
            }
        }
    }

    /** Bits of the number: mirror left and right, mirror top and bottom, swap rows and columns. */
    private static BitGrid turned(BitGridView grid, int turn) {
        boolean swap = (turn & 4) != 0;
        BitGrid turned = BitGrid.of(swap ? grid.height() : grid.width(), swap ? grid.width() : grid.height());
        grid.forEach((x, y) -> {
            int toX = (turn & 1) == 0 ? x : grid.width() - 1 - x;
            int toY = (turn & 2) == 0 ? y : grid.height() - 1 - y;
            turned.set(swap ? toY : toX, swap ? toX : toY);
        });
        return turned;
    }

    @Test
    void everyRowOfTheTableIsAnAlgorithmOfItsOwn() {
        assertThat(SightKind.values())
                .extracting(kind -> kind.make().getClass())
                .doesNotHaveDuplicates();
    }

    @Test
    void theGuideShowsThisVeryTable() throws IOException {
        String head = "| `FieldsOfView` | symmetric? | whole rooms? | no blind corners? | no artefacts? | cost |";
        List<String> guide = Files.readAllLines(Path.of("../docs/sight.md"));

        assertThat(guide).containsOnlyOnce(head);
        assertThat(guide.stream().dropWhile(line -> !line.equals(head)).skip(2).takeWhile(line -> line.startsWith("|")))
                .containsExactlyElementsOf(
                        Stream.of(SightKind.values()).map(SightKind::row).toList());
    }
}
