package io.github.undercroft.grid;

/** A read-only view of a grid. */
final class ReadOnlyBits implements BitGridView {

    final BitGrid grid;

    ReadOnlyBits(BitGrid grid) {
        this.grid = grid;
    }

    @Override
    public int width() {
        return grid.width();
    }

    @Override
    public int height() {
        return grid.height();
    }

    @Override
    public int wordsPerRow() {
        return grid.wordsPerRow();
    }

    @Override
    public long word(int wordX, int y) {
        return grid.word(wordX, y);
    }

    @Override
    public boolean get(int x, int y) {
        return grid.get(x, y);
    }

    @Override
    public boolean equals(Object other) {
        return grid.equals(other);
    }

    @Override
    public int hashCode() {
        return grid.hashCode();
    }

    @Override
    public String toString() {
        return grid.toString();
    }
}
