package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.Arrays;
import java.util.List;

/** The cells of a level: 3 bytes and 2 bits each. What is outside is rock, and of no area. */
final class PlanCells {

    static final int NO_AREA = -1;

    private static final CellKind[] KINDS = CellKind.values();

    final int width;
    final int height;
    final BitGrid open;
    /** What is neither rock nor floor, so that checks need not look at every cell. */
    final BitGrid special;

    private final byte[] kinds;

    private boolean hasSpecial;
    /** One more than the id. */
    private final char[] areas;

    PlanCells(int width, int height) {
        this.width = width;
        this.height = height;
        open = BitGrid.of(width, height);
        special = BitGrid.of(width, height);
        kinds = new byte[width * height];
        areas = new char[width * height];
    }

    private static boolean isSpecial(CellKind kind) {
        return kind != CellKind.ROCK && kind != CellKind.FLOOR;
    }

    private boolean isOutside(int x, int y) {
        // One branch: the sign is set if one of them is negative.
        return (x | y | (width - 1 - x) | (height - 1 - y)) < 0;
    }

    CellKind kindAt(int x, int y) {
        return isOutside(x, y) ? CellKind.ROCK : KINDS[kinds[y * width + x]];
    }

    int areaAt(int x, int y) {
        return isOutside(x, y) ? NO_AREA : areas[y * width + x] - 1;
    }

    void fill(int y, int fromX, int toX, CellKind kind) {
        requireRun(y, fromX, toX);
        Arrays.fill(kinds, y * width + fromX, y * width + toX, (byte) kind.ordinal());
        if (kind.isPassable()) {
            open.setRange(y, fromX, toX);
        } else {
            open.clearRange(y, fromX, toX);
        }
        if (isSpecial(kind)) {
            hasSpecial = true;
            special.setRange(y, fromX, toX);
        } else if (hasSpecial) {
            special.clearRange(y, fromX, toX);
        }
    }

    void set(int x, int y, CellKind kind) {
        if (isOutside(x, y)) {
            throw outside(y, x, x + 1);
        }
        CellKind before = KINDS[kinds[y * width + x]];
        kinds[y * width + x] = (byte) kind.ordinal();
        if (kind.isPassable() && !before.isPassable()) {
            open.set(x, y);
        } else if (!kind.isPassable() && before.isPassable()) {
            open.clear(x, y);
        }
        if (isSpecial(kind)) {
            hasSpecial = true;
            special.set(x, y);
        } else if (isSpecial(before)) {
            special.clear(x, y);
        }
    }

    /** Whether no cell of a stretch of a row is passable. */
    boolean isSolid(int y, int fromX, int toX) {
        requireRun(y, fromX, toX);
        for (int x = fromX; x < toX; x = (x | 63) + 1) {
            long part = open.word(x >> 6, y) >>> x;
            int length = Math.min(toX - x, 64 - (x & 63));
            if (part << (64 - length) != 0) {
                return false;
            }
        }
        return true;
    }

    void claim(int area, int x, int y) {
        if (isOutside(x, y)) {
            throw outside(y, x, x + 1);
        }
        areas[y * width + x] = (char) (area + 1);
    }

    void claim(int area, int y, int fromX, int toX) {
        requireRun(y, fromX, toX);
        Arrays.fill(areas, y * width + fromX, y * width + toX, (char) (area + 1));
    }

    /** Gives each area another id, or none. */
    void renameAreas(int[] ids) {
        for (int i = 0; i < areas.length; i++) {
            if (areas[i] != 0) {
                areas[i] = (char) (ids[areas[i] - 1] + 1);
            }
        }
    }

    private void requireRun(int y, int fromX, int toX) {
        if (y < 0 || y >= height || fromX < 0 || toX > width || fromX > toX) {
            throw outside(y, fromX, toX);
        }
    }

    private IndexOutOfBoundsException outside(int y, int fromX, int toX) {
        return new IndexOutOfBoundsException("cells (" + fromX + "," + y + ") to (" + (toX - 1) + "," + y
                + ") on a level of " + width + " x " + height);
    }

    List<Point> places(CellKind kind) {
        ImmutableList.Builder<Point> places = ImmutableList.builder();
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] == kind.ordinal()) {
                places.add(new Point(i % width, i / width));
            }
        }
        return places.build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlanCells cells
                && width == cells.width
                && Arrays.equals(kinds, cells.kinds)
                && Arrays.equals(areas, cells.areas);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(kinds) + width;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder((width + 1) * height);
        for (int i = 0; i < kinds.length; i++) {
            text.append(KINDS[kinds[i]].glyph());
            if (i % width == width - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
