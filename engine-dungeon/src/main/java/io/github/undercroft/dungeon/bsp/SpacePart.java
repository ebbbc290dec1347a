package io.github.undercroft.dungeon.bsp;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A part of a binary space partition: split in two, or with a room. */
final class SpacePart {

    final Rect cells;
    /** Whether the low part is to the west of the high one; otherwise it is to the north. */
    boolean isSplitUpright;

    @Nullable
    Area room;

    private @Nullable SpacePart low;
    private @Nullable SpacePart high;

    SpacePart(Rect cells) {
        this.cells = cells;
    }

    boolean isLeaf() {
        return low == null;
    }

    SpacePart low() {
        return there(low);
    }

    SpacePart high() {
        return there(high);
    }

    /** None where a vault has its place. */
    Optional<Area> room() {
        return Optional.ofNullable(room);
    }

    private SpacePart there(@Nullable SpacePart part) {
        if (part == null) {
            throw new IllegalStateException(cells + " is not split");
        }
        return part;
    }

    /** Splits it if it is large enough. */
    boolean split(BspLevels settings, RandomSource random) {
        boolean isSquare = cells.width() == cells.height();
        isSplitUpright = isSquare ? random.nextBoolean() : cells.width() > cells.height();
        int side = isSplitUpright ? cells.width() : cells.height();
        if (side < 2 * settings.minPart()) {
            return false;
        }
        int min = Math.max(settings.minPart(), (int) ((long) side * settings.minSplit() / 100));
        int at = random.nextInt(min, side - min + 1);
        int x = cells.x();
        int y = cells.y();
        if (isSplitUpright) {
            low = new SpacePart(new Rect(x, y, at, cells.height()));
            high = new SpacePart(new Rect(x + at, y, side - at, cells.height()));
        } else {
            low = new SpacePart(new Rect(x, y, cells.width(), at));
            high = new SpacePart(new Rect(x, y + at, cells.width(), side - at));
        }
        return true;
    }
}
