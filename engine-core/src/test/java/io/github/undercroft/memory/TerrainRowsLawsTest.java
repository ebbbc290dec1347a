package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The cells of a quality are those that one finds who asks all terrain again, and only what changed is asked. */
class TerrainRowsLawsTest {

    private static final List<Terrain> KINDS = List.of(Ground.FLOOR, Ground.WALL, Door.OPEN, Door.CLOSED);

    private int asked;
    private final Terrain.Quality shut = Terrain.Quality.of("shut", terrain -> {
        asked++;
        return terrain == Door.CLOSED || terrain == Ground.WALL;
    });
    private final Terrain.Quality floor = Terrain.Quality.of("floor", terrain -> terrain == Ground.FLOOR);

    /** Terrain and the rows that follow it. */
    private static final class Level {

        private final Terrain[][] cells;
        private final TerrainRows rows;

        Level(Terrain[][] cells, TerrainRows rows) {
            this.cells = cells;
            this.rows = rows;
        }

        static Level of(int width, int height) {
            Level level = new Level(new Terrain[height][width], new TerrainRows(width, height));
            for (int cell = 0; cell < width * height; cell++) {
                level.lay(new Point(cell % width, cell / width), Ground.FLOOR);
            }
            return level;
        }

        Level copy() {
            Terrain[][] copied = new Terrain[cells.length][];
            for (int y = 0; y < cells.length; y++) {
                copied[y] = cells[y].clone();
            }
            return new Level(copied, rows.copy());
        }

        void lay(Point at, Terrain terrain) {
            cells[at.y()][at.x()] = terrain;
            rows.set(at.x(), at.y(), terrain);
        }

        void layAndPutBack(Point at, Terrain terrain) {
            Terrain before = cells[at.y()][at.x()];
            TerrainRows.Bits bits = rows.bitsAt(at.x(), at.y());
            lay(at, terrain);
            cells[at.y()][at.x()] = before;
            rows.putBack(at.x(), at.y(), bits, before);
        }

        BitGridView of(Terrain.Quality quality) {
            BitGridView known = rows.known(quality);
            return known != null ? known : rows.update(quality, (x, y) -> cells[y][x]);
        }

        BitGrid foundAgain(Terrain.Quality quality) {
            BitGrid found = BitGrid.of(cells[0].length, cells.length);
            for (int y = 0; y < cells.length; y++) {
                for (int x = 0; x < cells[y].length; x++) {
                    if (quality.isOf(cells[y][x])) {
                        found.set(x, y);
                    }
                }
            }
            return found;
        }
    }

    @Property
    void theCellsOfAQualityAreThoseFoundAgain(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        int width = 1 + random.nextInt(70);
        int height = 1 + random.nextInt(6);
        List<Level> levels = new ArrayList<>(List.of(Level.of(width, height)));
        for (int step = 0; step < 150; step++) {
            Level level = random.pick(levels);
            Point at = new Point(random.nextInt(width), random.nextInt(height));
            switch (random.nextInt(6)) {
                case 0 -> level.layAndPutBack(at, random.pick(KINDS));
                case 1 -> assertThat(level.of(shut)).isEqualTo(level.foundAgain(shut));
                case 2 -> assertThat(level.of(floor)).isEqualTo(level.foundAgain(floor));
                case 3 -> {
                    if (levels.size() < 4) {
                        levels.add(level.copy());
                    }
                }
                default -> level.lay(at, random.pick(KINDS));
            }
        }
        for (Level level : levels) {
            assertThat(level.of(shut)).isEqualTo(level.foundAgain(shut));
            assertThat(level.of(floor)).isEqualTo(level.foundAgain(floor));
        }
    }

    private int askedBy(Runnable deed) {
        asked = 0;
        deed.run();
        return asked;
    }

    @Example
    void onlyTerrainThatHasChangedIsAsked() {
        Level level = Level.of(100, 80);

        assertThat(askedBy(() -> level.of(shut))).isEqualTo(8000);
        assertThat(askedBy(() -> level.of(shut))).isZero();

        level.lay(new Point(3, 4), Door.CLOSED);
        level.lay(new Point(99, 79), Ground.WALL);
        Level copy = level.copy();

        assertThat(askedBy(() -> level.of(shut))).isEqualTo(2);
        assertThat(askedBy(() -> copy.of(shut))).isEqualTo(2);
        assertThat(askedBy(() -> copy.of(shut))).isZero();
    }

    @Example
    void terrainThatThrowsIsAskedAgain() {
        Level level = Level.of(9, 9);
        boolean[] fails = {false};
        Terrain.Quality moody = Terrain.Quality.of("moody", terrain -> {
            if (fails[0] && terrain == Door.OPEN) {
                throw new IllegalStateException("not now");
            }
            return terrain == Door.OPEN;
        });
        level.of(moody);
        level.lay(new Point(4, 4), Door.OPEN);
        fails[0] = true;
        assertThatIllegalStateException().isThrownBy(() -> level.of(moody));
        fails[0] = false;

        assertThat(level.of(moody).points()).containsExactly(new Point(4, 4));
    }
}
