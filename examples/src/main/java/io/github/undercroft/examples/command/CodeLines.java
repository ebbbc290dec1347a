package io.github.undercroft.examples.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Counts the lines of code in a game's package, without blank lines and comments, and without the packages within it.
 *
 * @param sources the folder in which the packages are
 */
public record CodeLines(Path sources) {

    /** @return the lines of the package of that class */
    public long of(Class<?> game) throws IOException {
        Path folder = folder(game);
        try (Stream<Path> files = Files.list(folder)) {
            long lines = 0;
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                lines += count(Files.readAllLines(file));
            }
            return lines;
        }
    }

    /** @return the lines of one file of that package */
    public long of(Class<?> game, String file) throws IOException {
        return count(Files.readAllLines(folder(game).resolve(file)));
    }

    private Path folder(Class<?> game) {
        return sources.resolve(game.getPackageName().replace('.', '/'));
    }

    /** @return how many of these lines are code, wholly or in part */
    public static long count(List<String> lines) {
        boolean inComment = false;
        long count = 0;
        for (String line : lines) {
            String text = line.strip();
            boolean begins = text.startsWith("/*");
            boolean isCode = !inComment && !begins && !text.isEmpty() && !text.startsWith("//");
            count += isCode ? 1 : 0;
            inComment = (inComment || begins) && !text.contains("*/");
        }
        return count;
    }
}
