package io.github.undercroft.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Two that do the same work in turns on one thread, by its CPU time, the least of several rounds each: whatever else the
 * machine does only ever adds.
 *
 * @param ours nanoseconds a call
 * @param rival nanoseconds a call
 */
record Duel(double ours, double rival) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 7;
    private static final long ROUND = 150_000_000;
    private static final long WARM_UP = 1_500_000_000;
    /** Who takes this long for a single call is asked less often. */
    private static final long SLOW = 2_000_000_000;

    static long cpuTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    static Duel between(Runnable ours, Runnable rival) {
        int oursCalls = warmUp(ours);
        int rivalCalls = warmUp(rival);
        double leastOurs = Double.MAX_VALUE;
        double leastRival = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            leastOurs = Math.min(leastOurs, time(ours, oursCalls));
            if (round < 2 || leastRival < SLOW) {
                leastRival = Math.min(leastRival, time(rival, rivalCalls));
            }
        }
        return new Duel(leastOurs, leastRival);
    }

    double ratio() {
        return rival / ours;
    }

    /** @return how many calls fill a round */
    private static int warmUp(Runnable who) {
        long start = cpuTime();
        double last = 1;
        do {
            last = Math.max(1, time(who, 1));
        } while (cpuTime() - start < WARM_UP);
        return (int) Math.max(1, ROUND / last);
    }

    private static double time(Runnable who, int calls) {
        long start = cpuTime();
        for (int call = 0; call < calls; call++) {
            who.run();
        }
        return (cpuTime() - start) / (double) calls;
    }
}
