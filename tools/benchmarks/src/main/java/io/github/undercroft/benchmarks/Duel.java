package io.github.undercroft.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures two contestants that do the same work in turns on one thread: the CPU time of the fastest of several rounds,
 * since other load on the machine only adds time.
 *
 * @param ours nanoseconds a call
 * @param rival nanoseconds a call
 */
record Duel(double ours, double rival) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 7;
    private static final long ROUND = 150_000_000;
    private static final long WARM_UP = 1_500_000_000;
    /** A contestant that takes this long for a single call is called less often, in nanoseconds. */
    private static final long SLOW = 2_000_000_000;

    static long cpuTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    static Duel between(Runnable ours, Runnable rival) {
        int oursCalls = warmUp(ours);
        int rivalCalls = warmUp(rival);
        double minOurs = Double.MAX_VALUE;
        double minRival = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            minOurs = Math.min(minOurs, time(ours, oursCalls));
            if (round < 2 || minRival < SLOW) {
                minRival = Math.min(minRival, time(rival, rivalCalls));
            }
        }
        return new Duel(minOurs, minRival);
    }

    double ratio() {
        return rival / ours;
    }

    /** @return the number of calls in a round */
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
