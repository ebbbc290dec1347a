package io.github.undercroft.front.seat;

/** A board as one text, row by row from the top left, a character for each cell. */
final class Plane {

    private Plane() {}

    static String of(boolean[] cells) {
        StringBuilder plane = new StringBuilder(cells.length);
        for (boolean isSet : cells) {
            plane.append(isSet ? '1' : '0');
        }
        return plane.toString();
    }
}
