package io.github.undercroft.benchmarks;

import com.google.common.base.Splitter;
import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.random.RandomSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A map that all contestants search, and its queries.
 *
 * @param prices of cells, 1 or more, or {@link CostMap#BLOCKED_CELL}
 * @param open the cells that have a price
 * @param isPlain whether all open cells cost the same
 * @param movement which steps there are
 * @param queries each of which has a path
 */
record PathMap(IntGrid prices, BitGrid open, boolean isPlain, Movement movement, List<Query> queries) {

    /** The number of random pairs on a map of our own. */
    private static final int PAIRS = 512;

    /**
     * Makes a map.
     *
     * @param name a file of the directory that {@code movingai.dir} names, without its ending, or a kind of {@link
     *     Ground} and a size, as {@code rooms-80x24}
     * @param every every n-th query of a file is asked
     */
    static PathMap of(String name, Movement movement, int every) {
        try {
            if (name.matches("[a-z]+-[0-9]+x[0-9]+")) {
                return ofOurOwn(name, movement);
            }
            Path directory = Path.of(System.getProperty("movingai.dir", "."));
            MovingAiMap map = MovingAiMap.load(directory.resolve(name + ".map"));
            List<Query> queries = Queries.read(directory.resolve(name + ".map.scen"), map).stream()
                    .filter(query -> query.number() % every == 0)
                    .toList();
            return of(map.prices(1, OptionalInt.empty()), movement, queries);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot read " + e.getMessage() + "; needs the files of " + name
                            + " in the directory named by --movingai DIRECTORY, or for JMH by -jvmArgsAppend"
                            + " -Dmovingai.dir=DIRECTORY",
                    e);
        }
    }

    private static PathMap ofOurOwn(String name, Movement movement) {
        List<String> words = Splitter.onPattern("[-x]").splitToList(name);
        int width = Integer.parseInt(words.get(1));
        int height = Integer.parseInt(words.get(2));
        Ground ground = Ground.valueOf(words.get(0).toUpperCase(Locale.ROOT));
        List<Point> open = ground.make(width, height).points();
        IntGrid prices = IntGrid.of(width, height);
        prices.fill(CostMap.BLOCKED_CELL);
        open.forEach(cell -> prices.set(cell, 1));
        RandomSource source = RandomSource.of(3);
        List<Query> queries = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            queries.add(new Query(i, source.pick(open), source.pick(open), Double.NaN));
        }
        return of(prices, movement, queries);
    }

    /**
     * The same map with swamp at 2 and water at 3, in square areas by a hash of their place: of eight two are swamp and
     * one is water.
     *
     * @param area to a side
     */
    PathMap flooded(int area) {
        IntGrid wet = IntGrid.of(prices.width(), prices.height());
        for (int y = 0; y < prices.height(); y++) {
            for (int x = 0; x < prices.width(); x++) {
                int hash = (x / area * 73_856_093) ^ (y / area * 19_349_663);
                hash = (hash ^ hash >>> 13) * 0x5bd1_e995;
                int kind = (hash ^ hash >>> 15) & 7;
                int price = prices.get(x, y);
                wet.set(x, y, price == CostMap.BLOCKED_CELL || kind > 2 ? price : kind < 2 ? 2 : 3);
            }
        }
        return new PathMap(wet, open, false, movement, queries);
    }

    private static PathMap of(IntGrid prices, Movement movement, List<Query> queries) {
        BitGrid open = BitGrid.of(prices.width(), prices.height());
        for (Point cell : prices.bounds().points()) {
            if (prices.get(cell) != CostMap.BLOCKED_CELL) {
                open.set(cell);
            }
        }
        return new PathMap(prices, open, true, movement, queries);
    }

    boolean isOpen(Point cell) {
        return open.getOrFalse(cell.x(), cell.y());
    }

    /** The price of a step, which must be allowed. */
    double cost(Point from, Point to) {
        boolean slants = from.x() != to.x() && from.y() != to.y();
        return slants ? prices.get(to) * Math.sqrt(2) : prices.get(to);
    }

    /** The cells that a single step leads to. */
    List<Point> neighbours(Point from) {
        List<Point> neighbours = new ArrayList<>();
        for (Direction direction : movement.directions()) {
            boolean hasRoom = !direction.isDiagonal()
                    || (isOpen(from.plus(direction.dx(), 0)) && isOpen(from.plus(0, direction.dy())));
            if (isOpen(from.step(direction)) && hasRoom) {
                neighbours.add(from.step(direction));
            }
        }
        return neighbours;
    }

    /** All open cells, in reading order. */
    List<Point> cells() {
        return open.points();
    }

    /** A lower bound of the price from one place to another. */
    double estimate(int dx, int dy) {
        int longer = Math.max(Math.abs(dx), Math.abs(dy));
        int shorter = Math.min(Math.abs(dx), Math.abs(dy));
        return movement == Movement.FOUR_WAY ? longer + shorter : longer - shorter + shorter * Math.sqrt(2);
    }
}
