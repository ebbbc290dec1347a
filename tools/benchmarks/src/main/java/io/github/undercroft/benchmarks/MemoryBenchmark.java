package io.github.undercroft.benchmarks;

import io.github.undercroft.Board;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What one observer remembers of a level of 1000 x 1000 by how many cells it has seen, 200 at a time. With {@code -prof
 * gc} the bytes of {@link #remember} are a little more than a memory takes, since they include the arrays that it
 * outgrows.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class MemoryBenchmark {

    private static final int SIDE = 1000;
    private static final int WIDTH = 20;
    private static final int HEIGHT = 10;
    private static final EntityId OBSERVER = new EntityId(0, 0);

    /** How many cells the observer has seen. */
    @Param({"200", "2000", "20000"})
    public int seen;

    private Board board = Crowd.game(1, 4, 4).view().board();
    private VisibleCells[] views = new VisibleCells[0];
    private Memory memory = new Memory(OBSERVER, board);
    private long time;

    /** For JMH. */
    public MemoryBenchmark() {}

    /** A scene of floor without entities. */
    private enum Empty implements Scene {
        SCENE;

        @Override
        public Terrain terrainAt(int x, int y) {
            return io.github.undercroft.terrain.Ground.FLOOR;
        }

        @Override
        public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
            return null;
        }
    }

    /** Makes the level, and views side by side. */
    @Setup
    public void start() {
        board = Crowd.game(1, SIDE, SIDE).view().board();
        views = new VisibleCells[seen / (WIDTH * HEIGHT)];
        int columns = SIDE / WIDTH;
        for (int i = 0; i < views.length; i++) {
            BitGrid cells = BitGrid.of(SIDE, SIDE);
            Rect box = new Rect(i % columns * WIDTH, i / columns * HEIGHT, WIDTH, HEIGHT);
            for (int y = box.y(); y <= box.bottom(); y++) {
                for (int x = box.x(); x <= box.right(); x++) {
                    cells.set(x, y);
                }
            }
            views[i] = VisibleCells.copyOf(cells);
        }
        memory = remember();
    }

    /** Everything that the observer learns, starting with an empty memory. */
    @Benchmark
    public Memory remember() {
        Memory known = new Memory(OBSERVER, board);
        for (int i = 0; i < views.length; i++) {
            known.look(views[i], Empty.SCENE, i);
        }
        return known;
    }

    /** One look elsewhere in a fork, which copies what it writes to. */
    @Benchmark
    public Memory lookInFork() {
        Memory fork = memory.fork();
        time++;
        fork.look(views[(int) (time % views.length)], Empty.SCENE, views.length + time);
        return fork;
    }
}
