package io.github.undercroft.fov;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGridView;
import java.util.Arrays;

/**
 * How far each cell is from a noise, as sound goes: round corners and, weakened, through doors and walls.
 *
 * <p>Each step to one of the eight neighbours takes as much of the noise's reach as the cell stepped into costs, 1 or more;
 * the noise's own cell costs nothing. Sound takes the cheapest way. {@link #get} answers what it costs, or
 * {@link #SILENT}.
 *
 * <p>Usual costs are 1 for an open cell, 8 for a closed door and 10 for a wall, and 16 the limit of a loud noise.
 *
 * <p>O(cells reached + limit): cells wait in a list for each distance, and between two calls only what was reached is
 * cleared. Exact and independent of any order. Allocates nothing once its memory has grown to the need. For one thread at
 * a time. Source: R. Dial, "Algorithm 360: Shortest-path forest with topological ordering", 1969.
 */
public final class NoiseMap implements IntGridView {

    /** Where the noise is not heard. */
    public static final int SILENT = -1;

    private static final int MOST = 1_000_000;
    private static final int NONE = -1;
    private static final Direction[] STEPS = Direction.values();

    private int width = 1;
    private int height = 1;
    private int limit;
    private int[] distances = {SILENT};
    /** The first entry of each distance's list. */
    private int[] firsts = {};
    /** Entries: cell, next entry. Their cells are all that were reached. */
    private int[] entries = new int[128];

    private int entriesSize;

    /** Makes a silent map of a single cell; {@link #compute} gives it its size. */
    public NoiseMap() {}

    /**
     * Lets a noise spread.
     *
     * @param costs what it costs to come into each cell, at least 1; more than the limit keeps all sound out
     * @param from where the noise is
     * @param limit the largest distance at which it is heard, 0 to 1,000,000
     * @throws IllegalArgumentException if the origin is outside, the limit out of range, or a cost met on the way below 1
     */
    public void compute(IntGridView costs, Point from, int limit) {
        if (!costs.contains(from)) {
            throw SightBox.outside(costs, "a noise at " + from);
        }
        if (limit < 0 || limit > MOST) {
            throw new IllegalArgumentException(
                    "a noise heard up to " + limit + " steps; must be 0 (on its own cell) to " + MOST);
        }
        begin(costs, limit);
        reach(from.y() * width + from.x(), 0);
        for (int distance = 0; distance <= limit; distance++) {
            while (firsts[distance] != NONE) {
                int entry = firsts[distance];
                firsts[distance] = entries[entry + 1];
                if (distances[entries[entry]] == distance) {
                    spread(costs, entries[entry], distance);
                }
            }
        }
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int get(int x, int y) {
        if (!contains(x, y)) {
            throw new IndexOutOfBoundsException(
                    "cell (" + x + "," + y + ") is outside this noise map of " + width + " x " + height + " cells");
        }
        return distances[y * width + x];
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
            distances[entries[entry]] = SILENT;
        }
        entriesSize = 0;
        width = costs.width();
        height = costs.height();
        limit = newLimit;
        if (distances.length < width * height) {
            distances = new int[width * height];
            Arrays.fill(distances, SILENT);
        }
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
        if (distances[cell] != SILENT && distances[cell] <= distance) {
            return;
        }
        distances[cell] = distance;
        if (entriesSize == entries.length) {
            entries = Arrays.copyOf(entries, 2 * entriesSize);
        }
        entries[entriesSize] = cell;
        entries[entriesSize + 1] = firsts[distance];
        firsts[distance] = entriesSize;
        entriesSize += 2;
    }
}
