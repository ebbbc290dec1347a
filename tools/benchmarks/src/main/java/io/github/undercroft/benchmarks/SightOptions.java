package io.github.undercroft.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of {@link SightCheck}.
 *
 * @param map the file
 * @param radius the radius of sight, and the maximum distance of a pair; 0 or more
 * @param pairs the number of pairs, 0 or more
 * @param seed the seed of the random pairs
 */
record SightOptions(String map, int radius, int pairs, long seed) {

    private static final List<String> NAMES = List.of("--map", "--radius", "--pairs", "--seed");

    /** Refuses bad options with an {@link IllegalArgumentException} of one line. */
    static SightOptions parse(String[] arguments) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i += 2) {
            if (!NAMES.contains(arguments[i])) {
                throw wrong("unknown option '" + arguments[i] + "'");
            }
            if (i + 1 == arguments.length) {
                throw wrong("no value after " + arguments[i]);
            }
            if (values.putIfAbsent(arguments[i], arguments[i + 1]) != null) {
                throw wrong(arguments[i] + " twice");
            }
        }
        for (String name : NAMES) {
            if (!values.containsKey(name)) {
                throw wrong("missing " + name);
            }
        }
        return new SightOptions(
                values.getOrDefault("--map", ""),
                (int) number(values, "--radius", 0, Integer.MAX_VALUE),
                (int) number(values, "--pairs", 0, Integer.MAX_VALUE),
                number(values, "--seed", Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private static long number(Map<String, String> values, String name, long min, long max) {
        String text = values.getOrDefault(name, "");
        try {
            long number = Long.parseLong(text);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, together with numbers out of range.
        }
        throw wrong(name + " '" + text + "'; must be a whole number from " + min + " to " + max);
    }

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + "; usage: sight --map FILE --radius N --pairs K --seed S");
    }
}
