package io.github.undercroft.dungeon.feature;

import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;
import java.util.List;

/** Tests whether there is space for something with rock all around, 64 cells at a time. */
final class FreeRock {

    private final BitGridView open;

    FreeRock(BitGridView open) {
        this.open = open;
    }

    /** Whether all these cells and the cells around them are rock and on the map. */
    boolean hasSpaceFor(List<Rect> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (!hasSpaceFor(parts.get(i))) {
                return false;
            }
        }
        return true;
    }

    boolean hasSpaceFor(Rect part) {
        return hasSpaceFor(part.x(), part.y(), part.right(), part.bottom());
    }

    boolean hasSpaceFor(int left, int top, int right, int bottom) {
        if (left < 1 || top < 1 || right > open.width() - 2 || bottom > open.height() - 2) {
            return false;
        }
        int firstWord = (left - 1) >> 6;
        int lastWord = (right + 1) >> 6;
        for (int wordX = firstWord; wordX <= lastWord; wordX++) {
            long mask = -1L;
            if (wordX == firstWord) {
                mask &= -1L << (left - 1);
            }
            if (wordX == lastWord) {
                mask &= -1L >>> (62 - right);
            }
            for (int y = top - 1; y <= bottom + 1; y++) {
                if ((open.word(wordX, y) & mask) != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
