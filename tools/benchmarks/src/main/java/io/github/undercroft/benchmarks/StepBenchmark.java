package io.github.undercroft.benchmarks;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
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
 * One turn of the running game: walkers on 80x24 that move or bump. With {@code -prof gc} it also shows the
 * allocations.
 *
 * <p>With the serial collector, which the JVM chooses on a machine with one core: the figures are for one core, and the
 * usual collector works on others too. To measure that, add {@code -jvmArgsAppend -XX:+UseG1GC}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class StepBenchmark {

    /** How many walkers there are. */
    @Param({"50", "500"})
    public int actors;

    private Game game = Crowd.game(1, 4, 4);

    /** For JMH. */
    public StepBenchmark() {}

    /** A new game. */
    @Setup
    public void start() {
        game = Crowd.game(actors, 80, 24);
    }

    /** One turn of one actor. */
    @Benchmark
    public Step step() {
        return game.step();
    }

    /** A copy of the whole game. */
    @Benchmark
    public Game fork() {
        return game.fork();
    }

    /** One turn, and the hash of the state after it; subtract {@link #step} for the hash alone. */
    @Benchmark
    public long stepAndHash() {
        game.step();
        return game.stateHash();
    }
}
