package io.github.undercroft.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Counts the code that a game's author wrote. */
public final class CodeLines {

    private static final Path ROOT = Path.of("src/main/java/io/github/undercroft/examples");

    private CodeLines() {}

    /** All lines of a game's package but blank ones and comments. */
    public static long of(String game) throws IOException {
        long lines = 0;
        try (Stream<Path> files = Files.list(ROOT.resolve(game))) {
            for (Path file : files.toList()) {
                lines += of(file);
            }
        }
        return lines;
    }

    /** All lines of one file of a game's package but blank ones and comments. */
    public static long of(String game, String file) throws IOException {
        return of(ROOT.resolve(game).resolve(file));
    }

    private static long of(Path file) throws IOException {
        return Files.readAllLines(file).stream().filter(CodeLines::isCode).count();
    }

    public static boolean isCode(String line) {
        String text = line.strip();
        return !text.isEmpty() && !text.startsWith("/*") && !text.startsWith("*") && !text.startsWith("//");
    }
}
