package io.github.undercroft.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongToIntFunction;

/** Prints the table of levels beside SquidLib's, by thread CPU time; ours and one rival take turns. */
final class LevelTable {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final List<LevelContestant> RIVALS =
            List.of(LevelContestant.CLASSIC_ROGUE, LevelContestant.CONNECTING, LevelContestant.DUNGEON);
    /** Rivals are not measured on larger sizes. */
    private static final int LARGEST_OF_RIVALS = 250;

    /** A sum over all levels, so that no compiler can skip one. */
    private static long sum;

    private LevelTable() {}

    /** Prints the rows of contestants whose names contain a text; an empty text prints all. */
    static void print(String only) {
        System.out.println(
                "| generator | size | ours | ns a cell | bytes a cell | ClassicRogue | Connecting | Dungeon |");
        System.out.println("|---|---|---:|---:|---:|---:|---:|---:|");
        for (LevelContestant ours : LevelContestant.values()) {
            if (RIVALS.contains(ours) || !ours.name().toLowerCase(Locale.ROOT).contains(only)) {
                continue;
            }
            for (int[] size : new int[][] {{80, 24}, {80, 80}, {250, 250}, {1000, 1000}}) {
                row(ours, size[0], size[1]);
            }
        }
    }

    private static void row(LevelContestant who, int width, int height) {
        Runnable ours = levels(who, width, height);
        double best = Double.MAX_VALUE;
        StringBuilder ratios = new StringBuilder();
        for (LevelContestant rival : RIVALS) {
            if (width > LARGEST_OF_RIVALS) {
                best = Math.min(best, Duel.between(ours, () -> {}).ours());
                ratios.append(" |");
                continue;
            }
            Duel duel = Duel.between(ours, levels(rival, width, height));
            best = Math.min(best, duel.ours());
            ratios.append(String.format(Locale.ROOT, " %.1fx |", duel.ratio()));
        }
        double cells = (double) width * height;
        System.out.println(String.format(
                        Locale.ROOT,
                        "| %s | %dx%d | %.1f µs | %.2f | %.1f |",
                        who.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                        width,
                        height,
                        best / 1e3,
                        best / cells,
                        allocated(ours) / cells)
                + ratios);
    }

    /** Another level each time, cycling through the same ones. */
    private static Runnable levels(LevelContestant who, int width, int height) {
        LongToIntFunction maker = who.of(width, height);
        long[] seed = {0};
        return () -> sum += maker.applyAsInt(seed[0]++ & 63);
    }

    /** All bytes that a level allocates, also those that are freed on the way; so the peak is at most this. */
    private static double allocated(Runnable levels) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 16; i++) {
            levels.run();
        }
        return (THREADS.getCurrentThreadAllocatedBytes() - before) / 16.0;
    }
}
