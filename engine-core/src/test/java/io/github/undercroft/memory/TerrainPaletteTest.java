package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TerrainPaletteTest {

    /** The number of the one that throws. */
    private static final AtomicInteger TOUCHY = new AtomicInteger(-1);

    /** Terrain whose code may throw. */
    private static final class Touchy implements Terrain {
        private final int number;

        Touchy(int number) {
            this.number = number;
        }

        @Override
        public String name() {
            return "touchy " + number;
        }

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Touchy touchy && touchy.number == number;
        }

        @Override
        public int hashCode() {
            if (number == TOUCHY.get()) {
                throw new IllegalStateException("planted");
            }
            return number;
        }
    }

    @Test
    void whoseHashCodeThrowsIsTakenAwayLikeAnyOther() {
        KnownCells cells = new KnownCells(40, 1);
        Touchy[] all = new Touchy[40];
        for (int x = 0; x < 40; x++) {
            all[x] = new Touchy(x);
            cells.setTerrain(x, 0, all[x]);
        }
        TOUCHY.set(30);
        cells.setTerrain(30, 0, all[3]);
        TOUCHY.set(-1);
        cells.setTerrain(31, 0, all[30]);

        KnownCells anew = new KnownCells(40, 1);
        for (int x = 0; x < 40; x++) {
            anew.setTerrain(x, 0, x == 30 ? all[3] : x == 31 ? all[30] : all[x]);
        }
        assertThat(cells.terrainAt(31, 0)).isEqualTo(all[30]);
        assertThat(cells.hash(Object::hashCode)).isEqualTo(anew.hash(Object::hashCode));
    }
}
