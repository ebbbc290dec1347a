package io.github.undercroft.dungeon.noise;

import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/**
 * Noise that is smoothed into caves, as whole bit rows: in each word 64 cells count their neighbours at once, with a bit of
 * the count in each of four words. As a view it shows what is not rock. The border is rock always.
 *
 * <p>Making it and each round are O(cells / 64) beside the draws; 2 bits a cell. For one thread at a time.
 */
public final class CaveRows implements BitGridView {

    private final int width;
    private final int height;
    private final int wordsPerRow;
    /** The last column, and the bits beyond. */
    private final long lastRock;

    private long[] rock;
    private long[] next;

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
        return ~rock[y * wordsPerRow + wordX];
    }

    /** One round: all cells at once. */
    public void smooth(CaveRule rule) {
        for (int y = 1; y < height - 1; y++) {
            int row = y * wordsPerRow;
            for (int i = row; i < row + wordsPerRow; i++) {
                next[i] = smoothed(i, i == row, i == row + wordsPerRow - 1, rule);
            }
            close(next, y);
        }
        long[] before = rock;
        rock = next;
        next = before;
    }

    private long smoothed(int i, boolean isFirst, boolean isLast, CaveRule rule) {
        long above = rock[i - wordsPerRow];
        long aboveWest = west(i - wordsPerRow, isFirst);
        long aboveEast = east(i - wordsPerRow, isLast);
        long below = rock[i + wordsPerRow];
        long belowWest = west(i + wordsPerRow, isFirst);
        long belowEast = east(i + wordsPerRow, isLast);
        long west = west(i, isFirst);
        long east = east(i, isLast);
        // Each row gives a number of two bits.
        long above0 = above ^ aboveWest ^ aboveEast;
        long above1 = majority(above, aboveWest, aboveEast);
        long below0 = below ^ belowWest ^ belowEast;
        long below1 = majority(below, belowWest, belowEast);
        long beside0 = west ^ east;
        long beside1 = west & east;
        // Their sum has four.
        long carry1 = majority(above0, below0, beside0);
        long twos = above1 ^ below1 ^ beside1;
        long carry2 = majority(above1, below1, beside1);
        long bit0 = above0 ^ below0 ^ beside0;
        long bit1 = twos ^ carry1;
        long more2 = twos & carry1;
        long bit2 = carry2 ^ more2;
        long bit3 = carry2 & more2;
        long here = rock[i];
        long born = ~here & atLeast(rule.birth(), bit0, bit1, bit2, bit3);
        long staying = here & atLeast(rule.survival(), bit0, bit1, bit2, bit3);
        return born | staying;
    }

    private long west(int i, boolean isFirst) {
        return (rock[i] << 1) | (isFirst ? 1 : rock[i - 1] >>> 63);
    }

    private long east(int i, boolean isLast) {
        return (rock[i] >>> 1) | (isLast ? Long.MIN_VALUE : rock[i + 1] << 63);
    }

    private static long majority(long one, long two, long three) {
        return (one & two) | (three & (one | two));
    }

    /** Compares 64 counts with a number, the highest bits first. */
    private static long atLeast(int least, long bit0, long bit1, long bit2, long bit3) {
        long asked3 = -(least >> 3 & 1);
        long asked2 = -(least >> 2 & 1);
        long asked1 = -(least >> 1 & 1);
        long asked0 = -(least & 1);
        long atLeast = bit0 | ~asked0;
        atLeast = (bit1 & ~asked1) | (~(bit1 ^ asked1) & atLeast);
        atLeast = (bit2 & ~asked2) | (~(bit2 ^ asked2) & atLeast);
        return (bit3 & ~asked3) | (~(bit3 ^ asked3) & atLeast);
    }
}
