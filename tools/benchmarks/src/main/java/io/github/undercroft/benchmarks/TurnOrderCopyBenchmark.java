package io.github.undercroft.benchmarks;

import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.SchedulerFactory;
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

/** Copies a scheduler and walks through it, as a fork and a state hash do. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TurnOrderCopyBenchmark {

    /** The kind of scheduler. */
    public enum Kind {
        /** Energy by speed. */
        SPEED,
        /** Energy by resting. */
        RESTING,
        /** A queue by time. */
        TIMELINE
    }

    @Param
    private Kind kind = Kind.SPEED;

    @Param({"50", "1000"})
    private int actors;

    private Scheduler order = Schedulers.energyBySpeed().create();
    private long sum;

    /** Fills a scheduler as in the middle of a game. */
    @Setup
    public void fill() {
        order = factory().create();
        SplittableRandom random = new SplittableRandom(1);
        for (int actor = 0; actor < actors; actor++) {
            order.add(actor, Schedulers.Speeds.gain(random.nextInt(13)));
        }
        for (int turn = 0; turn < 200 * actors; turn++) {
            order.current();
            if (random.nextInt(4) == 0 || !order.canPay(1)) {
                order.rest();
            } else {
                order.pay(kind == Kind.RESTING ? 1 : random.nextInt(50, 301));
            }
        }
    }

    private SchedulerFactory factory() {
        return switch (kind) {
            case SPEED -> Schedulers.energyBySpeed();
            case RESTING -> Schedulers.energyByResting();
            case TIMELINE -> Schedulers.timeline();
        };
    }

    /** A whole copy. */
    @Benchmark
    public Scheduler copy() {
        return order.copy();
    }

    /** Every member, in order. */
    @Benchmark
    public long visit() {
        order.visit((key, rate, balance, carry) -> sum = sum * 31 + key + rate + balance + carry);
        return sum;
    }
}
