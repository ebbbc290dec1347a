package io.github.undercroft.front;

import com.google.common.io.ByteStreams;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files beside classes, on disk, in a jar or in a browser's page, which knows no addresses of them but only streams. */
public final class TextResource {

    private TextResource() {}

    /**
     * The text of a file beside a class, in UTF-8.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static String read(Class<?> owner, String file) {
        return new String(bytes(owner, file), StandardCharsets.UTF_8);
    }

    /**
     * The bytes of a file beside a class.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static byte[] bytes(Class<?> owner, String file) {
        try (InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no file " + file + " beside " + owner.getName());
            }
            return ByteStreams.toByteArray(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
