package io.github.undercroft.front;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files beside classes, on disk, in a jar or in a browser's page, which knows no addresses of them but only streams. */
public final class TextResource {

    /** What stands for bytes that are no letter. */
    private static final char NO_LETTER = '\uFFFD';

    private static final CharMatcher BYTE_ORDER_MARK = CharMatcher.is('\uFEFF');

    private static final Splitter TABS = Splitter.on('\t').trimResults().omitEmptyStrings();

    private TextResource() {}

    /**
     * The text of a file beside a class, in UTF-8.
     *
     * @throws IllegalArgumentException if there is none, or if it has other letters than those of UTF-8
     */
    public static String read(Class<?> owner, String file) {
        return text(bytes(owner, file), file);
    }

    static String text(byte[] bytes, String file) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf(NO_LETTER) >= 0) {
            throw new IllegalArgumentException("the file " + file + " is not in UTF-8; save it in that encoding");
        }
        return text;
    }

    /**
     * The lines of a table that somebody wrote, without the space around them. A byte order mark, with which some editors begin a
     * file, is left out, and tabs are read as a space.
     */
    public static List<String> lines(String table) {
        return Splitter.on('\n')
                .trimResults()
                .splitToStream(BYTE_ORDER_MARK.trimLeadingFrom(table))
                .map(line -> String.join(" ", TABS.split(line)))
                .collect(ImmutableList.toImmutableList());
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
