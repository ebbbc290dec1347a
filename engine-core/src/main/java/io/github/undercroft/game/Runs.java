package io.github.undercroft.game;

import java.util.ArrayList;
import java.util.List;

/** Numbers in a row as they are written: how often the same one follows, and the number, by turns. */
final class Runs {

    private final List<Long> written = new ArrayList<>();
    private long value;
    private long count;

    /** Shown each run that was read. */
    interface Visitor {
        /** From the first number to the one before the end the value is the same. */
        void run(int first, int end, long value);
    }

    /** Adds the same number a few times. */
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

    /** All that was added; nothing can be added after that. */
    List<Long> list() {
        if (count > 0) {
            flush();
        }
        return written;
    }

    /**
     * Shows what was written.
     *
     * @param size how many numbers there must be
     * @param what of what, for who reads the message
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
