package io.github.undercroft.dungeon;

import java.util.Arrays;

/**
 * Writes numbers into runs of cells, of a few cells each: copying what was painted before takes a third of the time of filling.
 * So it remembers the longest run so far for each number, and fills only longer ones.
 */
final class RunPaint {

    private final char[] cells;
    private final char[] numbers;
    /** For each number, where its longest run begins and how many cells it has. */
    private final int[] longestAt;

    private final int[] longest;

    /** @param numbers what is written, by the indices that {@link #paint} takes */
    RunPaint(char[] cells, char[] numbers) {
        this.cells = cells;
        this.numbers = numbers;
        longestAt = new int[numbers.length];
        longest = new int[numbers.length];
    }

    /** From one cell up to another, left out. */
    void paint(int index, int from, int to) {
        int length = to - from;
        if (length <= longest[index]) {
            System.arraycopy(cells, longestAt[index], cells, from, length);
            return;
        }
        Arrays.fill(cells, from, to, numbers[index]);
        longestAt[index] = from;
        longest[index] = length;
    }
}
