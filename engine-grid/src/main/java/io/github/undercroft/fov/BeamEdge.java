package io.github.undercroft.fov;

/**
 * One edge of a beam in the row it has come to: a slope, and the column the slope rounds to in that row.
 *
 * <p>A slope is the corner between the cells c - 1 and c of a row d, the fraction (2c - 1) / (2d), and is never divided:
 * from row to row the edge moves by at most one column, and with a remainder kept as in Bresenham's lines that takes one
 * addition. In the row of its corner the column is c and the remainder 0. Half a column is rounded up.
 */
final class BeamEdge {

    /** How many numbers {@link #store} writes. */
    static final int NUMBERS = 4;

    private int gain;
    private int whole;
    private int column;
    private int rest;

    /** Starts again at the origin, along the diagonal to the left. */
    void alongDiagonal() {
        gain = -2;
        whole = 2;
        column = 0;
        rest = 1;
    }

    /** Goes from now on through the corner between a column and the one before it. */
    void throughCorner(int rightOf, int row) {
        gain = 2 * rightOf - 1;
        whole = 2 * row;
        column = rightOf;
        rest = 0;
    }

    /** Goes to the next row. */
    void step() {
        int left = rest + gain;
        if (left < 0) {
            left += whole;
            column--;
        } else if (left >= whole) {
            left -= whole;
            column++;
        }
        rest = left;
    }

    /** @return the first column that is touched to the right of the edge */
    int column() {
        return column;
    }

    /** @return whether the middle of that column lies left of the edge */
    boolean isPastMiddle() {
        return 2 * rest > whole;
    }

    void store(int[] numbers, int at) {
        numbers[at] = gain;
        numbers[at + 1] = whole;
        numbers[at + 2] = column;
        numbers[at + 3] = rest;
    }

    /** Stores an edge through the corner between a column and the one before it. */
    static void storeThroughCorner(int[] numbers, int at, int rightOf, int row) {
        numbers[at] = 2 * rightOf - 1;
        numbers[at + 1] = 2 * row;
        numbers[at + 2] = rightOf;
        numbers[at + 3] = 0;
    }

    void load(int[] numbers, int at) {
        gain = numbers[at];
        whole = numbers[at + 1];
        column = numbers[at + 2];
        rest = numbers[at + 3];
    }
}
