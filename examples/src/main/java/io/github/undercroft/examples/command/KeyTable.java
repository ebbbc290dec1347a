package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.levels.PlainWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What {@code --keys} names: a file, or the classic table. */
final class KeyTable {

    private static final Path CLASSIC = Path.of("classic");

    private static final int MAX_BYTES = 1 << 16;

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
            return Keymap.standard(game).with(lines(keys), game);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "Can't read the table of keys " + keys + ": " + PlainWords.whyNotRead(keys, e), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("The table of keys " + keys + ": " + e.getMessage(), e);
        }
    }

    /** Opens only a plain file, since a pipe may never answer and a device may never end. */
    private static List<String> lines(Path keys) throws IOException {
        if (Files.exists(keys) && !Files.isRegularFile(keys) && !Files.isDirectory(keys)) {
            throw new IOException("it is not a plain file");
        }
        try (InputStream in = Files.newInputStream(keys)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new IOException("it has more than " + MAX_BYTES + " bytes");
            }
            // A decoder refuses what is no text, where a string would replace it.
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .lines()
                    .toList();
        }
    }
}
