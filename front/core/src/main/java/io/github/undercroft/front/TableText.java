package io.github.undercroft.front;

import com.google.common.base.Splitter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The lines of a table in a text: {@code NAME = MEANING}. Empty lines and those that begin with {@code #} are skipped. */
final class TableText {

    private static final Splitter SIGN = Splitter.on('=').trimResults().limit(2);

    private TableText() {}

    /** A line, and its number from 1. */
    record Line(int number, String text, String name, String meaning) {
        IllegalArgumentException wrong(String why) {
            return new IllegalArgumentException("line " + number + ", \"" + text + "\": " + why);
        }
    }

    /** Reads them, by name. {@code form} says how to write a line, and {@code named} makes one name of several forms of it. */
    static Map<String, Line> lines(String text, String form, UnaryOperator<String> named) {
        Map<String, Line> lines = new LinkedHashMap<>();
        int number = 0;
        for (String line : TextResource.lines(text)) {
            number++;
            if (!line.isEmpty() && !line.startsWith("#")) {
                List<String> sides = SIGN.splitToList(line);
                Line read = new Line(number, line, sides.get(0), sides.size() < 2 ? "" : sides.get(1));
                if (sides.size() < 2 || sides.contains("")) {
                    throw read.wrong("write " + form);
                }
                if (lines.put(named.apply(read.name()), read) != null) {
                    throw read.wrong("there is a line for \"" + read.name() + "\" already");
                }
            }
        }
        return lines;
    }
}
