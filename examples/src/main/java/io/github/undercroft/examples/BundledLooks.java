package io.github.undercroft.examples;

import com.google.common.io.Resources;
import io.github.undercroft.front.Looks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The table of looks of the bundled games, {@code looks.txt} beside this class. */
final class BundledLooks {

    static final Looks ALL = read();

    private BundledLooks() {}

    private static Looks read() {
        try {
            return Looks.read(
                    Resources.toString(Resources.getResource(BundledLooks.class, "looks.txt"), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
