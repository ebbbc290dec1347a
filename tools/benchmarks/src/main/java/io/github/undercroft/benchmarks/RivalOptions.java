package io.github.undercroft.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of {@link RivalTable}.
 *
 * @param table paths, weighted, fields or levels
 * @param every every n-th query of a public list is asked, 1 or more
 * @param map a part of the names of the maps or generators; empty for all
 * @param movingai the directory with the public maps and lists, if there is one
 */
record RivalOptions(String table, int every, String map, Optional<Path> movingai) {

    private static final List<String> TABLES = List.of("paths", "ways", "weighted", "fields", "levels");
    private static final List<String> NAMES = List.of("--every", "--map", "--movingai");

    /** Refuses bad options with an {@link IllegalArgumentException} of one line. */
    static RivalOptions parse(String[] arguments) {
        if (arguments.length == 0) {
            throw wrong("which table is missing");
        }
        if (!TABLES.contains(arguments[0])) {
            throw wrong("unknown table '" + arguments[0] + "'");
        }
        Map<String, String> values = values(arguments);
        return new RivalOptions(
                arguments[0],
                every(values.getOrDefault("--every", "20")),
                values.getOrDefault("--map", ""),
                Optional.ofNullable(values.get("--movingai")).map(RivalOptions::directory));
    }

    private static Map<String, String> values(String[] arguments) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 1; i < arguments.length; i += 2) {
            String name = arguments[i];
            if (!NAMES.contains(name)) {
                throw wrong("unknown option '" + name + "'");
            }
            if (i + 1 == arguments.length) {
                throw wrong("no value after " + name);
            }
            if (values.putIfAbsent(name, arguments[i + 1]) != null) {
                throw wrong(name + " twice");
            }
        }
        return values;
    }

    private static int every(String text) {
        try {
            int every = Integer.parseInt(text);
            if (every >= 1) {
                return every;
            }
        } catch (NumberFormatException e) {
            // Reported below, together with numbers out of range.
        }
        throw wrong("--every '" + text + "'; must be a whole number from 1 to " + Integer.MAX_VALUE);
    }

    private static Path directory(String name) {
        Path directory = Path.of(name);
        if (!Files.isDirectory(directory)) {
            throw wrong("--movingai '" + name + "' is no directory");
        }
        return directory;
    }

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what
                + "; usage: rivals paths|ways|weighted|fields|levels [--every N] [--map PART_OF_A_NAME]"
                + " [--movingai DIRECTORY]");
    }
}
