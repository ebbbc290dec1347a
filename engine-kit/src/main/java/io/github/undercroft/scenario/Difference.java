package io.github.undercroft.scenario;

import java.util.List;

/** Two lists of lines side by side, where those that differ are marked. */
final class Difference {

    private static final String EXPECTED = "expected";
    private static final String FOUND = "found";
    private static final String NOTHING = "(nothing)";

    private Difference() {}

    /** The message of a comparison that failed. */
    static String sideBySide(String what, List<String> expected, List<String> found) {
        int width = EXPECTED.length();
        for (String line : expected) {
            width = Math.max(width, length(line));
        }
        StringBuilder text = new StringBuilder(what).append(" differ in the lines marked with >\n");
        row(text, "  ", EXPECTED, width).append(FOUND);
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            String left = line(expected, i);
            String right = line(found, i);
            row(text.append('\n'), left.equals(right) ? "  " : "> ", left, width)
                    .append(right);
        }
        return text.toString();
    }

    /** The message of a comparison that failed, for lines that are too long to stand side by side. */
    static String lineByLine(String what, List<String> expected, List<String> found) {
        StringBuilder text = new StringBuilder(what)
                .append(" differ in the lines marked with - (")
                .append(EXPECTED)
                .append(") and + (")
                .append(FOUND)
                .append(')');
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            String left = line(expected, i);
            String right = line(found, i);
            if (left.equals(right)) {
                text.append("\n  ").append(left);
            } else {
                text.append("\n- ").append(left).append("\n+ ").append(right);
            }
        }
        return text.toString();
    }

    private static StringBuilder row(StringBuilder text, String mark, String left, int width) {
        text.append(mark).append(left);
        for (int i = length(left); i < width + 3; i++) {
            text.append(' ');
        }
        return text;
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : NOTHING;
    }

    private static int length(String line) {
        return line.codePointCount(0, line.length());
    }
}
