package io.github.undercroft.front.map;

import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The viewport: the part of a board that fits on the screen. If all of it fits, it has a frame, and its cells are two columns wide if
 * there is room for that, so that they look square. A larger board is scrolled once the focus comes near an edge, and then so
 * that it is in the middle, if possible.
 */
public final class MapView {

    /** On bare ground that somebody has announced to strike. */
    private static final char STRUCK = 'x';

    /** The part of the room, at each edge, in which the focus makes the board scroll: one in so many. */
    private static final int EDGE = 6;
    /** The same where there is less room, up to so many cells. */
    private static final int NARROW_EDGE = 5;

    private static final int MAX_NARROW = 3;

    private final Scene scene;
    private final Point focus;
    /** Present if walls are drawn as lines. */
    private final Optional<WallLines> walls;
    /** The first column and row that may be drawn on. */
    private final int leftEdge;

    private final int upperEdge;

    private final boolean hasFrame;
    /** How large pictures are; 0 for letters. */
    private final int scale;

    private final Display display;
    /** The columns of a cell. */
    private final int stride;
    /** The board column at the left edge. */
    private final int left;

    private final int top;
    private final int columns;
    private final int rows;

    /** A view in a part of a sheet, in the middle of its upper edge, with a frame if there is room for it. */
    public MapView(Scene scene, Point focus, Rect room, Display display) {
        this(scene, focus, room, display, Optional.empty());
    }

    /**
     * The same.
     *
     * @param before the view that was drawn last: scrolled like that if the focus is not near an edge
     */
    public MapView(Scene scene, Point focus, Rect room, Display display, Optional<MapView> before) {
        this.scene = scene;
        this.display = display;
        this.focus = focus;
        this.walls = display.hasLines() ? Optional.of(new WallLines(scene)) : Optional.empty();
        upperEdge = room.y();
        int width = scene.ground().width();
        int height = scene.ground().height();
        scale = display.scale();
        boolean isRoomy = 2 * width + 3 <= room.width();
        hasFrame = scale == 0 && width + 2 <= room.width() && height + 2 <= room.height();
        stride = scale > 0 ? 2 * scale : hasFrame && isRoomy ? 2 : 1;
        columns = hasFrame ? width : Math.max(1, Math.min(room.width() / stride, width));
        rows = hasFrame ? height : Math.max(1, Math.min(room.height() / rise(), height));
        leftEdge = room.x() + (room.width() - width()) / 2;
        Optional<MapView> like = before.filter(view -> view.columns == columns && view.rows == rows);
        left = scrolled(focus.x(), columns, width, like.map(view -> view.left));
        top = scrolled(focus.y(), rows, height, like.map(view -> view.top));
    }

    private static int scrolled(int focus, int room, int size, Optional<Integer> before) {
        int last = Math.max(0, size - room);
        return before.filter(from -> from <= last && isFarFromEdges(focus - from, room, from > 0, from < last))
                .orElseGet(() -> Math.max(0, Math.min(focus - room / 2, last)));
    }

    /** Whether a place in the room is not near one of those edges behind which the board goes on. */
    private static boolean isFarFromEdges(int place, int room, boolean goesOnBefore, boolean goesOnBehind) {
        int edge = Math.max(room / EDGE, Math.min(MAX_NARROW, room / NARROW_EDGE));
        return place >= (goesOnBefore ? edge : 0) && place < room - (goesOnBehind ? edge : 0);
    }

    /** @return how it is drawn, which also says how lists over it are */
    public Display display() {
        return display;
    }

    /** @return the number of columns */
    int width() {
        return hasFrame ? inner() + 2 : stride * columns;
    }

    private int inner() {
        return stride == 2 ? 2 * columns + 1 : columns;
    }

    /** @return the number of rows */
    public int height() {
        return rise() * rows + (hasFrame ? 2 : 0);
    }

    /** @return the rows at the lower edge, of a board without a frame, in which nothing is known, nor is the focus there */
    public int spareRows() {
        return rise() * (rows - usedRows());
    }

    private int usedRows() {
        int used = rows;
        while (!hasFrame && used > 0 && isSpare(top + used - 1)) {
            used--;
        }
        return used;
    }

    private boolean isSpare(int y) {
        return y != focus.y()
                && IntStream.range(left, left + columns)
                        .mapToObj(x -> new Point(x, y))
                        .allMatch(cell -> scene.ground().get(cell).equals(Appearance.UNSEEN)
                                && scene.figureAt(cell).isEmpty());
    }

    /** The rows of a cell. */
    private int rise() {
        return Math.max(1, scale);
    }

    /** Draws the board. */
    public void draw(Sheet sheet) {
        int inset = hasFrame ? 1 : 0;
        if (hasFrame) {
            frame(sheet, inner());
        }
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                Point cell = new Point(left + x, top + y);
                draw(sheet, cell, upperEdge + inset + rise() * y);
            }
        }
        for (Point cell : scene.announced()) {
            if (scale == 0 && isShown(cell) && scene.figureAt(cell).isEmpty()) { // a colour is not enough
                sheet.put(column(cell), row(cell), STRUCK, scene.colourAt(cell), Paint.SEEN);
            }
            mark(sheet, cell, Paint.AIM);
        }
    }

    private void draw(Sheet sheet, Point cell, int row) {
        int rgb = scene.colourAt(cell);
        Paint paint = scene.visible().get(cell) ? Paint.SEEN : Paint.REMEMBERED;
        int column = column(cell);
        int codePoint = walls.map(lines -> lines.at(cell))
                .orElseGet(() -> scene.lookAt(cell).codePoint());
        if (stride == 1) {
            sheet.put(column, row, codePoint, rgb, paint);
            return;
        }
        sheet.putWide(column, row, codePoint, rgb, paint);
        if (walls.isPresent() && walls.get().goesEast(cell)) {
            sheet.put(column + 1, row, WallLines.EAST_WEST, rgb, paint);
        }
        sheet.show(column, row, new CellPicture(side(cell), scene.figureAt(cell), hurt(cell, paint), scale, 0, 0));
    }

    private Optional<Health> hurt(Point cell, Paint paint) {
        return display.hasBars() && paint == Paint.SEEN
                ? Optional.ofNullable(scene.hurt().get(cell))
                : Optional.empty();
    }

    /** What is seen of the ground of a cell: its front above other ground, or else its top. */
    private Appearance side(Point cell) {
        Appearance ground = scene.ground().get(cell);
        Point south = cell.step(Direction.SOUTH);
        Appearance below = scene.ground().contains(south) ? scene.ground().get(south) : Appearance.UNSEEN;
        boolean isFront = !below.tile().equals(ground.tile()) && !below.equals(Appearance.UNSEEN);
        return scale == 0 || isFront || ground.equals(Appearance.UNSEEN) ? ground : ground.top();
    }

    private void frame(Sheet sheet, int inner) {
        String edge = "+" + "-".repeat(inner) + "+";
        sheet.write(leftEdge, upperEdge, edge, Paint.FAINT);
        sheet.write(leftEdge, upperEdge + rows + 1, edge, Paint.FAINT);
        for (int y = 1; y <= rows; y++) {
            sheet.write(leftEdge, upperEdge + y, "|", Paint.FAINT);
            sheet.write(leftEdge + inner + 1, upperEdge + y, "|", Paint.FAINT);
        }
    }

    /** Marks a cell, if it is in view. What is marked is shown in full light. */
    public void mark(Sheet sheet, Point cell, Paint paint) {
        if (isShown(cell)) {
            int row = row(cell);
            sheet.colour(column(cell), row, scene.lookAt(cell).rgb());
            for (int i = 0; i < rise() * Math.max(1, 2 * scale); i++) {
                sheet.mark(column(cell) + i % Math.max(1, 2 * scale), row + i / Math.max(1, 2 * scale), paint);
            }
        }
    }

    /** @return the cell that is drawn at that place; empty if there is none, or only {@linkplain #spareRows spare} ones */
    public Optional<Point> cellAt(int column, int row) {
        int inset = hasFrame ? 1 : 0;
        int x = Math.floorDiv(column - leftEdge, stride) - inset;
        int y = Math.floorDiv(row - upperEdge, rise()) - inset;
        return x >= 0 && y >= 0 && x < columns && y < usedRows()
                ? Optional.of(new Point(left + x, top + y))
                : Optional.empty();
    }

    private boolean isShown(Point cell) {
        int x = cell.x() - left;
        int y = cell.y() - top;
        return x >= 0 && y >= 0 && x < columns && y < rows;
    }

    private int row(Point cell) {
        return upperEdge + (hasFrame ? 1 : 0) + rise() * (cell.y() - top);
    }

    private int column(Point cell) {
        int x = cell.x() - left;
        return leftEdge + stride * (hasFrame ? x + 1 : x);
    }
}
