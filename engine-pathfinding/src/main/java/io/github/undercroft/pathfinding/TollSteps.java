package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import java.util.Arrays;

/**
 * For a {@link TwoStackSearch}, the cells at which a step costs a toll, in rows of bits as in {@link WalkMap#open}, and the
 * steps onto them that wait until nothing cheaper is left.
 */
final class TollSteps {

    private static final int MAX = 1 << 28;

    private final Tolls tolls;
    /** Those that have not been stepped onto. */
    private long[] cells = {};

    private int stride;
    private int goalX;
    private int goalY;
    private boolean isStuck;

    /** The totals of what waits, and the number of each; the last to come is the first among equals. */
    private final LongHeap waiting = new LongHeap();

    /** What has waited: onto which cell of which word, and from where. */
    private long[] bits = new long[16];

    private int[] words = new int[16];
    private int[] origins = new int[16];
    private int size;
    /** The number of the one taken last. */
    private int taken;

    TollSteps(Tolls tolls) {
        this.tolls = tolls;
    }

    /** Begins with the cells of a map, whose tolls are known, and takes them out of a search's open cells. */
    void begin(WalkMap map, TollCells tolled, Point start, Point goal, long[] left) {
        if (cells.length < map.open.length) {
            cells = new long[map.open.length];
        }
        stride = map.stride;
        goalX = goal.x();
        goalY = goal.y();
        size = 0;
        waiting.clear();
        isStuck = false;
        tolled.write(cells, stride);
        cells[word(start)] &= ~bit(start);
        if (tolls.of(goalX, goalY, true) == 0) {
            cells[word(goal)] &= ~bit(goal);
        }
        for (int i = 0; i < map.open.length; i++) {
            cells[i] &= map.open[i];
            left[i] &= ~cells[i];
        }
    }

    private int word(Point cell) {
        return (cell.y() + 1) * stride + ((cell.x() + 1) >> 6);
    }

    private static long bit(Point cell) {
        return 1L << (cell.x() + 1);
    }

    long at(int word) {
        return cells[word];
    }

    /** Lets steps wait onto these cells of a word, which would be done at that total without a toll. */
    void offer(int total, long onto, int word, int origin) {
        for (long rest = onto; rest != 0; rest &= rest - 1) {
            offerOne(total, Long.lowestOneBit(rest), word, origin);
        }
    }

    private void offerOne(int total, long bit, int word, int origin) {
        int y = word / stride - 1;
        int x = ((word & (stride - 1)) << 6) + Long.numberOfTrailingZeros(bit) - 1;
        long toll = tolls.of(x, y, x == goalX && y == goalY);
        if (toll == Tolls.BLOCKED) {
            cells[word] &= ~bit;
        } else if (toll == Tolls.UNCOUNTABLE || toll > MAX) {
            isStuck = true;
        } else {
            add((int) (total + toll), bit, word, origin);
        }
    }

    private void add(int total, long bit, int word, int origin) {
        if (size == bits.length) {
            bits = Arrays.copyOf(bits, 2 * size);
            words = Arrays.copyOf(words, 2 * size);
            origins = Arrays.copyOf(origins, 2 * size);
        }
        bits[size] = bit;
        words[size] = word;
        origins[size] = origin;
        waiting.add((long) total << Integer.SIZE | Integer.MAX_VALUE - size);
        size++;
    }

    /** Whether a toll came up that cannot be counted. */
    boolean isStuck() {
        return isStuck;
    }

    /** The least total at which something waits; {@link Integer#MAX_VALUE} if nothing does. */
    int minTotal() {
        return waiting.isEmpty() ? Integer.MAX_VALUE : firstTotal();
    }

    private int firstTotal() {
        return (int) (waiting.first() >> Integer.SIZE);
    }

    /** Takes a step that waits for that total, onto a cell that has not been stepped onto; false if there is none. */
    boolean take(int total) {
        while (!waiting.isEmpty() && firstTotal() == total) {
            taken = Integer.MAX_VALUE - (int) waiting.pop();
            if ((cells[words[taken]] & bits[taken]) != 0) {
                cells[words[taken]] &= ~bits[taken];
                return true;
            }
        }
        return false;
    }

    /** The cell of the step taken last, as a bit of its word. */
    long cell() {
        return bits[taken];
    }

    int word() {
        return words[taken];
    }

    int origin() {
        return origins[taken];
    }
}
