package io.github.undercroft.fov;

import io.github.undercroft.grid.BitGridView;

/**
 * The cells that came into sight and those that went out of it. Shown one field of view after the other, it compares each
 * with the one before; it keeps a copy, so the same {@link FieldOfView} may compute both.
 *
 * <p>Compares whole rows, 64 cells at a time, only where either can be seen: O(rows in reach). Allocates nothing once its
 * memory has grown to the grid. For one thread at a time.
 */
public final class SightChange {

    private final VisibleCells before = new VisibleCells();
    private final VisibleCells newlySeen = new VisibleCells();
    private final VisibleCells noLongerSeen = new VisibleCells();
    private final SightBox box = new SightBox();
    private final SightBox boxBefore = new SightBox();
    private boolean seenBefore;

    /** Begins with nothing seen. */
    public SightChange() {}

    /**
     * Compares the cells seen now with those of the last call; the first call compares with nothing.
     *
     * @throws IllegalArgumentException if the grid is of another size than last time; call {@link #forget} before
     */
    public void advance(BitGridView seenNow) {
        if (!seenBefore) {
            box.around(seenNow);
            before.begin(seenNow, box);
            seenBefore = true;
        }
        compare(before, seenNow);
        box.around(seenNow);
        before.copyFrom(seenNow, box);
    }

    /** Forgets the cells seen last, for example on a new level: all cells seen next are new. */
    public void forget() {
        seenBefore = false;
    }

    /**
     * Compares two fields of view; what {@link #advance} was given stays as it is.
     *
     * @throws IllegalArgumentException if the two are not of the same size
     */
    public void compare(BitGridView earlier, BitGridView later) {
        if (earlier.width() != later.width() || earlier.height() != later.height()) {
            throw new IllegalArgumentException("what was seen before is " + earlier.width() + " x " + earlier.height()
                    + " cells, what is seen now " + later.width() + " x " + later.height()
                    + "; compare the same level, and call forget when it changes");
        }
        box.around(later);
        boxBefore.around(earlier);
        box.include(boxBefore);
        newlySeen.begin(later, box);
        noLongerSeen.begin(later, box);
        int wordsPerRow = newlySeen.wordsPerRow();
        for (int y = box.top(); y <= box.bottom(); y++) {
            for (int wordX = box.left() >> 6; wordX <= box.right() >> 6; wordX++) {
                long was = earlier.word(wordX, y);
                long is = later.word(wordX, y);
                newlySeen.words()[y * wordsPerRow + wordX] = is & ~was;
                noLongerSeen.words()[y * wordsPerRow + wordX] = was & ~is;
            }
        }
    }

    /** @return the cells seen now and not before, for reading until the next comparison */
    public VisibleCells newlySeen() {
        return newlySeen;
    }

    /** @return the cells seen before and not now, for reading until the next comparison */
    public VisibleCells noLongerSeen() {
        return noLongerSeen;
    }
}
