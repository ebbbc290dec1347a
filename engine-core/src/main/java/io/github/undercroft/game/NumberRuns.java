package io.github.undercroft.game;

import java.util.ArrayList;
import java.util.List;

/** A list of numbers in run-length encoding: count and number, alternating. */
final class NumberRuns {

    private final List<Long> written = new ArrayList<>();
    private long value;
    private long count;

    /** Called for each run that was read. */
    interface Visitor {
        /** The value is the same from {@code first} to {@code end}, the end not included. */
        void run(int first, int end, long value);
    }

    /** Adds the same number several times. */
    void add(long times, long number) {
        if (count > 0 && number != value) {
            flush();
        }
        value = number;
        count += times;
    }

    private void flush() {
        written.add(count);
        written.add(value);
        count = 0;
    }

    /** All that was added. Nothing can be added after this call. */
    List<Long> list() {
        if (count > 0) {
            flush();
        }
        return written;
    }

    /**
     * Reads the runs in order.
     *
     * @param size the number of values that there must be
     * @param what names the list in the error message
     */
    static void read(List<Long> written, int size, String what, Visitor visitor) {
        if (written.size() % 2 != 0) {
            throw RestoredChecks.broken(what + " are written in runs, each a count and a number; the last one of "
                    + written.size() + " numbers stands alone");
        }
        long at = 0;
        for (int i = 0; i < written.size(); i += 2) {
            long count = written.get(i);
            if (count < 1 || count > size - at) {
                throw RestoredChecks.broken(
                        what + " are " + size + "; after " + at + " of them comes a run of " + count);
            }
            visitor.run((int) at, (int) (at + count), written.get(i + 1));
            at += count;
        }
        if (at != size) {
            throw RestoredChecks.broken(what + " are " + size + "; " + at + " are written");
        }
    }
}
