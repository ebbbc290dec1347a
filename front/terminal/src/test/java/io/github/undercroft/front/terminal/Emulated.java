package io.github.undercroft.front.terminal;

import com.google.common.base.Splitter;
import io.github.undercroft.front.sheet.TextWidth;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** What a terminal shows that gets such bytes: characters with what colours and style they are in. */
final class Emulated {

    private final int columns;
    private final String[] cells;
    private int column;
    private int row;
    private String ink = "";
    private String paper = "";
    private final TreeSet<Integer> modifiers = new TreeSet<>();
    private String style = "";

    /** How often all of it was cleared. */
    int clears;

    Emulated(int columns, int rows) {
        this.columns = columns;
        cells = new String[columns * rows];
        Arrays.fill(cells, " ");
    }

    /** All cells, row by row, each as its character and its style. */
    List<String> cells() {
        return List.of(cells.clone());
    }

    void take(String text) {
        int i = 0;
        while (i < text.length()) {
            int codePoint = text.codePointAt(i);
            if (codePoint == 27) {
                i = sequence(text, i + 1);
            } else {
                if (codePoint >= ' ') {
                    // A blank looks alike in any ink.
                    cells[row * columns + column] = Character.toString(codePoint) + style;
                    boolean isWide = TextWidth.of(codePoint) == 2;
                    if (isWide && column + 1 < columns) {
                        cells[row * columns + column + 1] = "";
                    }
                    column = Math.min(columns - 1, column + (isWide ? 2 : 1));
                }
                i += Character.charCount(codePoint);
            }
        }
    }

    /** One escape sequence; answers where it ends. */
    private int sequence(String text, int from) {
        if (text.charAt(from) != '[') {
            return from + 1;
        }
        int end = from + 1;
        while (text.charAt(end) < '@') {
            end++;
        }
        String arguments = text.substring(from + 1, end);
        switch (text.charAt(end)) {
            case 'H' -> moveTo(arguments);
            case 'm' -> style(arguments);
            case 'J' -> clear();
            default -> {}
        }
        return end + 1;
    }

    private void clear() {
        clears++;
        Arrays.fill(cells, " ");
    }

    private void moveTo(String arguments) {
        List<String> numbers = Splitter.on(';').splitToList(arguments);
        row = numbers.get(0).isEmpty() ? 0 : Integer.parseInt(numbers.get(0)) - 1;
        column = numbers.size() < 2 ? 0 : Integer.parseInt(numbers.get(1)) - 1;
    }

    /** Only that equal things are drawn alike counts, so the sequences since the last reset stand for the style. */
    private void style(String arguments) {
        if (arguments.isEmpty() || arguments.equals("0")) {
            ink = "";
            paper = "";
            modifiers.clear();
        } else if (isIn(arguments, "3", "9")) {
            ink = arguments.equals("39") ? "" : arguments;
        } else if (isIn(arguments, "4", "10")) {
            paper = arguments.equals("49") ? "" : arguments;
        } else {
            modifier(Integer.parseInt(arguments));
        }
        style = "|" + ink + "|" + paper + "|" + modifiers;
        style = style.equals("|||[]") ? "" : style;
    }

    /** Whether it is one of the colours whose numbers begin like that: the first eight and those by number, or the bright ones. */
    private static boolean isIn(String arguments, String dark, String bright) {
        return arguments.matches(dark + "([0-79]|8;.*)") || arguments.matches(bright + "[0-7]");
    }

    private void modifier(int number) {
        // 22 to 27 end what 1 to 7 begin.
        if (number > 20) {
            modifiers.remove(number - 20);
            modifiers.remove(number == 22 ? 1 : number - 20);
        } else {
            modifiers.add(number);
        }
    }
}
