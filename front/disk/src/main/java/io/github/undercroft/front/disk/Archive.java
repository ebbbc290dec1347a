package io.github.undercroft.front.disk;

import com.google.common.primitives.Ints;
import io.github.undercroft.save.SaveException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder of what is left of games that have ended, with a number for each, so that none is overwritten: {@code
 * arena-1.txt}, {@code arena-2.txt}.
 *
 * @param name of the game
 */
record Archive(Path folder, String name) {

    /** How many of the last files of a game are kept. */
    private static final int KEPT = 20;

    /** Writes a new file; throws {@link FileAlreadyExistsException} if there is one. */
    @FunctionalInterface
    interface Writer {
        void write(Path file) throws IOException;
    }

    /** Adds a file, and deletes all but the last {@value #KEPT}. @return the new file */
    String keep(String ending, Writer writer) {
        int number = add(ending, writer);
        try {
            for (int old : numbers(ending)) {
                if (old <= number - KEPT) {
                    Files.deleteIfExists(file(old, ending));
                }
            }
        } catch (IOException refused) {
            // Too many are better than none.
        }
        return file(number, ending).toString();
    }

    /** Adds a file. @return the new file */
    String keepAll(String ending, Writer writer) {
        return file(add(ending, writer), ending).toString();
    }

    private Path file(int number, String ending) {
        return folder.resolve(name + "-" + number + ending);
    }

    /** @return the number of the new file */
    private int add(String ending, Writer writer) {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
            int number =
                    numbers(ending).stream().mapToInt(each -> each + 1).max().orElse(1);
            while (!isWritten(file(number, ending), writer)) {
                number++;
            }
            return number;
        } catch (IOException refused) {
            throw new SaveException(
                    SaveException.Reason.STORAGE,
                    "Nothing could be written to " + folder + ": " + refused.getMessage(),
                    refused);
        }
    }

    /** @return false if there is a file of that name */
    private static boolean isWritten(Path file, Writer writer) throws IOException {
        try {
            writer.write(file);
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    private List<Integer> numbers(String ending) throws IOException {
        List<Integer> numbers = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> number(file.getFileName().toString(), ending).ifPresent(numbers::add));
        }
        return numbers;
    }

    private Optional<Integer> number(String file, String ending) {
        boolean isOne = file.startsWith(name + "-")
                && file.endsWith(ending)
                && file.length() > name.length() + 1 + ending.length();
        return isOne
                ? Optional.ofNullable(Ints.tryParse(file.substring(name.length() + 1, file.length() - ending.length())))
                : Optional.empty();
    }
}
