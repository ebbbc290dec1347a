package io.github.undercroft.benchmarks;

import io.github.undercroft.time.Speeds;
import io.github.undercroft.time.TurnOrder;
import io.github.undercroft.time.TurnOrderFactory;
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

/** What a fork and a state hash ask of a turn order: to be copied and to be looked through. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TurnOrderCopyBenchmark {

    /** Which order. */
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

    private TurnOrder order = TurnOrders.bySpeed().create();
    private long sum;

    /** An order in the middle of a game. */
    @Setup
    public void fill() {
        order = factory().create();
        SplittableRandom random = new SplittableRandom(1);
        for (int actor = 0; actor < actors; actor++) {
            order.add(actor, Speeds.gain(random.nextInt(13)));
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

    private TurnOrderFactory factory() {
        return switch (kind) {
            case SPEED -> TurnOrders.bySpeed();
            case RESTING -> TurnOrders.byResting();
            case TIMELINE -> TurnOrders.timeline();
        };
    }

    /** All of it. */
    @Benchmark
    public TurnOrder copy() {
        return order.copy();
    }

    /** Every member, in sequence. */
    @Benchmark
    public long visit() {
        order.visit((key, rate, balance, carry) -> sum = sum * 31 + key + rate + balance + carry);
        return sum;
    }
}
