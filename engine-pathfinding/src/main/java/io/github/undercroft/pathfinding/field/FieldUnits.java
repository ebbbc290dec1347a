package io.github.undercroft.pathfinding.field;

/**
 * The numbers in which a field counts, so that sums are whole and exact. For diagonal steps of the square root of 2 a
 * straight and a diagonal step are two neighbours in the fractions that come closest to it: {@code a + b * sqrt(2)} is
 * then ordered as {@code a * straight + b * diagonal} is, as long as b is less than {@code straight}, and can be found
 * again from it.
 *
 * <p>Source: the theory of continued fractions; the pairs solve Pell's equation {@code d * d - 2 * s * s = -1}.
 */
record FieldUnits(long straight, long diagonal, boolean isRoot) {

    /** Fits into ints up to a distance of 47,321. */
    static final FieldUnits WHOLE_ROOT = new FieldUnits(33_461, 47_321, true);

    /** Fits into the whole numbers of a double up to a distance of 200 million. */
    static final FieldUnits WIDE_ROOT = new FieldUnits(38_613_965, 54_608_393, true);

    /** Prices are taken as they are. */
    static final FieldUnits PLAIN = new FieldUnits(1, 1, false);

    private static final double ROUNDING = 1e-12;
    private static final double ROOT = Math.sqrt(2);
    private static final double LARGEST_WHOLE = 1L << 53;

    /** A diagonal step costs that many hundredths of a straight one. */
    static FieldUnits ofPercent(int percent) {
        int straight = 100;
        int diagonal = percent;
        for (int prime : new int[] {2, 2, 5, 5}) {
            if (straight % prime == 0 && diagonal % prime == 0) {
                straight /= prime;
                diagonal /= prime;
            }
        }
        return new FieldUnits(straight, diagonal, false);
    }

    /** Counts a hundred times as finely. */
    FieldUnits inHundredths() {
        return new FieldUnits(100 * straight, 100 * diagonal, false);
    }

    /** Whether one distance is at most the other but for rounding: 3 * 1.41 is less than 4.23, and yet as far. */
    static boolean isAtMost(double distance, double max) {
        return distance <= max + Math.abs(max) * ROUNDING;
    }

    /** The sum for a distance; a whole one if it is that but for rounding. */
    double of(double distance) {
        double sum = distance * straight;
        double whole = nearest(sum);
        return Math.abs(sum - whole) <= Math.abs(sum) * ROUNDING ? whole : sum;
    }

    /** As {@code Math.rint}, which rounds halves differently in a browser and fails there on what is infinite. */
    private static double nearest(double sum) {
        double below = Math.floor(sum);
        double rest = sum - below;
        boolean isBelow = rest < 0.5 || (rest == 0.5 && below % 2 == 0);
        return isBelow ? below : below + 1;
    }

    /** The distance that such a sum stands for, rounded once or twice. */
    double distance(double sum) {
        if (!isRoot || Math.abs(sum) >= LARGEST_WHOLE || sum != Math.floor(sum)) {
            return sum / straight;
        }
        long whole = (long) sum;
        // By Pell's equation d * d is -1 modulo s, so -d divides by d.
        long diagonals = Math.floorMod(Math.floorMod(whole, straight) * -diagonal, straight);
        long straights = (whole - diagonals * diagonal) / straight;
        return diagonals == 0 ? straights : straights + diagonals * ROOT;
    }
}
