package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.StateNode;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists of numbers in run-length encoding, one after the other: count and number, alternating. A list that equals the one
 * before is the same node, since the inhabitants of a large level all know the same of it.
 */
final class NumberRuns {

    private long[] written = new long[64];
    private int size;
    private long value;
    private long count;

    /** Nodes of the numbers from 0 on, which are the most. */
    private final @Nullable StateNode[] small = new StateNode[256];

    private StateNode.Items last = new StateNode.Items(ImmutableList.of());

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
        if (size == written.length) {
            written = Arrays.copyOf(written, 2 * size);
        }
        written[size++] = count;
        written[size++] = value;
        count = 0;
    }

    /** All that was added since the last call. */
    StateNode.Items take() {
        if (count > 0) {
            flush();
        }
        if (!isLastAgain()) {
            ImmutableList.Builder<StateNode> numbers = ImmutableList.builderWithExpectedSize(size);
            for (int i = 0; i < size; i++) {
                numbers.add(node(written[i]));
            }
            last = new StateNode.Items(numbers.build());
        }
        size = 0;
        return last;
    }

    private StateNode node(long number) {
        if (number < 0 || number >= small.length) {
            return new StateNode.Whole(number);
        }
        StateNode known = small[(int) number];
        if (known == null) {
            known = new StateNode.Whole(number);
            small[(int) number] = known;
        }
        return known;
    }

    private boolean isLastAgain() {
        boolean isSame = last.items().size() == size;
        for (int i = 0; i < size && isSame; i++) {
            isSame = last.items().get(i) instanceof StateNode.Whole number && number.number() == written[i];
        }
        return isSame;
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
