package io.github.undercroft.fov;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGridView;
import java.util.Arrays;

/**
 * The distance of each cell from a noise, as sound travels: round corners and, weakened, through doors and walls.
 *
 * <p>Each step to one of the eight neighbours costs the price of the cell that it enters, 1 or more; the noise's own cell
 * costs nothing. Sound takes the cheapest path. {@link #get} returns its cost, or {@link #SILENT}.
 *
 * <p>Usual costs are 1 for an open cell, 8 for a closed door and 10 for a wall, and 16 the limit of a loud noise.
 *
 * <p>O(cells reached + limit): cells wait in a list for each distance, and between two calls only the reached cells are
 * cleared. Exact and independent of any order. Allocates nothing once its memory has grown to the need. For one thread at a
 * time. Source: R. Dial, "Algorithm 360: Shortest-path forest with topological ordering", 1969.
 */
public final class NoiseMap extends SizedInts {

    /** Where the noise is not heard. */
    public static final int SILENT = -1;

    private static final int MAX = 1_000_000;
    private static final int NONE = -1;
    private static final Direction[] STEPS = Direction.values();

    private int limit;
    /** The first entry of each distance's list. */
    private int[] firsts = {};
    /** Entries: cell, next entry. Their cells are all that were reached. */
    private int[] entries = new int[128];

    private int entriesSize;

    /** Makes a silent map of a single cell; {@link #compute} gives it its size. */
    public NoiseMap() {
        super(SILENT);
    }

    /**
     * Spreads a noise.
     *
     * @param costs the cost of entering each cell, at least 1; more than the limit keeps all sound out
     * @param from the cell of the noise
     * @param limit the largest distance at which it is heard, 0 to 1,000,000
     * @throws IllegalArgumentException if the origin is outside, the limit out of range, or a cost met on the way below 1
     */
    public void compute(IntGridView costs, Point from, int limit) {
        if (!costs.contains(from)) {
            throw SightBox.outside(costs, "a noise at " + from);
        }
        if (limit < 0 || limit > MAX) {
            throw new IllegalArgumentException(
                    "a noise heard up to " + limit + " steps; must be 0 (on its own cell) to " + MAX);
        }
        begin(costs, limit);
        reach(from.y() * width + from.x(), 0);
        for (int distance = 0; distance <= limit; distance++) {
            while (firsts[distance] != NONE) {
                int entry = firsts[distance];
                firsts[distance] = entries[entry + 1];
                if (cells[entries[entry]] == distance) {
                    spread(costs, entries[entry], distance);
                }
            }
        }
    }

    /** @return the noise left at a cell, from 1 at its origin to 0 at the limit and beyond, falling off with the square */
    public double volume(Point cell) {
        int distance = get(cell);
        if (distance == SILENT) {
            return 0;
        }
        double left = limit == 0 ? 1 : (double) (limit - distance) / limit;
        return left * left;
    }

    private void begin(IntGridView costs, int newLimit) {
        for (int entry = 0; entry < entriesSize; entry += 2) {
            cells[entries[entry]] = SILENT;
        }
        entriesSize = 0;
        resize(costs);
        limit = newLimit;
        if (firsts.length <= limit) {
            firsts = new int[limit + 1];
        }
        // Not only the lists in use: a cost below 1 may have ended the last call half-way.
        Arrays.fill(firsts, NONE);
    }

    private void spread(IntGridView costs, int cell, int distance) {
        int x = cell % width;
        int y = cell / width;
        for (Direction step : STEPS) {
            int toX = x + step.dx();
            int toY = y + step.dy();
            if (costs.contains(toX, toY)) {
                int cost = costs.get(toX, toY);
                if (cost < 1) {
                    throw new IllegalArgumentException("a sound cost of " + cost + " at (" + toX + "," + toY
                            + "); must be 1 or more, an open cell's is 1");
                }
                if (cost <= limit - distance) {
                    reach(toY * width + toX, distance + cost);
                }
            }
        }
    }

    private void reach(int cell, int distance) {
        if (cells[cell] != SILENT && cells[cell] <= distance) {
            return;
        }
        cells[cell] = distance;
        if (entriesSize == entries.length) {
            entries = Arrays.copyOf(entries, 2 * entriesSize);
        }
        entries[entriesSize] = cell;
        entries[entriesSize + 1] = firsts[distance];
        firsts[distance] = entriesSize;
        entriesSize += 2;
    }
}
