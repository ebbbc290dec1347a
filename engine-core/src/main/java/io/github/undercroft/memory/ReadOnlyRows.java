package io.github.undercroft.memory;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** Shows bit rows that nobody may change: no cast leads back to them. */
final class ReadOnlyRows implements BitGridView {

    private final BitGrid rows;

    ReadOnlyRows(BitGrid rows) {
        this.rows = rows;
    }

    @Override
    public int width() {
        return rows.width();
    }

    @Override
    public int height() {
        return rows.height();
    }

    @Override
    public long word(int wordX, int y) {
        return rows.word(wordX, y);
    }

    @Override
    public boolean get(int x, int y) {
        return rows.get(x, y);
    }
}
