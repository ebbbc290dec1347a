package io.github.undercroft.benchmarks;

import io.github.undercroft.time.Speeds;
import io.github.undercroft.time.TurnOrder;
import io.github.undercroft.time.TurnOrders;
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
 * One turn, asked and settled, at costs from a table drawn beforehand. The rival of the timeline is the plain priority
 * queue at the same costs; that both give the same sequence is checked before they are measured.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TurnOrderBenchmark {
    private static final int COSTS = 1 << 14;

    @Param({"1000", "20000"})
    private int actors;

    private final int[] costs = new int[COSTS];
    private final int[] highCosts = new int[COSTS];
    private final int[] lowCosts = new int[COSTS];
    private int next;
    private TurnOrder speed = TurnOrders.bySpeed().create();
    private TurnOrder resting = TurnOrders.byResting().create();
    private TurnOrder timeline = TurnOrders.timeline().create();
    private TurnOrder longTimeline = TurnOrders.timeline().create();
    private PlainTimeline plain = new PlainTimeline();
    private PlainTimeline longPlain = new PlainTimeline();

    /** Fills the orders and lets them run until actors stand in no particular order. */
    @Setup
    public void fill() {
        SplittableRandom random = new SplittableRandom(1);
        for (int index = 0; index < COSTS; index++) {
            costs[index] = random.nextInt(1, 1001);
            highCosts[index] = random.nextInt(1, Integer.MAX_VALUE);
            lowCosts[index] = random.nextInt(0, 4);
        }
        for (int actor = 0; actor < actors; actor++) {
            speed.add(actor, Speeds.gain(random.nextInt(13)));
            resting.add(actor, random.nextInt(1, 4));
            timeline.add(actor, 100);
            longTimeline.add(actor, 100);
            plain.add(actor, 100);
            longPlain.add(actor, 100);
        }
        for (int turn = 0; turn < 20 * actors; turn++) {
            bySpeed();
            byResting();
            require(timeline(), plain.turn(costs[next]));
            require(timelineLongCosts(), longPlain.turn(highCosts[next]));
        }
    }

    private static void require(long actor, long rival) {
        if (actor != rival) {
            throw new IllegalStateException("the sequence differs: " + actor + " instead of " + rival);
        }
    }

    private int index() {
        next = (next + 1) & (COSTS - 1);
        return next;
    }

    /** Thirteen speeds. */
    @Benchmark
    public long bySpeed() {
        long actor = speed.current();
        speed.pay(costs[index()]);
        return actor;
    }

    /** Actions of cost 0 to 3, rests where they can't be paid. */
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

    /** Costs of 1 to 1,000. */
    @Benchmark
    public long timeline() {
        long actor = timeline.current();
        timeline.pay(costs[index()]);
        return actor;
    }

    /** Costs of 1 to the highest int. */
    @Benchmark
    public long timelineLongCosts() {
        long actor = longTimeline.current();
        longTimeline.pay(highCosts[index()]);
        return actor;
    }

    /** The rival at costs of 1 to 1,000. */
    @Benchmark
    public long priorityQueue() {
        return plain.turn(costs[index()]);
    }

    /** The rival at costs of 1 to the highest int. */
    @Benchmark
    public long priorityQueueLongCosts() {
        return longPlain.turn(highCosts[index()]);
    }
}
