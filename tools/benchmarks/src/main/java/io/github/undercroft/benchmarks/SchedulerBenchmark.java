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

/** One turn of a scheduler, at costs from a table; for the timeline see {@link TimelineBenchmark}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SchedulerBenchmark {
    private static final int COSTS = 1 << 14;

    @Param({"1000", "20000"})
    private int actors;

    private final int[] costs = new int[COSTS];
    private final int[] lowCosts = new int[COSTS];
    private int next;
    private Scheduler speed = Schedulers.energyBySpeed().create();
    private Scheduler resting = Schedulers.energyByResting().create();

    /** Fills the schedulers and runs them until the actors are in no particular order. */
    @Setup
    public void fill() {
        speed = Schedulers.energyBySpeed().create();
        resting = Schedulers.energyByResting().create();
        SplittableRandom random = new SplittableRandom(1);
        for (int index = 0; index < COSTS; index++) {
            costs[index] = random.nextInt(1, 1001);
            lowCosts[index] = random.nextInt(0, 4);
        }
        for (int actor = 0; actor < actors; actor++) {
            speed.add(actor, Schedulers.Speeds.gain(random.nextInt(13)));
            resting.add(actor, random.nextInt(1, 4));
        }
        for (int turn = 0; turn < 20 * actors; turn++) {
            bySpeed();
            byResting();
        }
    }

    private int index() {
        next = (next + 1) & (COSTS - 1);
        return next;
    }

    /** Thirteen speeds, costs of 1 to 1,000. */
    @Benchmark
    public long bySpeed() {
        long actor = speed.current();
        speed.pay(costs[index()]);
        return actor;
    }

    /** Actions of cost 0 to 3, rests if they cannot be paid. */
    @Benchmark
    public long byResting() {
        long actor = resting.current();
        int cost = lowCosts[index()];
        if (resting.canPay(cost)) {
            resting.pay(cost);
        } else {
            resting.rest();
        }
        return actor;
    }
}
