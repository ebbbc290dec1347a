package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The cells of a level: 3 bytes and 3 bits each. Cells outside count as rock, and belong to no area. */
final class PlanCells {

    static final int NO_AREA = -1;

    private static final CellKind[] KINDS = CellKind.values();

    final int width;
    final int height;
    final BitGrid open;
    /** The cells that are neither rock nor floor, so that checks need not look at every cell. */
    final BitGrid special;
    /** The cells of areas that are not narrow. */
    final BitGrid roomy;
    /** Read-only views of these. */
    final BitGridView openView;

    final BitGridView specialView;
    final BitGridView roomyView;

    /** Only of what is special; else 0. */
    private final byte[] kinds;

    private boolean hasSpecial;
    /** Whether all cells are still rock and belong to no area. */
    private boolean isBlank = true;
    /** The runs of {@link #open}, until it changes. */
    private Optional<RunTable> openRuns = Optional.empty();
    /** Whether the open cells were connected and only single cells beside them were opened since. */
    private boolean isStillConnected;
    /** One more than the id. */
    private final char[] areas;

    PlanCells(int width, int height) {
        this.width = width;
        this.height = height;
        open = BitGrid.of(width, height);
        special = BitGrid.of(width, height);
        roomy = BitGrid.of(width, height);
        openView = open.readOnly();
        specialView = special.readOnly();
        roomyView = roomy.readOnly();
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
        if (isOutside(x, y)) {
            return CellKind.ROCK;
        }
        byte kind = kinds[y * width + x];
        return kind != 0 ? KINDS[kind] : open.get(x, y) ? CellKind.FLOOR : CellKind.ROCK;
    }

    int areaAt(int x, int y) {
        return isOutside(x, y) ? NO_AREA : areas[y * width + x] - 1;
    }

    /** Whether a cell of a stretch of a row, all of which is on the map, belongs to an area. */
    boolean hasArea(int y, int fromX, int toX) {
        requireRun(y, fromX, toX);
        int found = 0;
        for (int i = y * width + fromX; i < y * width + toX; i++) {
            found |= areas[i];
        }
        return found != 0;
    }

    RunTable openRuns() {
        if (openRuns.isEmpty()) {
            openRuns = Optional.of(RunTable.of(open));
        }
        return openRuns.get();
    }

    boolean isConnected() {
        return isStillConnected || openRuns().parts().count() == 1;
    }

    void forgetRuns() {
        openRuns = Optional.empty();
        isStillConnected = false;
    }

    private boolean isKnownConnected() {
        return isStillConnected || (openRuns.isPresent() && openRuns.get().isKnownConnected());
    }

    private boolean isBesideOpen(int x, int y) {
        return open.getOrFalse(x - 1, y)
                || open.getOrFalse(x + 1, y)
                || open.getOrFalse(x, y - 1)
                || open.getOrFalse(x, y + 1);
    }

    boolean isBlank() {
        return isBlank;
    }

    /** Digs on a blank map: for each part of the runs the id of its area plus 1, or 0 for a part that stays rock. */
    void digBlank(RunTable runs, char[] areaOf, boolean[] isRoomy) {
        RunParts parts = runs.parts();
        open.or(runs.cells());
        roomy.or(runs.cells());
        RunPaint paint = new RunPaint(areas, areaOf);
        boolean isAllDug = true;
        for (int y = 0; y < height; y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int part = parts.of(run);
                if (areaOf[part] == 0) {
                    open.clearRange(y, runs.from(run), runs.to(run));
                    isAllDug = false;
                } else {
                    paint.paint(part, y * width + runs.from(run), y * width + runs.to(run));
                }
                if (!isRoomy[part]) {
                    roomy.clearRange(y, runs.from(run), runs.to(run));
                }
            }
        }
        isBlank = false;
        openRuns = isAllDug ? Optional.of(runs) : Optional.empty();
        isStillConnected = false;
    }

    void fill(int y, int fromX, int toX, CellKind kind) {
        requireRun(y, fromX, toX);
        isBlank = false;
        forgetRuns();
        if (kind.isPassable()) {
            open.setRange(y, fromX, toX);
        } else {
            open.clearRange(y, fromX, toX);
        }
        if (isSpecial(kind)) {
            hasSpecial = true;
            special.setRange(y, fromX, toX);
            Arrays.fill(kinds, y * width + fromX, y * width + toX, (byte) kind.ordinal());
        } else if (hasSpecial) {
            special.clearRange(y, fromX, toX);
            Arrays.fill(kinds, y * width + fromX, y * width + toX, (byte) 0);
        }
    }

    void set(int x, int y, CellKind kind) {
        if (isOutside(x, y)) {
            throw outside(y, x, x + 1);
        }
        isBlank = false;
        if (kind.isPassable() != open.get(x, y)) {
            isStillConnected = kind.isPassable() && isKnownConnected() && isBesideOpen(x, y);
            openRuns = Optional.empty();
        }
        if (kind.isPassable()) {
            open.set(x, y);
        } else {
            open.clear(x, y);
        }
        if (isSpecial(kind)) {
            hasSpecial = true;
            special.set(x, y);
            kinds[y * width + x] = (byte) kind.ordinal();
        } else if (hasSpecial) {
            special.clear(x, y);
            kinds[y * width + x] = 0;
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

    /** Returns the area that it had. */
    int claim(Area area, int x, int y) {
        if (isOutside(x, y)) {
            throw outside(y, x, x + 1);
        }
        isBlank = false;
        int before = areas[y * width + x] - 1;
        areas[y * width + x] = (char) (area.id() + 1);
        if (area.kind().isNarrow()) {
            roomy.clear(x, y);
        } else {
            roomy.set(x, y);
        }
        return before;
    }

    void claim(Area area, int y, int fromX, int toX) {
        requireRun(y, fromX, toX);
        isBlank = false;
        Arrays.fill(areas, y * width + fromX, y * width + toX, (char) (area.id() + 1));
        if (area.kind().isNarrow()) {
            roomy.clearRange(y, fromX, toX);
        } else {
            roomy.setRange(y, fromX, toX);
        }
    }

    void release(int y, int fromX, int toX) {
        requireRun(y, fromX, toX);
        Arrays.fill(areas, y * width + fromX, y * width + toX, (char) 0);
        roomy.clearRange(y, fromX, toX);
    }

    /** Gives each area another id, or none. */
    void renameAreas(int[] ids) {
        for (int i = 0; i < areas.length; i++) {
            if (areas[i] != 0) {
                areas[i] = (char) (ids[areas[i] - 1] + 1);
                if (areas[i] == 0) {
                    roomy.clear(i % width, i / width);
                }
            }
        }
    }

    /** Gives one area, all of it within a rectangle, another id, or none. */
    void renameArea(Rect within, int id, int newId) {
        int first = Math.max(within.x(), 0);
        int last = Math.min(within.right(), width - 1);
        for (int y = Math.max(within.y(), 0); y <= Math.min(within.bottom(), height - 1); y++) {
            for (int i = y * width + first; i <= y * width + last; i++) {
                if (areas[i] == id + 1) {
                    areas[i] = (char) (newId + 1);
                    if (newId == NO_AREA) {
                        roomy.clear(i % width, y);
                    }
                }
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
        BitGrid among = BitGrid.copyOf(special);
        if (!isSpecial(kind)) {
            among.not();
        }
        ImmutableList.Builder<Point> places = ImmutableList.builder();
        among.forEach((x, y) -> {
            if (kindAt(x, y) == kind) {
                places.add(new Point(x, y));
            }
        });
        return places.build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlanCells cells
                && open.equals(cells.open)
                && special.equals(cells.special)
                && Arrays.equals(kinds, cells.kinds)
                && Arrays.equals(areas, cells.areas);
    }

    @Override
    public int hashCode() {
        return 31 * open.hashCode() + Arrays.hashCode(kinds);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder((width + 1) * height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                text.append(kindAt(x, y).glyph());
            }
            text.append('\n');
        }
        return text.toString();
    }
}
