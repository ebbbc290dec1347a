package io.github.undercroft.dungeon.cave;

import io.github.undercroft.dungeon.RunParts;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.shape.CaveRows;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Parts caves that are too large into chambers. A wall two cells thick goes through the middle third of a cave, across its
 * longer side, where it takes the fewest open cells; so it stands where the cave is narrow anyway. Chambers that are still
 * too large are parted again. O(cells) for each time that the largest cave is halved; 4 bytes and a bit a cell.
 *
 * <p>Source: the cheapest way through a cave is found as in S. Avidan, A. Shamir, "Seam Carving for Content-Aware Image
 * Resizing", 2007.
 */
final class CaveSplit {

    private static final int THICKNESS = 2;
    private static final int NOISE_PERCENT = 50;
    private static final int NOISE_ROUNDS = 2;
    private static final int BEND_COST = 4;
    private static final int COST = 24;
    /** Open cells that are rock in other noise cost less, so that no wall through a wide hall is straight. */
    private static final int LOW_COST = 8;

    private static final int FROM_LEFT = 1;
    private static final int FROM_RIGHT = 2;
    private static final int WAYS = 3;
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private final BitGrid open;
    /** For each cell of a cave that was too large the number of the last such cave. */
    private final int[] parts;
    /** The cells that have the full cost. */
    private final BitGrid costly;

    /** Caves so far, and 1: a cave of a later round has another number than all before. */
    private int known = 1;

    private final List<Rect> breaches = new ArrayList<>();

    private CaveSplit(BitGrid open, RandomSource random) {
        this.open = open;
        parts = new int[open.width() * open.height()];
        CaveRows noise = new CaveRows(open.width(), open.height(), NOISE_PERCENT, random);
        for (int round = 0; round < NOISE_ROUNDS; round++) {
            noise.smooth(CaveRule.FOUR_FIVE);
        }
        costly = BitGrid.copyOf(noise);
    }

    /**
     * Caves of which none is too large.
     *
     * @param breaches where a wall may be opened again: stretches across it, with a chamber at both ends
     */
    record Chambers(RunTable runs, List<Rect> breaches) {}

    /** Closes cells until no cave is larger. */
    static Chambers split(BitGrid open, long largest, RandomSource random) {
        RunTable runs = RunTable.of(open);
        if (!isTooLarge(runs.parts(), largest)) {
            return new Chambers(runs, List.of());
        }
        CaveSplit split = new CaveSplit(open, random);
        while (isTooLarge(runs.parts(), largest)) {
            split.round(runs, largest);
            runs = RunTable.of(open);
        }
        return new Chambers(runs, split.breaches);
    }

    private static boolean isTooLarge(RunParts parts, long largest) {
        return parts.count() > 0 && parts.size(parts.largest()) > largest;
    }

    private void round(RunTable runs, long largest) {
        RunParts all = runs.parts();
        for (int y = 0; y < runs.height(); y++) {
            int row = y * runs.width();
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int part = all.of(run);
                if (all.size(part) > largest) {
                    Arrays.fill(parts, row + runs.from(run), row + runs.to(run), known + part);
                }
            }
        }
        List<Rect> bounds = all.bounds(runs);
        for (int part = 0; part < bounds.size(); part++) {
            if (all.size(part) > largest) {
                new Wall(known + part, bounds.get(part)).build();
            }
        }
        known += bounds.size();
    }

    /**
     * A wall from one side of a cave to the other. It has a place in each row, counted from the left of the cave; in a cave that
     * is higher than wide, columns are its rows.
     */
    private final class Wall {

        private final int part;
        private final Rect bounds;
        private final boolean isUpright;
        private final int rows;
        private final int firstPlace;
        private final int places;

        Wall(int part, Rect bounds) {
            this.part = part;
            this.bounds = bounds;
            isUpright = bounds.width() >= bounds.height();
            rows = Math.min(bounds.width(), bounds.height());
            firstPlace = Math.max(bounds.width(), bounds.height()) / 3;
            places = Math.max(1, firstPlace);
        }

        void build() {
            int[] wall = cheapest();
            int begin = 0;
            for (int row = 0; row < rows; row++) {
                if (!isOfCave(row, wall[row])) {
                    addBreach(wall, begin, row);
                    begin = row + 1;
                }
            }
            addBreach(wall, begin, rows);
            for (int row = 0; row < rows; row++) {
                close(row, wall[row]);
                close(row, wall[row] + 1);
            }
        }

        /** Takes the row nearest to the middle in which the wall is straight and the cave is on both sides. */
        private void addBreach(int[] wall, int begin, int end) {
            for (int i = 0; i < end - begin; i++) {
                int row = (begin + end + ((i & 1) == 0 ? i : -i - 1)) / 2;
                int place = wall[row];
                boolean isStraight = row > begin && row < end - 1 && wall[row - 1] == place && wall[row + 1] == place;
                if (isStraight && isOfCave(row, place - 1) && isOfCave(row, place + THICKNESS)) {
                    int x = x(row, place);
                    int y = y(row, place);
                    breaches.add(isUpright ? new Rect(x, y, THICKNESS, 1) : new Rect(x, y, 1, THICKNESS));
                    return;
                }
            }
        }

        private void close(int row, int place) {
            if (isOfCave(row, place)) {
                open.clear(x(row, place), y(row, place));
            }
        }

        /**
         * From the costs of all ways to a row come those of all ways to the next. A cost is a number of quarters, and the two bits
         * below say from where the way came, so that the least of three numbers is the cheapest way with its bend.
         */
        private int[] cheapest() {
            byte[] bends = new byte[rows * places];
            int[] before = new int[places + 2];
            int[] after = new int[places + 2];
            before[0] = after[0] = before[places + 1] = after[places + 1] = NEVER;
            for (int row = 0; row < rows; row++) {
                for (int place = 1; place <= places; place++) {
                    int bent = Math.min(before[place - 1] + FROM_LEFT, before[place + 1] + FROM_RIGHT) + BEND_COST;
                    int best = Math.min(before[place], bent);
                    bends[row * places + place - 1] = (byte) (best & WAYS);
                    after[place] = (best & ~WAYS) + cost(row, firstPlace + place - 1);
                }
                int[] spare = before;
                before = after;
                after = spare;
            }
            return traced(before, bends);
        }

        private int[] traced(int[] ends, byte[] bends) {
            int place = 0;
            for (int other = 1; other < places; other++) {
                place = ends[other + 1] < ends[place + 1] ? other : place;
            }
            int[] wall = new int[rows];
            for (int row = rows - 1; row >= 0; row--) {
                wall[row] = firstPlace + place;
                int way = bends[row * places + place];
                place += way == FROM_LEFT ? -1 : way == FROM_RIGHT ? 1 : 0;
            }
            return wall;
        }

        private int cost(int row, int place) {
            if (!isOfCave(row, place)) {
                return 0;
            }
            return costly.get(x(row, place), y(row, place)) ? COST : LOW_COST;
        }

        private boolean isOfCave(int row, int place) {
            return parts[y(row, place) * open.width() + x(row, place)] == part;
        }

        private int x(int row, int place) {
            return bounds.x() + (isUpright ? place : row);
        }

        private int y(int row, int place) {
            return bounds.y() + (isUpright ? row : place);
        }
    }
}
