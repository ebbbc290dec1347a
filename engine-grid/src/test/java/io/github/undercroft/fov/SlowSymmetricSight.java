package io.github.undercroft.fov;

/** Symmetric shadowcasting as its author describes it, by recursion and with fractions. */
final class SlowSymmetricSight extends SlowSight {

    @Override
    void look() {
        scan(1, new Fraction(-1, 1), new Fraction(1, 1));
    }

    private void scan(long row, Fraction startOfRow, Fraction end) {
        Fraction start = startOfRow;
        boolean first = true;
        boolean wallBefore = false;
        for (long column = start.times(row).roundedUp();
                column <= end.times(row).roundedDown();
                column++) {
            boolean wall = !isOpen(column, row);
            Fraction middle = new Fraction(column, 1);
            boolean middleInside = middle.compareTo(start.times(row)) >= 0 && middle.compareTo(end.times(row)) <= 0;
            if (wall || middleInside) {
                see(column, row);
            }
            Fraction corner = new Fraction(2 * column - 1, 2 * row);
            if (!first && wallBefore && !wall) {
                start = corner;
            }
            if (!first && !wallBefore && wall) {
                scan(row + 1, start, corner);
            }
            wallBefore = wall;
            first = false;
        }
        if (!first && !wallBefore) {
            scan(row + 1, start, end);
        }
    }
}
