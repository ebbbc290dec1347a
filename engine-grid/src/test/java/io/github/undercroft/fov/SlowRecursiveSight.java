package io.github.undercroft.fov;

/** Recursive shadowcasting as it is commonly written down, with fractions; beyond the edge of the map all is wall. */
final class SlowRecursiveSight extends SlowSight {

    @Override
    void look() {
        scan(1, new Fraction(1, 1), new Fraction(0, 1));
    }

    private void scan(long firstRow, Fraction firstStart, Fraction end) {
        Fraction start = firstStart;
        boolean blocked = false;
        for (long row = firstRow; !blocked && start.compareTo(end) >= 0; row++) {
            Fraction next = start;
            for (long column = row; column >= 0; column--) {
                Fraction outer = new Fraction(2 * column + 1, 2 * row - 1);
                Fraction inner = new Fraction(2 * column - 1, 2 * row + 1);
                if (inner.compareTo(start) > 0 || outer.compareTo(end) < 0) {
                    continue;
                }
                see(column, row);
                boolean wall = !isOpen(column, row);
                if (wall && !blocked) {
                    scan(row + 1, start, outer);
                }
                if (wall) {
                    next = inner;
                } else if (blocked) {
                    start = next;
                }
                blocked = wall;
            }
        }
    }
}
