package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.graphics.TextGraphics;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Look;
import java.util.List;

/** Draws a page, or says that the window is too small for it. */
final class Painter {

    private static final TextColor TEXT = colour(0xD0D0D0);
    private static final TextColor FAINT = colour(0x808080);

    private final TextGraphics graphics;
    private final int columns;
    private final int rows;

    private Painter(TextGraphics graphics) {
        TerminalSize size = graphics.getSize();
        this.graphics = graphics;
        this.columns = size.getColumns();
        this.rows = size.getRows();
    }

    static void paint(TextGraphics graphics, Page page) {
        Painter painter = new Painter(graphics);
        BoardSize least = page.leastWindow();
        if (painter.columns < least.width() || painter.rows < least.height()) {
            painter.tooSmall(least);
        } else {
            painter.page(page);
        }
    }

    private void tooSmall(BoardSize least) {
        // Short lines: nobody knows how narrow the window is.
        text(0, "Window too small", TEXT);
        text(1, "needs " + least, TEXT);
        text(2, "has " + columns + "x" + rows, TEXT);
        text(3, "q: quit", FAINT);
    }

    private void page(Page page) {
        int height = page.scene().ground().height();
        text(0, page.status(), TEXT);
        board(page.scene(), page.columnsPerCell(columns));
        List<String> messages = page.messages();
        List<String> keys = page.keyLines(columns, rows);
        int lines = page.messageLines(rows, keys.size());
        for (int i = 0; i < Math.min(lines, messages.size()); i++) {
            text(height + 3 + i, messages.get(messages.size() - lines + i), i == lines - 1 ? TEXT : FAINT);
        }
        for (int i = 0; i < keys.size(); i++) {
            text(rows - keys.size() + i, keys.get(i), FAINT);
        }
    }

    private void board(Scene scene, int stride) {
        int width = scene.ground().width();
        int height = scene.ground().height();
        int inner = stride == 2 ? 2 * width + 1 : width;
        text(1, "+" + "-".repeat(inner) + "+", FAINT);
        text(height + 2, "+" + "-".repeat(inner) + "+", FAINT);
        for (int y = 0; y < height; y++) {
            put(0, y + 2, "|", FAINT);
            put(inner + 1, y + 2, "|", FAINT);
            for (int x = 0; x < width; x++) {
                Look look = scene.lookAt(new Point(x, y));
                put(stride * (x + 1), y + 2, Character.toString(look.codePoint()), colour(look.rgb()));
            }
        }
    }

    private void text(int row, String text, TextColor colour) {
        put(0, row, text, colour);
    }

    private void put(int column, int row, String text, TextColor colour) {
        graphics.setForegroundColor(colour);
        graphics.putString(column, row, text);
    }

    private static TextColor colour(int rgb) {
        return new TextColor.RGB(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
