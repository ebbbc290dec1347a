package io.github.undercroft.dungeon.shape;

import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/**
 * Noise that is smoothed into caves, as whole bit rows: in each word 64 cells count their neighbours at once, with one bit
 * of the count in each of four words. As a view it shows the cells that are not rock. The border is always rock.
 *
 * <p>Construction and each round take O(cells / 64), plus the draws; 4 bits a cell. For one thread at a time.
 */
public final class CaveRows implements BitGridView {

    private final int width;
    private final int height;
    private final int wordsPerRow;
    /** The last column, and the bits beyond. */
    private final long lastRock;

    private long[] rock;
    private long[] next;
    private final long[] count0;
    private final long[] count1;

    /**
     * Noise.
     *
     * @param rockPercent how much of it is rock, from 0 to 99
     */
    public CaveRows(int width, int height, int rockPercent, RandomSource random) {
        SettingRange.requireSize(width, height);
        SettingRange.require("rockPercent", rockPercent, 0, 99);
        this.width = width;
        this.height = height;
        wordsPerRow = (width + 63) >>> 6;
        lastRock = -1L << (width - 1);
        rock = new long[wordsPerRow * height];
        Arrays.fill(rock, -1L);
        next = rock.clone();
        count0 = rock.clone();
        count1 = rock.clone();
        RandomBits bits = new RandomBits(rockPercent, random);
        for (int y = 1; y < height - 1; y++) {
            for (int wordX = 0; wordX < wordsPerRow; wordX++) {
                rock[y * wordsPerRow + wordX] = bits.next();
            }
            close(rock, y);
        }
    }

    private void close(long[] rows, int y) {
        rows[y * wordsPerRow] |= 1;
        rows[(y + 1) * wordsPerRow - 1] |= lastRock;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public long word(int wordX, int y) {
        requireWord(wordX, y);
        return ~rock[y * wordsPerRow + wordX];
    }

    /** One round: all cells at once. */
    public void smooth(CaveRule rule) {
        countRows(rock, count0, count1);
        // Rock counts itself, so the count must be one higher for it to stay.
        apply(rule.birth(), rule.survival() + 1);
        for (int y = 1; y < height - 1; y++) {
            close(next, y);
        }
        long[] before = rock;
        rock = next;
        next = before;
    }

    /**
     * How many of a cell and the two beside it are rock, in two bits. Rows follow each other without a gap: where one ends and
     * the next begins, there is rock on both sides.
     */
    private static void countRows(long[] cells, long[] bits0, long[] bits1) {
        for (int i = 1; i < cells.length - 1; i++) {
            long here = cells[i];
            long west = (here << 1) | (cells[i - 1] >>> 63);
            long east = (here >>> 1) | (cells[i + 1] << 63);
            bits0[i] = here ^ west ^ east;
            bits1[i] = majority(here, west, east);
        }
    }

    private void apply(int birth, int survival) {
        long[] before = rock;
        long[] after = next;
        long[] bits0 = count0;
        long[] bits1 = count1;
        int row = wordsPerRow;
        for (int i = row; i < before.length - row; i++) {
            long bit0 = bits0[i - row] ^ bits0[i] ^ bits0[i + row];
            long carry1 = majority(bits0[i - row], bits0[i], bits0[i + row]);
            long twos = bits1[i - row] ^ bits1[i] ^ bits1[i + row];
            long carry2 = majority(bits1[i - row], bits1[i], bits1[i + row]);
            long bit1 = twos ^ carry1;
            long more2 = twos & carry1;
            long bit2 = carry2 ^ more2;
            long bit3 = carry2 & more2;
            long born = atLeast(birth, bit0, bit1, bit2, bit3);
            long staying = atLeast(survival, bit0, bit1, bit2, bit3);
            after[i] = (born & ~before[i]) | (staying & before[i]);
        }
    }

    private static long majority(long one, long two, long three) {
        return (one & two) | (three & (one | two));
    }

    /** Whether a carry is left of 64 counts less a number. */
    private static long atLeast(int min, long bit0, long bit1, long bit2, long bit3) {
        long carry = bit0 | -(~min & 1);
        carry = majority(bit1, -((~min >> 1) & 1), carry);
        carry = majority(bit2, -((~min >> 2) & 1), carry);
        return majority(bit3, -((~min >> 3) & 1), carry);
    }
}
