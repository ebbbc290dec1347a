package io.github.undercroft.memory;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** Bits of a level that a copy has in common with its origin until either of them changes one. */
final class SharedRows {

    private BitGrid cells;
    private BitGridView face;
    private boolean isOwn = true;

    SharedRows(int width, int height) {
        this(BitGrid.of(width, height));
    }

    /** The given bits, which nobody else changes. */
    SharedRows(BitGrid cells) {
        this.cells = cells;
        this.face = cells.readOnly();
    }

    private SharedRows(SharedRows origin) {
        this.cells = origin.cells;
        this.face = origin.face;
        this.isOwn = false;
    }

    SharedRows copy() {
        isOwn = false;
        return new SharedRows(this);
    }

    boolean get(int x, int y) {
        return cells.get(x, y);
    }

    void put(int x, int y, boolean on) {
        if (cells.get(x, y) == on) {
            return;
        }
        if (!isOwn) {
            cells = BitGrid.copyOf(cells);
            face = cells.readOnly();
            isOwn = true;
        }
        if (on) {
            cells.set(x, y);
        } else {
            cells.clear(x, y);
        }
    }

    /** The bits as they are now; after a change, ask again. */
    BitGridView face() {
        return face;
    }
}
