package io.github.undercroft.geometry;

/**
 * A way to measure how far two cells are apart, in units of one straight step.
 *
 * <p>Every metric is symmetric, and none is shorter than {@link #CHEBYSHEV} or longer than {@link #MANHATTAN}. Distances
 * of any two points are right, those at the ends of the int range included. {@link #within} is decided in whole numbers
 * and therefore exact; prefer it to comparing distances.
 */
public enum Metric {
    /** Straight steps only: what walking takes under {@link Movement#FOUR_WAY}. A disc is a diamond. */
    MANHATTAN {
        @Override
        double measure(long longer, long shorter) {
            return longer + shorter;
        }

        @Override
        boolean reaches(long longer, long shorter, long radius) {
            return longer + shorter <= radius;
        }
    },
    /** A diagonal step counts as one: what walking takes where diagonals are no dearer. A disc is a square. */
    CHEBYSHEV {
        @Override
        double measure(long longer, long shorter) {
            return longer;
        }

        @Override
        boolean reaches(long longer, long shorter, long radius) {
            return longer <= radius;
        }
    },
    /** As the crow flies, between the middles of the cells. A disc is round. */
    EUCLIDEAN {
        @Override
        double measure(long longer, long shorter) {
            return Math.sqrt((double) longer * longer + (double) shorter * shorter);
        }

        @Override
        boolean reaches(long longer, long shorter, long radius) {
            return longer * longer + shorter * shorter <= radius * radius;
        }
    },
    /** A diagonal step counts as the square root of 2: what walking takes where diagonals cost that. */
    OCTILE {
        @Override
        double measure(long longer, long shorter) {
            return (longer - shorter) + shorter * ROOT_OF_TWO;
        }

        @Override
        boolean reaches(long longer, long shorter, long radius) {
            // shorter * sqrt(2) <= left for the diagonal steps, both sides squared
            long left = radius - (longer - shorter);
            return 2 * shorter * shorter <= left * left;
        }
    };

    private static final double ROOT_OF_TWO = Math.sqrt(2);

    /** @return how far the points are apart, 0 or more */
    public double distance(Point from, Point to) {
        long dx = Math.abs((long) to.x() - from.x());
        long dy = Math.abs((long) to.y() - from.y());
        return measure(Math.max(dx, dy), Math.min(dx, dy));
    }

    /** @return whether the distance is at most {@code radius}, exactly; nothing is within a negative radius */
    public boolean within(Point from, Point to, int radius) {
        return reachesOver((long) to.x() - from.x(), (long) to.y() - from.y(), radius);
    }

    /** @return whether two cells that many columns and rows apart are at most {@code radius} apart, exactly */
    public boolean within(int dx, int dy, int radius) {
        return reachesOver(dx, dy, radius);
    }

    private boolean reachesOver(long dx, long dy, int radius) {
        long longer = Math.max(Math.abs(dx), Math.abs(dy));
        // True of every metric, and keeps the squares below within a long.
        return longer <= radius && reaches(longer, Math.min(Math.abs(dx), Math.abs(dy)), radius);
    }

    abstract double measure(long longer, long shorter);

    /** Asked only if {@code longer} is at most {@code radius}. */
    abstract boolean reaches(long longer, long shorter, long radius);
}
