package io.github.undercroft.grid;

import io.github.undercroft.random.RandomSource;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random boolean grids, the plain model that bit grids are tested against, in the sizes where words end. */
final class Sketches {

    private static final int[] SIDES = {1, 2, 3, 7, 63, 64, 65, 127, 128, 129};

    private Sketches() {}

    /** @return grids indexed by row, then column */
    static Arbitrary<boolean[][]> any() {
        Arbitrary<Integer> width = Arbitraries.integers().between(0, SIDES.length - 1);
        Arbitrary<Integer> height = Arbitraries.integers().between(1, 9);
        Arbitrary<Integer> percent = Arbitraries.of(0, 5, 50, 60, 95, 100);
        return Combinators.combine(width, height, percent, Arbitraries.longs())
                .as((side, rows, set, seed) -> sketch(SIDES[side], rows, set, seed));
    }

    /** @return a grid of that size, the given percentage of cells set */
    static boolean[][] sketch(int width, int height, int percent, long seed) {
        RandomSource source = RandomSource.of(seed);
        boolean[][] cells = new boolean[height][width];
        for (boolean[] row : cells) {
            for (int x = 0; x < width; x++) {
                row[x] = source.chance(percent, 100);
            }
        }
        return cells;
    }

    static BitGrid bits(boolean[][] cells) {
        BitGrid grid = BitGrid.of(cells[0].length, cells.length);
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[0].length; x++) {
                if (cells[y][x]) {
                    grid.set(x, y);
                }
            }
        }
        return grid;
    }

    /** @return the same cells behind a view that is no BitGrid and answers words bit by bit */
    static BitGridView foreign(boolean[][] cells) {
        return new BitGridView() {
            @Override
            public int width() {
                return cells[0].length;
            }

            @Override
            public int height() {
                return cells.length;
            }

            @Override
            public long word(int wordX, int y) {
                long word = 0;
                for (int x = wordX * 64; x < Math.min(width(), wordX * 64 + 64); x++) {
                    word |= cells[y][x] ? 1L << (x - wordX * 64) : 0;
                }
                return word;
            }
        };
    }
}
