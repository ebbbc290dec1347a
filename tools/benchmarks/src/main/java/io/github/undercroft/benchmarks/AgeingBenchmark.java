package io.github.undercroft.benchmarks;

import io.github.undercroft.game.Game;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * The cost of ground that ages on 80x24: a round in which every observer, of radius 8, has a turn, and in which so many cells change
 * whether sight passes. Subtract the round without any.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class AgeingBenchmark {

    /** How many cells change in a turn. */
    @Param({"0", "10", "100"})
    public int cells;

    /** How many observers there are. */
    @Param({"1", "31"})
    public int observers;

    private Game game = Crowd.game(1, 4, 4);

    /** For JMH. */
    public AgeingBenchmark() {}

    /** Everybody has looked around a while. */
    @Setup
    public void start() {
        game = Explorer.game(Ground.DUNGEON, observers, List.of(Senses.ofRadius(8)), cells);
        for (int i = 0; i < 400; i++) {
            game.step();
        }
    }

    /** One turn of each observer. */
    @Benchmark
    public long round() {
        for (int i = 0; i < observers; i++) {
            game.step();
        }
        return game.view().now();
    }
}
