package io.github.undercroft.memory;

import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.grid.BitGridView;

/** The cells in view, and the rows and words between which they all lie. Written to only by who owns it alone. */
final class SeenCells implements BitGridView {

    private final int width;
    private final int height;
    private final int wordsPerRow;
    private final long[] words;
    private int top;
    private int bottom;
    private int firstWord;
    private int lastWord;

    /** Nothing is in view. */
    SeenCells(int width, int height) {
        this.width = width;
        this.height = height;
        this.wordsPerRow = (width + 63) >>> 6;
        this.words = new long[wordsPerRow * height];
        this.bottom = -1;
        this.lastWord = -1;
    }

    private SeenCells(SeenCells origin) {
        this.width = origin.width;
        this.height = origin.height;
        this.wordsPerRow = origin.wordsPerRow;
        this.words = origin.words.clone();
        this.top = origin.top;
        this.bottom = origin.bottom;
        this.firstWord = origin.firstWord;
        this.lastWord = origin.lastWord;
    }

    SeenCells copy() {
        return new SeenCells(this);
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
    public int wordsPerRow() {
        return wordsPerRow;
    }

    @Override
    public long word(int wordX, int y) {
        if (wordX < 0 || wordX >= wordsPerRow || y < 0 || y >= height) {
            throw new IndexOutOfBoundsException("word " + wordX + " of row " + y + " is outside a level of " + width
                    + " x " + height + " cells; a row has " + wordsPerRow + " words");
        }
        return words[y * wordsPerRow + wordX];
    }

    boolean isSet(int x, int y) {
        return (words[y * wordsPerRow + (x >> 6)] >>> x & 1) != 0;
    }

    /** Sets one cell, as when a memory is read back. */
    void set(int x, int y) {
        words[y * wordsPerRow + (x >> 6)] |= 1L << x;
        boolean first = bottom < top;
        top = first ? y : Math.min(top, y);
        bottom = Math.max(bottom, y);
        firstWord = first ? x >> 6 : Math.min(firstWord, x >> 6);
        lastWord = Math.max(lastWord, x >> 6);
    }

    /** What one comparison hands on: some of the cells of one word. */
    interface WordVisitor {
        void visit(int wordX, int y, long cells);
    }

    /** Shows what is in view here and not there. */
    void without(VisibleCells other, WordVisitor visitor) {
        for (int y = top; y <= bottom; y++) {
            for (int wordX = firstWord; wordX <= lastWord; wordX++) {
                long was = words[y * wordsPerRow + wordX];
                if (was != 0) {
                    long gone = was & ~other.word(wordX, y);
                    if (gone != 0) {
                        visitor.visit(wordX, y, gone);
                    }
                }
            }
        }
    }

    /** Takes over what is in view now, and shows what was not in view before. */
    void become(VisibleCells seen, WordVisitor visitor) {
        int fromWord = seen.left() >> 6;
        int toWord = seen.right() >> 6;
        clearOutside(seen.top(), seen.bottom(), fromWord, toWord);
        for (int y = seen.top(); y <= seen.bottom(); y++) {
            for (int wordX = fromWord; wordX <= toWord; wordX++) {
                int index = y * wordsPerRow + wordX;
                long is = seen.word(wordX, y);
                long fresh = is & ~words[index];
                words[index] = is;
                if (fresh != 0) {
                    visitor.visit(wordX, y, fresh);
                }
            }
        }
        top = seen.top();
        bottom = seen.bottom();
        firstWord = fromWord;
        lastWord = toWord;
    }

    private void clearOutside(int newTop, int newBottom, int fromWord, int toWord) {
        for (int y = top; y <= bottom; y++) {
            for (int wordX = firstWord; wordX <= lastWord; wordX++) {
                if (y < newTop || y > newBottom || wordX < fromWord || wordX > toWord) {
                    words[y * wordsPerRow + wordX] = 0;
                }
            }
        }
    }
}
