package io.github.undercroft.benchmarks;

import io.github.undercroft.Component;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
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
 * The cost of sight to a radius of 8, hearing and memory on 80x24: subtract the step without senses from the same step
 * with them. With {@code -prof gc} it also shows the allocations.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PerceptionBenchmark {

    /** Where the explorers walk: {@code OPEN} or {@code DUNGEON}. */
    @Param({"OPEN", "DUNGEON"})
    public String ground = "OPEN";

    /** How many explorers there are. */
    @Param({"1", "50"})
    public int explorers;

    private Game blind = Crowd.game(1, 4, 4);
    private Game seeing = Crowd.game(1, 4, 4);

    /** For JMH. */
    public PerceptionBenchmark() {}

    /** The same game without senses and with them. */
    @Setup
    public void start() {
        List<Component> senses = List.of(Senses.ofRadius(8));
        blind = Explorer.game(Ground.valueOf(ground), explorers, List.of());
        seeing = Explorer.game(Ground.valueOf(ground), explorers, senses);
        for (int i = 0; i < 200; i++) {
            seeing.step();
        }
    }

    /** One turn of one explorer that has no senses. */
    @Benchmark
    public Step stepBlind() {
        return blind.step();
    }

    /** One turn of one explorer, after which all look around. */
    @Benchmark
    public Step step() {
        return seeing.step();
    }

    /** One turn, and the hash of the state with all memories; subtract {@link #step} for the hash alone. */
    @Benchmark
    public long stepAndHash() {
        seeing.step();
        return seeing.stateHash();
    }

    /** A copy of the game with all memories. */
    @Benchmark
    public Game fork() {
        return seeing.fork();
    }

    /** A copy of the game with all memories, and one turn in it, which copies what it writes to. */
    @Benchmark
    public Step forkAndStep() {
        return seeing.fork().step();
    }
}
