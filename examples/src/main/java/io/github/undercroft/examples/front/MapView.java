package io.github.undercroft.examples.front;

import io.github.undercroft.Look;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;

/**
 * The part of a board that fits on the screen. If all of it fits, it has a frame, and its cells are two columns wide if
 * there is room for that, so that they look square. A larger board is scrolled to keep the focus in view, if possible
 * in the middle.
 */
final class MapView {

    private final Scene scene;
    /** The first column and row that may be drawn on. */
    private final int leftEdge;

    private final int upperEdge;

    private final boolean hasFrame;
    private final int stride;
    /** The board column at the left edge. */
    private final int left;

    private final int top;
    private final int columns;
    private final int rows;

    /** A view in a part of a sheet, in the middle of its upper edge, with a frame if there is room for it. */
    MapView(Scene scene, Point focus, Rect room) {
        this.scene = scene;
        upperEdge = room.y();
        int width = scene.ground().width();
        int height = scene.ground().height();
        hasFrame = width + 2 <= room.width() && height + 2 <= room.height();
        stride = hasFrame && 2 * width + 3 <= room.width() ? 2 : 1;
        columns = hasFrame ? width : Math.min(room.width(), width);
        rows = hasFrame ? height : Math.min(room.height(), height);
        leftEdge = room.x() + (room.width() - width()) / 2;
        left = scrolled(focus.x(), columns, width);
        top = scrolled(focus.y(), rows, height);
    }

    private static int scrolled(int focus, int room, int size) {
        return Math.max(0, Math.min(focus - room / 2, size - room));
    }

    /** @return the number of columns */
    int width() {
        return hasFrame ? inner() + 2 : columns;
    }

    private int inner() {
        return stride == 2 ? 2 * columns + 1 : columns;
    }

    /** @return the number of rows */
    int height() {
        return rows + (hasFrame ? 2 : 0);
    }

    void draw(Sheet sheet) {
        int inset = hasFrame ? 1 : 0;
        if (hasFrame) {
            frame(sheet, inner());
        }
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                Point cell = new Point(left + x, top + y);
                Look look = scene.lookAt(cell);
                Paint paint = scene.visible().get(cell) ? Paint.SEEN : Paint.REMEMBERED;
                int row = upperEdge + inset + y;
                if (stride == 2) {
                    sheet.putWide(column(cell), row, look.codePoint(), look.rgb(), paint);
                } else {
                    sheet.put(column(cell), row, look.codePoint(), look.rgb(), paint);
                }
            }
        }
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

    /** Marks a cell, if it is in view. */
    void mark(Sheet sheet, Point cell, Paint paint) {
        int x = cell.x() - left;
        int y = cell.y() - top;
        if (x >= 0 && y >= 0 && x < columns && y < rows) {
            sheet.mark(column(cell), upperEdge + (hasFrame ? 1 : 0) + y, paint);
        }
    }

    private int column(Point cell) {
        int x = cell.x() - left;
        return leftEdge + (hasFrame ? stride * (x + 1) : x);
    }
}
