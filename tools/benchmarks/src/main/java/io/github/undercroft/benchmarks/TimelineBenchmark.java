package io.github.undercroft.benchmarks;

import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.Schedulers;
import java.util.SplittableRandom;
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
 * One turn of a timeline, beside the plain priority queue at the same costs, drawn beforehand. Both are first checked
 * to give the same sequence.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TimelineBenchmark {
    private static final int COSTS = 1 << 14;

    @Param({"1000", "20000"})
    private int actors;

    @Param({"1000", "2147483647"})
    private int highestCost;

    private final int[] costs = new int[COSTS];
    private int next;
    private Scheduler timeline = Schedulers.timeline().create();
    private PlainTimeline plain = new PlainTimeline();

    /** Fills both and runs them until the actors are in no particular order. */
    @Setup
    public void fill() {
        timeline = Schedulers.timeline().create();
        plain = new PlainTimeline();
        SplittableRandom random = new SplittableRandom(1);
        for (int index = 0; index < COSTS; index++) {
            costs[index] = random.nextInt(highestCost) + 1;
        }
        for (int actor = 0; actor < actors; actor++) {
            timeline.add(actor, 100);
            plain.add(actor, 100);
        }
        for (int turn = 0; turn < 20 * actors; turn++) {
            long actor = timeline();
            long rival = plain.turn(costs[next]);
            if (actor != rival) {
                throw new IllegalStateException("the sequence differs: " + actor + " instead of " + rival);
            }
        }
    }

    private int cost() {
        next = (next + 1) & (COSTS - 1);
        return costs[next];
    }

    /** The timeline of the library. */
    @Benchmark
    public long timeline() {
        long actor = timeline.current();
        timeline.pay(cost());
        return actor;
    }

    /** The rival. */
    @Benchmark
    public long priorityQueue() {
        return plain.turn(cost());
    }
}
