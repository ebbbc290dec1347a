package io.github.undercroft.benchmarks;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Flood fill by runs in 64-cell words, against a queue of cells in plain arrays that are reused.
 *
 * <p>Four-way, from the first open cell, on 80x24 and 512x512 cells with walls strewn at random. The longer the runs,
 * the more the runs gain; on a small map with every third cell a wall, where a run is two or three cells, the queue
 * wins.
 *
 * <p>{@code java -jar tools/benchmarks/target/benchmarks.jar FloodFill -f 1 -wi 5 -i 5 -w 5 -r 2}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FloodFillBenchmark {

    /** Width and height. */
    @Param({"80x24", "512x512"})
    public String size = "";

    /** How many cells in a hundred are walls. */
    @Param({"0", "10", "30"})
    public int walls;

    private final FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
    private BitGrid open = BitGrid.of(1, 1);
    private BitGrid reached = BitGrid.of(1, 1);
    private Point start = new Point(0, 0);
    private int width;
    private boolean[] openCells = {};
    private boolean[] seen = {};
    private int[] queue = {};

    /** Places the walls. */
    @Setup
    public void strew() {
        int cross = size.indexOf('x');
        width = Integer.parseInt(size.substring(0, cross));
        int height = Integer.parseInt(size.substring(cross + 1));
        RandomSource source = RandomSource.of(1);
        open = BitGrid.of(width, height);
        reached = BitGrid.of(width, height);
        openCells = new boolean[width * height];
        seen = new boolean[width * height];
        queue = new int[width * height];
        for (int cell = 0; cell < openCells.length; cell++) {
            if (!source.chance(walls, 100)) {
                openCells[cell] = true;
                open.set(cell % width, cell / width);
            }
        }
        start = open.firstSet().orElseThrow();
        if (runs() != queueOfCells()) {
            throw new IllegalStateException("the two fills differ");
        }
    }

    /** Ours. */
    @Benchmark
    public int runs() {
        reached.clearAll();
        return fill.addReachable(open, start, reached);
    }

    /** The rival. */
    @Benchmark
    public int queueOfCells() {
        Arrays.fill(seen, false);
        int head = 0;
        int tail = 0;
        int first = start.y() * width + start.x();
        seen[first] = true;
        queue[tail++] = first;
        while (head < tail) {
            int cell = queue[head++];
            int x = cell % width;
            tail = visit(cell - width, cell >= width, tail);
            tail = visit(cell + 1, x < width - 1, tail);
            tail = visit(cell + width, cell + width < seen.length, tail);
            tail = visit(cell - 1, x > 0, tail);
        }
        return tail;
    }

    private int visit(int cell, boolean inside, int tail) {
        if (!inside || !openCells[cell] || seen[cell]) {
            return tail;
        }
        seen[cell] = true;
        queue[tail] = cell;
        return tail + 1;
    }
}
