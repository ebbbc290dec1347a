package io.github.undercroft.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.LongToIntFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Makes a level, of another seed each time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LevelBenchmark {

    /** The contestant. */
    @Param
    public LevelContestant who = LevelContestant.ROGUE;

    /** Columns and rows. */
    @Param({"80x24", "250x250"})
    public String size = "80x24";

    private LongToIntFunction maker = seed -> 0;
    private long seed;

    /** Makes the generator. */
    @Setup
    public void make() {
        int x = size.indexOf('x');
        maker = who.of(Integer.parseInt(size.substring(0, x)), Integer.parseInt(size.substring(x + 1)));
    }

    /** @return a number that depends on the level */
    @Benchmark
    public int level() {
        return maker.applyAsInt(seed++);
    }
}
