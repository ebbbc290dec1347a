package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;

/** Where everything is on the screen: the status line, the board, the messages, and the keys. */
record Layout(Play play, Table table, Mode mode) {

    private static final int MIN_COLUMNS = 40;
    private static final int MIN_ROWS = 6;
    private static final int ROWS_FOR_TWO_HINTS = 20;
    private static final String INDENT = "  ";

    static Layout of(Play play, Table table, Mode mode) {
        return new Layout(play, table, mode);
    }

    static boolean fits(int columns, int rows) {
        return columns >= MIN_COLUMNS && rows >= MIN_ROWS;
    }

    Sheet draw(int columns, int rows, Scene scene, boolean withMode) {
        Sheet sheet = new Sheet(Math.max(1, columns), Math.max(1, rows));
        if (!fits(columns, rows)) {
            tooSmall(sheet);
            return sheet;
        }
        List<String> head = Folding.first(Folding.rows(head(), columns, ""), Math.max(1, rows / 4), columns);
        // A question takes at least as many rows as the usual keys, so that the board does not move.
        int hintRows = Math.max(
                hints(columns, rows, withMode).size(), usualHints(columns, rows).size());
        Point focus = withMode ? mode.focus(table) : table.focus();
        MapView map = new MapView(scene, focus, room(scene, sheet, head.size(), rows - hintRows));
        write(sheet, 0, head, play.ended().isPresent() ? Paint.TITLE : Paint.PLAIN);
        map.draw(sheet);
        messages(sheet, head.size() + map.height(), rows - hintRows);
        if (withMode) {
            mode.draw(sheet, map);
        }
        List<String> hints = hints(columns, rows, withMode); // by now a list knows whether it has more lines
        write(sheet, rows - hints.size(), hints, Paint.FAINT);
        return sheet;
    }

    /** The status line, preceded by the outcome if the game is over. */
    private String head() {
        return play.ended().map(how -> "*** " + how + " ***" + Folding.GAP).orElse("") + play.status();
    }

    /** The room for the board, between the head and the hints; messages are below it. */
    private static Rect room(Scene scene, Sheet sheet, int from, int to) {
        boolean isHigh = sheet.height() >= ROWS_FOR_TWO_HINTS;
        int roomIfFramed = to - from - (isHigh ? 2 : 1);
        boolean isFramed = scene.ground().height() + 2 <= roomIfFramed;
        int messages = isHigh ? 4 : sheet.height() >= 12 ? 2 : 1;
        return new Rect(0, from, sheet.width(), isFramed ? roomIfFramed : to - from - messages);
    }

    private static void write(Sheet sheet, int row, List<String> rows, Paint paint) {
        for (int i = 0; i < rows.size(); i++) {
            sheet.write(0, row + i, rows.get(i), paint);
        }
    }

    /** Writes the messages into a range of rows, the newest last and bright; {@code to} is excluded. */
    private void messages(Sheet sheet, int from, int to) {
        List<List<String>> shown = newest(sheet.width(), to - from);
        int missed = play.freshLines() - shown.size();
        if (shown.size() > 1 && missed > 0) {
            shown.set(0, ImmutableList.of(Help.more(missed + 1, play.keymap())));
        }
        int row = from;
        for (int i = 0; i < shown.size(); i++) {
            write(sheet, row, shown.get(i), i == shown.size() - 1 ? Paint.PLAIN : Paint.FAINT);
            row += shown.get(i).size();
        }
    }

    /** The newest messages that fit, each as its rows; a single message that is too long is cut. */
    private List<List<String>> newest(int columns, int room) {
        List<String> lines = table.narrator().lines();
        List<List<String>> shown = new ArrayList<>();
        int left = room;
        for (int i = lines.size() - 1; i >= 0; i--) {
            List<String> rows = Folding.rows(lines.get(i), columns, INDENT);
            if (rows.size() > left && !shown.isEmpty()) {
                break;
            }
            shown.add(0, Folding.first(rows, Math.max(1, left), columns));
            left -= rows.size();
            if (left <= 0) {
                break;
            }
        }
        return shown;
    }

    private List<String> hints(int columns, int rows, boolean withMode) {
        if (mode instanceof AtEnd) {
            return Menu.hintRows(Help.atEnd(play.keymap()), columns, rows);
        }
        String hint = withMode || play.isWatched() ? mode.hint() : "";
        return hint.isEmpty() ? usualHints(columns, rows) : Menu.hintRows(hint, columns, rows);
    }

    /** As many hints as fit. */
    private List<String> usualHints(int columns, int rows) {
        if (play.isWatched() || mode instanceof AtEnd) {
            return ImmutableList.of();
        }
        int max = rows >= ROWS_FOR_TWO_HINTS ? 2 : 1;
        List<String> lines = new ArrayList<>();
        for (String hint : Help.hints(play.game(), play.keymap())) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1) + Folding.GAP + hint;
            if (!last.isEmpty() && last.length() <= columns) {
                lines.set(lines.size() - 1, last);
            } else if (lines.size() < max) {
                lines.add(hint);
            } else {
                break;
            }
        }
        return ImmutableList.copyOf(lines);
    }

    private void tooSmall(Sheet sheet) {
        // Short lines, since the window may be narrow.
        sheet.write(0, 0, "Window too small", Paint.PLAIN);
        sheet.write(0, 1, "needs " + MIN_COLUMNS + "x" + MIN_ROWS, Paint.PLAIN);
        sheet.write(0, 2, "has " + sheet.width() + "x" + sheet.height(), Paint.PLAIN);
        sheet.write(0, 3, Help.quit(play.keymap()), Paint.FAINT);
    }
}
