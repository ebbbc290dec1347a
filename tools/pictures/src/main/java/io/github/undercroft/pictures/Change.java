package io.github.undercroft.pictures;

import java.util.Optional;

/**
 * What has another colour in a picture than in the one before it: all of the first picture.
 *
 * @param left the first column of the smallest rectangle around it
 * @param top its first row
 * @param right its last column
 * @param bottom its last row
 */
record Change(Optional<Pixels> before, Pixels after, int left, int top, int right, int bottom) {

    /** @return the change from one picture to the next, which must not be equal */
    static Change between(Optional<Pixels> before, Pixels after) {
        int left = after.width();
        int top = after.height();
        int right = 0;
        int bottom = 0;
        Change all = new Change(before, after, 0, 0, after.width() - 1, after.height() - 1);
        for (int y = 0; y < after.height(); y++) {
            for (int x = 0; x < after.width(); x++) {
                if (all.isAt(x, y)) {
                    left = Math.min(left, x);
                    top = Math.min(top, y);
                    right = Math.max(right, x);
                    bottom = y;
                }
            }
        }
        return new Change(before, after, left, top, right, bottom);
    }

    boolean isAt(int x, int y) {
        return before.isEmpty() || before.get().at(x, y) != after.at(x, y);
    }

    /** The number of columns of the rectangle. */
    int width() {
        return right - left + 1;
    }

    /** The number of its rows. */
    int height() {
        return bottom - top + 1;
    }
}
