package io.github.undercroft.examples.front;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Look;

/**
 * The part of a board that there is room for. Where all of it has room it has a frame, and its cells are two columns wide if
 * there is room for that, too: so they look square. A larger one is scrolled so that the focus is in view, if possible in the
 * middle.
 */
final class MapView {

    /** Above the board is the line of how things stand. */
    private static final int TOP = 1;

    private final Scene scene;
    private final boolean hasFrame;
    private final int stride;
    /** The cell in the upper left corner. */
    private final int left;

    private final int top;
    private final int columns;
    private final int rows;

    /** A view in a window of so many columns, with so many rows for the board and its frame. */
    MapView(Scene scene, Point focus, int columns, int rows) {
        this.scene = scene;
        int width = scene.ground().width();
        int height = scene.ground().height();
        hasFrame = width + 2 <= columns && height + 2 <= rows;
        stride = hasFrame && 2 * width + 3 <= columns ? 2 : 1;
        this.columns = hasFrame ? width : Math.min(columns, width);
        this.rows = hasFrame ? height : Math.min(rows, height);
        left = scrolled(focus.x(), this.columns, width);
        top = scrolled(focus.y(), this.rows, height);
    }

    private static int scrolled(int focus, int room, int size) {
        return Math.max(0, Math.min(focus - room / 2, size - room));
    }

    /** @return how many rows it takes */
    int height() {
        return rows + (hasFrame ? 2 : 0);
    }

    void draw(Sheet sheet) {
        int inset = hasFrame ? 1 : 0;
        if (hasFrame) {
            frame(sheet, stride == 2 ? 2 * columns + 1 : columns);
        }
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                Point cell = new Point(left + x, top + y);
                Look look = scene.lookAt(cell);
                Paint paint = scene.visible().get(cell) ? Paint.SEEN : Paint.REMEMBERED;
                sheet.put(column(cell), TOP + inset + y, look.codePoint(), look.rgb(), paint);
            }
        }
    }

    private void frame(Sheet sheet, int inner) {
        String edge = "+" + "-".repeat(inner) + "+";
        sheet.write(0, TOP, edge, Paint.FAINT);
        sheet.write(0, TOP + rows + 1, edge, Paint.FAINT);
        for (int y = 1; y <= rows; y++) {
            sheet.write(0, TOP + y, "|", Paint.FAINT);
            sheet.write(inner + 1, TOP + y, "|", Paint.FAINT);
        }
    }

    /** Marks a cell, if it is in the part that is shown. */
    void mark(Sheet sheet, Point cell, Paint paint) {
        int x = cell.x() - left;
        int y = cell.y() - top;
        if (x >= 0 && y >= 0 && x < columns && y < rows) {
            sheet.mark(column(cell), TOP + (hasFrame ? 1 : 0) + y, paint);
        }
    }

    private int column(Point cell) {
        int x = cell.x() - left;
        return hasFrame ? stride * (x + 1) : x;
    }
}
