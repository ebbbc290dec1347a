package io.github.undercroft.benchmarks;

import io.github.undercroft.random.RandomSource;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * One unbiased draw below a bound of 100, against the generators of the JDK; its Xoroshiro128PlusPlus is the same
 * algorithm.
 *
 * <p>{@code java -jar tools/benchmarks/target/benchmarks.jar RandomSource -f 1 -wi 5 -i 5 -w 5 -r 2}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RandomSourceBenchmark {

    private final RandomSource ours = RandomSource.of(1);
    private final RandomGenerator xoroshiro =
            RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(1);
    private final SplittableRandom splittable = new SplittableRandom(1);
    private final Random legacy = new Random(1);
    /** A small bound, and one for which scaling 32 bits without bias draws again in three cases of ten. */
    @Param({"100", "1500000000"})
    public int bound;

    /** Ours. */
    @Benchmark
    public int randomSource() {
        return ours.nextInt(bound);
    }

    /** Ours, 64 bits without a bound. */
    @Benchmark
    public long randomSourceLong() {
        return ours.nextLong();
    }

    /** A rival. */
    @Benchmark
    public int jdkXoroshiro() {
        return xoroshiro.nextInt(bound);
    }

    /** A rival. */
    @Benchmark
    public int jdkSplittable() {
        return splittable.nextInt(bound);
    }

    /** A rival. */
    @Benchmark
    public int jdkRandom() {
        return legacy.nextInt(bound);
    }
}
