package io.github.undercroft.geometry;

/**
 * The directions between two edges, clockwise from the first to the second, both included: the view of an observer that
 * looks one way only. The tip, offset (0, 0), is always part of it.
 *
 * <p>An edge is an offset of whole cells, so that every cell is in or out exactly, without angles. Edges with the same
 * direction make a single ray. Widths run from that to just under a full turn.
 *
 * @param fromDx columns of the first edge, -1,000,000 to 1,000,000
 * @param fromDy rows of the first edge, likewise; not both 0
 * @param toDx columns of the second edge, likewise
 * @param toDy rows of the second edge, likewise; not both 0
 */
public record Cone(int fromDx, int fromDy, int toDx, int toDy) {

    private static final int LONGEST = 1_000_000;

    /** Refuses edges that point nowhere or too far, with an {@link IllegalArgumentException}. */
    public Cone {
        requireEdge(fromDx, fromDy);
        requireEdge(toDx, toDy);
    }

    /**
     * Makes a cone around one of the eight directions.
     *
     * @param eighths how far it opens to each side, in eighths of a full turn: 1 sees a quarter, 2 half, 3 three quarters
     * @throws IllegalArgumentException if {@code eighths} is not 1 to 3
     */
    public static Cone facing(Direction direction, int eighths) {
        if (eighths < 1 || eighths > 3) {
            throw new IllegalArgumentException("a cone of " + eighths
                    + " eighths of a turn to each side; must be 1 to 3, for others name the two edges");
        }
        Direction from = direction.turned(-eighths);
        Direction to = direction.turned(eighths);
        return new Cone(from.dx(), from.dy(), to.dx(), to.dy());
    }

    /** @return whether the cell that far from the tip lies between the edges or on one */
    public boolean contains(int dx, int dy) {
        if (dx == 0 && dy == 0) {
            return true;
        }
        long afterFrom = clockwise(fromDx, fromDy, dx, dy);
        long beforeTo = clockwise(dx, dy, toDx, toDy);
        long width = clockwise(fromDx, fromDy, toDx, toDy);
        if (width > 0) {
            return afterFrom >= 0 && beforeTo >= 0;
        }
        if (width < 0) {
            return afterFrom >= 0 || beforeTo >= 0;
        }
        boolean ray = (long) fromDx * toDx + (long) fromDy * toDy > 0;
        return ray ? afterFrom == 0 && (long) fromDx * dx + (long) fromDy * dy > 0 : afterFrom >= 0;
    }

    /** Positive if the second is less than half a turn clockwise from the first; y grows downwards. */
    private static long clockwise(long dx, long dy, long otherDx, long otherDy) {
        return dx * otherDy - dy * otherDx;
    }

    private static void requireEdge(int dx, int dy) {
        boolean tooFar = dx < -LONGEST || dx > LONGEST || dy < -LONGEST || dy > LONGEST;
        if (tooFar || (dx == 0 && dy == 0)) {
            throw new IllegalArgumentException(
                    "a cone's edge of (" + dx + "," + dy + "); must not be (0,0), and neither" + " number beyond "
                            + LONGEST + ": name any cell on the edge, as an offset from the tip");
        }
    }
}
