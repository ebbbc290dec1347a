package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The cells of a memory, written to at random in several forks, against plain maps. */
class KnownCellsLawsTest {

    private static final int WIDTH = 70;
    private static final int HEIGHT = 21;

    /** Terrain of so many kinds that it is looked up in every way. */
    private record Kind(int number) implements OpenTerrain {
        @Override
        public String name() {
            return "kind " + number;
        }
    }

    private record Cell(Kind kind, long seen) {}

    /** One fork and what must be in it. */
    private record Side(KnownCells cells, Map<Point, Cell> model) {
        Side fork() {
            return new Side(cells.share(), new TreeMap<>(model));
        }

        long hash() {
            return cells.hash(terrain -> Seeds.mix(((Kind) terrain).number() + 1));
        }

        /** The same cells written down in another order. */
        Side rebuilt(RandomSource random) {
            Side rebuilt = new Side(new KnownCells(WIDTH, HEIGHT), model);
            List<Point> order = new ArrayList<>(model.keySet());
            order = random.shuffled(order);
            for (Point at : order) {
                Cell cell = cell(at);
                rebuilt.cells.setTerrain(at.x(), at.y(), new Kind(cell.kind().number()));
                rebuilt.cells.setSeen(at.x(), at.y(), cell.seen());
            }
            return rebuilt;
        }

        private Cell cell(Point at) {
            return model.getOrDefault(at, new Cell(new Kind(-1), Memory.NEVER));
        }

        void write(RandomSource random, int kinds) {
            Point at = new Point(random.nextInt(WIDTH), random.nextInt(HEIGHT));
            Kind kind = new Kind(random.nextInt(kinds));
            boolean changes = !cell(at).kind().equals(kind);
            assertThat(cells.setTerrain(at.x(), at.y(), kind)).isEqualTo(changes);
            long when = random.nextInt(4) == 0 ? Memory.NOW : random.nextInt(9);
            long seen = random.nextBoolean() ? when : cell(at).seen();
            cells.setSeen(at.x(), at.y(), seen);
            model.put(at, new Cell(kind, seen));
        }

        void compare() {
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    Cell cell = cell(new Point(x, y));
                    boolean known = cell.kind().number() >= 0;
                    assertThat(cells.isKnown(x, y)).isEqualTo(known);
                    assertThat(cells.terrainAt(x, y)).isEqualTo(known ? cell.kind() : null);
                    assertThat(cells.seenAt(x, y)).isEqualTo(cell.seen());
                }
            }
        }
    }

    @Property
    void everyForkHoldsWhatWasWrittenToItAndHasTheHashOfTheSameCellsWrittenAnew(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        int kinds = 1 + random.nextInt(60);
        List<Side> sides = new ArrayList<>();
        sides.add(new Side(new KnownCells(WIDTH, HEIGHT), new TreeMap<>()));
        for (int i = 0; i < 400; i++) {
            Side side = sides.get(random.nextInt(sides.size()));
            if (sides.size() < 4 && random.chance(1, 100)) {
                sides.add(side.fork());
            } else if (random.chance(1, 10)) {
                assertThat(side.hash()).isEqualTo(side.rebuilt(random).hash());
            } else {
                side.write(random, kinds);
            }
        }
        for (Side side : sides) {
            side.compare();
            assertThat(side.hash()).isEqualTo(side.rebuilt(random).hash());
            side.write(random, kinds);
            assertThat(side.hash()).isEqualTo(side.rebuilt(random).hash());
        }
    }

    @Property
    void kindsThatNoCellHasAnyMoreTakeNoRoom(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        TerrainPalette palette = new TerrainPalette(this);
        List<Integer> cells = new ArrayList<>(Collections.nCopies(20, -1));
        for (int i = 0; i < 2000; i++) {
            int cell = random.nextInt(cells.size());
            int index = palette.indexOf(new Kind(i));
            palette.add(index, cell);
            if (cells.get(cell) >= 0) {
                palette.subtract(cells.get(cell), cell);
            }
            cells.set(cell, index);
            assertThat(palette.kind(index)).isEqualTo(new Kind(i));
        }
        assertThat(palette.size()).isLessThanOrEqualTo(21);
    }
}
