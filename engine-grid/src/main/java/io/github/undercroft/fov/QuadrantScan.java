package io.github.undercroft.fov;

import java.util.Arrays;

/**
 * Scans one quadrant, row by row away from the origin; for the eastern and western quadrants a "row" is a column of the
 * map and a "column" a row of it.
 *
 * <p>A beam is all that can be seen between two edges. Its end is kept as the start of its mirror image, so that both
 * round alike. Rows are searched for walls by words, so an open row costs the same whatever its width. Where walls
 * split a beam, the last part goes on and the others wait on a stack.
 */
final class QuadrantScan {

    /** Numbers kept of a waiting beam. */
    private static final int BEAM = 1 + 2 * BeamEdge.NUMBERS;

    private long[] words = {};
    private int wordsPerLine;
    private int length;
    private long[] target = {};
    private int targetWordsPerRow;
    private boolean alongColumns;
    private int[] spans = {};

    private int centre;
    private int originLine;
    private int step;
    private int rows;

    /** The current beam. */
    private int row;

    private final BeamEdge start = new BeamEdge();
    private final BeamEdge end = new BeamEdge();

    private int[] waiting = new int[16 * BEAM];
    private int waitingSize;

    /** Prepares for the quadrants north and south: sets the cells seen in {@code seen}. */
    void overRows(SightMap map, long[] seen, int[] spansOfReach) {
        words = map.words();
        wordsPerLine = map.wordsPerRow();
        length = map.width();
        target = seen;
        targetWordsPerRow = map.wordsPerRow();
        alongColumns = false;
        spans = spansOfReach;
    }

    /** Prepares for the quadrants west and east: flips the ends of what is seen in {@code flips}. */
    void overColumns(SightMap map, long[] flips, int[] spansOfReach) {
        words = map.columns();
        wordsPerLine = map.wordsPerColumn();
        length = map.height();
        target = flips;
        targetWordsPerRow = map.wordsPerRow();
        alongColumns = true;
        spans = spansOfReach;
    }

    /**
     * Scans one quadrant.
     *
     * @param column the origin's place within its row
     * @param line the origin's row
     * @param direction 1 or -1, the way rows are counted
     * @param count how many there are
     */
    void scan(int column, int line, int direction, int count) {
        centre = column;
        originLine = line;
        step = direction;
        rows = count;
        row = 0;
        start.alongDiagonal();
        end.alongDiagonal();
        waitingSize = 0;
        boolean lit = true;
        while (lit) {
            lit = advance() || takeWaiting();
        }
    }

    /** Takes the beam to the next row, and sets the cells that it sees there; returns whether any of it goes on. */
    private boolean advance() {
        if (row >= rows) {
            return false;
        }
        row++;
        start.step();
        end.step();
        int span = spans[row];
        int first = centre + start.column();
        int last = centre - end.column();
        // One cell beyond the reach can still hide a cell within it; farther ones cannot.
        int from = Math.max(first, Math.max(0, centre - span - 1));
        int to = Math.min(last, Math.min(length - 1, centre + span + 1));
        if (from > to) {
            return false;
        }
        int line = originLine + row * step;
        int base = line * wordsPerLine;
        int seenFrom = start.isPastMiddle() && !(from == first && isWall(base, first)) ? first + 1 : first;
        int seenTo = end.isPastMiddle() && !(to == last && isWall(base, last)) ? last - 1 : last;
        seenFrom = Math.max(seenFrom, Math.max(0, centre - span));
        seenTo = Math.min(seenTo, Math.min(length - 1, centre + span));
        if (seenFrom <= seenTo) {
            see(line, seenFrom, seenTo);
        }
        return from >> 6 == to >> 6 ? passWord(base, from, to) : split(base, from, to);
    }

    /** As {@link #split}, and quickly if all is in one word and what is open in one piece. */
    private boolean passWord(int base, int from, int to) {
        long touched = -1L << from & -1L >>> ~to;
        long open = words[base + (from >> 6)] & touched;
        if (open == touched) {
            return true;
        }
        if (open == 0) {
            return false;
        }
        int lowest = Long.numberOfTrailingZeros(open);
        int highest = 63 - Long.numberOfLeadingZeros(open);
        if (open != (-1L << lowest & -1L >>> ~highest)) {
            return split(base, from, to);
        }
        int wordStart = from & -64;
        if (lowest > (from & 63)) {
            startAt(wordStart + lowest);
        }
        if (highest < (to & 63)) {
            endBefore(wordStart + highest + 1);
        }
        return true;
    }

    /** Cuts the walls of the current row out of the beam; returns whether anything is left. */
    private boolean split(int base, int from, int to) {
        int open = nextOpen(base, from, to);
        if (open > to) {
            return false;
        }
        if (open > from) {
            startAt(open);
        }
        int wall = nextWall(base, open, to);
        while (wall <= to) {
            open = nextOpen(base, wall, to);
            if (open > to) {
                endBefore(wall);
                return true;
            }
            pushEndingBefore(wall);
            startAt(open);
            wall = nextWall(base, open, to);
        }
        return true;
    }

    private void startAt(int open) {
        start.throughCorner(open - centre, row);
    }

    private void endBefore(int wall) {
        end.throughCorner(1 - (wall - centre), row);
    }

    private void pushEndingBefore(int wall) {
        if (waitingSize == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingSize);
        }
        waiting[waitingSize] = row;
        start.store(waiting, waitingSize + 1);
        BeamEdge.storeThroughCorner(waiting, waitingSize + 1 + BeamEdge.NUMBERS, 1 - (wall - centre), row);
        waitingSize += BEAM;
    }

    private boolean takeWaiting() {
        if (waitingSize == 0) {
            return false;
        }
        waitingSize -= BEAM;
        row = waiting[waitingSize];
        start.load(waiting, waitingSize + 1);
        end.load(waiting, waitingSize + 1 + BeamEdge.NUMBERS);
        return true;
    }

    private void see(int line, int from, int to) {
        if (alongColumns) {
            long bit = 1L << line;
            int wordX = line >> 6;
            target[from * targetWordsPerRow + wordX] ^= bit;
            target[(to + 1) * targetWordsPerRow + wordX] ^= bit;
            return;
        }
        int row = line * targetWordsPerRow;
        int firstWord = row + (from >> 6);
        int lastWord = row + (to >> 6);
        long firstBits = -1L << from;
        long lastBits = -1L >>> ~to;
        if (firstWord == lastWord) {
            target[firstWord] |= firstBits & lastBits;
            return;
        }
        target[firstWord] |= firstBits;
        for (int i = firstWord + 1; i < lastWord; i++) {
            target[i] = -1L;
        }
        target[lastWord] |= lastBits;
    }

    private boolean isWall(int base, int column) {
        return (words[base + (column >> 6)] >>> column & 1) == 0;
    }

    /** @return the first wall from one column on, or a number beyond {@code to} if there is none up to it */
    private int nextWall(int base, int from, int to) {
        int word = from >> 6;
        int last = to >> 6;
        long walls = ~words[base + word] & -1L << from;
        while (walls == 0 && word < last) {
            walls = ~words[base + ++word];
        }
        return walls == 0 ? to + 1 : (word << 6) + Long.numberOfTrailingZeros(walls);
    }

    /** @return the first open cell from one column on, or a number beyond {@code to} if there is none up to it */
    private int nextOpen(int base, int from, int to) {
        int word = from >> 6;
        int last = to >> 6;
        long open = words[base + word] & -1L << from;
        while (open == 0 && word < last) {
            open = words[base + ++word];
        }
        return open == 0 ? to + 1 : (word << 6) + Long.numberOfTrailingZeros(open);
    }
}
