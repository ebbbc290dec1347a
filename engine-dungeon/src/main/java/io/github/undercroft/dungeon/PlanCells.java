package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.Arrays;
import java.util.List;

/** The cells of a level: 3 bytes and 1 bit each. What is outside is rock, and of no area. */
final class PlanCells {

    static final int NO_AREA = -1;

    private static final CellKind[] KINDS = CellKind.values();

    final int width;
    final int height;
    final BitGrid open;
    private final byte[] kinds;
    /** One more than the id. */
    private final char[] areas;

    PlanCells(int width, int height) {
        this.width = width;
        this.height = height;
        open = BitGrid.of(width, height);
        kinds = new byte[width * height];
        areas = new char[width * height];
    }

    private boolean isOutside(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height;
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
            for (int x = fromX; x < toX; x++) {
                open.clear(x, y);
            }
        }
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
            throw new IndexOutOfBoundsException("cells (" + fromX + "," + y + ") to (" + (toX - 1) + "," + y
                    + ") on a level of " + width + " x " + height);
        }
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
