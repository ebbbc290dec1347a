package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Where everything is on the screen: a line of how things stand, the board, what happened, and the keys. */
record Layout(Play play, Table table, Mode mode) {

    private static final int LEAST_COLUMNS = 40;
    private static final int LEAST_ROWS = 6;
    private static final int ROWS_FOR_TWO_HINTS = 20;
    private static final String GAP = "   ";

    static Layout of(Play play, Table table, Mode mode) {
        return new Layout(play, table, mode);
    }

    static boolean fits(int columns, int rows) {
        return columns >= LEAST_COLUMNS && rows >= LEAST_ROWS;
    }

    Sheet draw(int columns, int rows, Scene scene, boolean withMode) {
        Sheet sheet = new Sheet(Math.max(1, columns), Math.max(1, rows));
        if (!fits(columns, rows)) {
            tooSmall(sheet);
            return sheet;
        }
        List<String> hints = hints(columns, rows, withMode);
        int messages = rows >= ROWS_FOR_TWO_HINTS ? 4 : rows >= 12 ? 2 : 1;
        int roomIfFramed = rows - 1 - 1 - hints.size();
        boolean fits = scene.ground().height() + 2 <= roomIfFramed;
        MapView map = new MapView(
                scene,
                withMode ? mode.focus(table) : table.focus(),
                columns,
                fits ? roomIfFramed : rows - 1 - messages - hints.size());
        sheet.write(0, 0, play.status(), Paint.PLAIN);
        map.draw(sheet);
        messages(sheet, 1 + map.height(), rows - hints.size());
        if (withMode) {
            mode.draw(sheet, map);
            hints = hints(columns, rows, true); // a list knows by now whether it has more
        }
        for (int i = 0; i < hints.size(); i++) {
            sheet.write(0, rows - hints.size() + i, hints.get(i), Paint.FAINT);
        }
        if (mode instanceof AtEnd atEnd) {
            sheet.clearRows(0, 1);
            sheet.write(0, 0, "*** " + atEnd.how() + " ***" + GAP + play.status(), Paint.TITLE);
        }
        return sheet;
    }

    /** The newest last and bright, in the rows from one to another, the latter excluded. */
    private void messages(Sheet sheet, int from, int to) {
        List<String> lines = table.narrator().lines();
        int count = Math.min(to - from, lines.size());
        for (int i = 0; i < count; i++) {
            boolean isNewest = i == count - 1;
            sheet.write(0, from + i, lines.get(lines.size() - count + i), isNewest ? Paint.PLAIN : Paint.FAINT);
        }
        int missed = play.freshLines() - count;
        if (count > 1 && missed > 0) {
            sheet.clearRows(from, from + 1);
            sheet.write(0, from, "(" + (missed + 1) + " more: " + Help.messages(play.keymap()) + ")", Paint.FAINT);
        }
    }

    private List<String> hints(int columns, int rows, boolean withMode) {
        String hint = withMode ? mode.hint() : "";
        if (mode instanceof AtEnd) {
            return ImmutableList.of(Help.atEnd(play.keymap()));
        }
        if (play.isWatched()) {
            return ImmutableList.of(Help.watching());
        }
        if (!hint.isEmpty()) {
            return ImmutableList.of(hint);
        }
        return parted(Help.hints(play.game(), play.keymap()), columns, rows >= ROWS_FOR_TWO_HINTS ? 2 : 1);
    }

    /** As many as there is room for. */
    private static List<String> parted(List<String> hints, int columns, int most) {
        List<String> lines = new ArrayList<>();
        for (String hint : hints) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1) + GAP + hint;
            if (!last.isEmpty() && last.length() <= columns) {
                lines.set(lines.size() - 1, last);
            } else if (lines.size() < most) {
                lines.add(hint);
            } else {
                break;
            }
        }
        return lines;
    }

    private void tooSmall(Sheet sheet) {
        // Short lines: nobody knows how narrow the window is.
        sheet.write(0, 0, "Window too small", Paint.PLAIN);
        sheet.write(0, 1, "needs " + LEAST_COLUMNS + "x" + LEAST_ROWS, Paint.PLAIN);
        sheet.write(0, 2, "has " + sheet.width() + "x" + sheet.height(), Paint.PLAIN);
        sheet.write(0, 3, Help.quit(play.keymap()), Paint.FAINT);
    }
}
