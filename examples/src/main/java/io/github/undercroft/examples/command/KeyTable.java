package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.levels.PlainWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What {@code --keys} names: a file, or the classic table. */
final class KeyTable {

    private static final Path CLASSIC = Path.of("classic");

    private KeyTable() {}

    /**
     * Reads a table of keys.
     *
     * @throws IllegalArgumentException if it can't be read; the message says why
     */
    static Keymap of(Path keys, BundledGame game) {
        if (keys.equals(CLASSIC)) {
            return Keymap.classic(game);
        }
        try {
            return Keymap.standard(game).with(Files.readAllLines(keys), game);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "Can't read the table of keys " + keys + ": " + PlainWords.whyNotRead(keys, e), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("The table of keys " + keys + ": " + e.getMessage(), e);
        }
    }
}
