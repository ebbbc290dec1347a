package io.github.undercroft.front.seat;

import io.github.undercroft.geometry.Point;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** A board as one text, row by row from the top left, a character for each cell. */
final class Plane {

    private Plane() {}

    static String of(int width, int height, Predicate<Point> isSet) {
        return letters(width, height, at -> isSet.test(at) ? '1' : '0');
    }

    /** @param letter a Unicode code point */
    static String letters(int width, int height, ToIntFunction<Point> letter) {
        StringBuilder plane = new StringBuilder(width * height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                plane.appendCodePoint(letter.applyAsInt(new Point(x, y)));
            }
        }
        return plane.toString();
    }
}
