package io.github.undercroft.benchmarks;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.Algorithm;
import io.github.undercroft.pathfinding.CostMap;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The options of {@link ScenarioCheck}.
 *
 * @param map the file
 * @param scen the file
 * @param algorithm answers all queries
 * @param movement the allowed steps
 * @param every every n-th query is asked, 1 or more
 * @param swamp the price of a cell of swamp; empty if it costs 1
 * @param water the price of a cell of water; empty if it is blocked
 * @param paths whether the cells are printed
 */
record ScenarioOptions(
        String map,
        String scen,
        Algorithm algorithm,
        Movement movement,
        int every,
        OptionalInt swamp,
        OptionalInt water,
        boolean paths) {

    private static final List<String> NAMES =
            List.of("--map", "--scen", "--algorithm", "--moves", "--every", "--swamp", "--water", "--paths");

    /** Refuses bad options with an {@link IllegalArgumentException} of one line. */
    static ScenarioOptions parse(String[] arguments) {
        Map<String, String> values = values(arguments);
        for (String name : List.of("--map", "--scen")) {
            if (!values.containsKey(name)) {
                throw wrong("missing " + name);
            }
        }
        String key = values.getOrDefault("--algorithm", Algorithm.AUTO.key());
        Algorithm algorithm =
                Algorithm.of(key).orElseThrow(() -> wrong("unknown algorithm '" + key + "'; known: " + algorithms()));
        OptionalInt every = number(values, "--every", 1, Integer.MAX_VALUE);
        return new ScenarioOptions(
                values.getOrDefault("--map", ""),
                values.getOrDefault("--scen", ""),
                algorithm,
                movement(values.getOrDefault("--moves", "8")),
                every.orElse(1),
                number(values, "--swamp", 0, CostMap.DEAREST),
                number(values, "--water", 0, CostMap.DEAREST),
                values.containsKey("--paths"));
    }

    /** @return the short names of all algorithms */
    static String algorithms() {
        return Arrays.stream(Algorithm.values()).map(Algorithm::key).collect(Collectors.joining(", "));
    }

    private static Map<String, String> values(String[] arguments) {
        Map<String, String> values = new LinkedHashMap<>();
        int i = 0;
        while (i < arguments.length) {
            String name = arguments[i++];
            if (!NAMES.contains(name)) {
                throw wrong("unknown option '" + name + "'");
            }
            String value = "";
            if (!name.equals("--paths")) {
                if (i == arguments.length) {
                    throw wrong("no value after " + name);
                }
                value = arguments[i++];
            }
            if (values.putIfAbsent(name, value) != null) {
                throw wrong(name + " twice");
            }
        }
        return values;
    }

    private static Movement movement(String moves) {
        return switch (moves) {
            case "4" -> Movement.FOUR_WAY;
            case "8" -> Movement.EIGHT_WAY_NO_CORNER_CUTTING;
            case "8free" -> Movement.EIGHT_WAY;
            default -> throw wrong("--moves '" + moves + "'; must be 4, 8 (no corners cut) or 8free");
        };
    }

    private static OptionalInt number(Map<String, String> values, String name, int min, int max) {
        if (!values.containsKey(name)) {
            return OptionalInt.empty();
        }
        String text = values.getOrDefault(name, "");
        try {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return OptionalInt.of(number);
            }
        } catch (NumberFormatException e) {
            // Reported below, together with numbers out of range.
        }
        throw wrong(name + " '" + text + "'; must be a whole number from " + min + " to " + max);
    }

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what
                + "; usage: scenario --map FILE --scen FILE [--algorithm NAME] [--moves 4|8|8free] [--every N]"
                + " [--swamp COST] [--water COST] [--paths], or scenario --list");
    }
}
