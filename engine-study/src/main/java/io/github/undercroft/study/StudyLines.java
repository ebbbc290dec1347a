package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a file that may be anything. Only plain files are opened, since a pipe may never answer and a device may never end. A line has a
 * maximal length, so that no file fills the memory. A byte order mark is skipped. A last line without an end is torn, and left out. Control characters,
 * which a terminal obeys, are replaced.
 */
final class StudyLines implements AutoCloseable {

    /** The length of a line, and of all lines before the rows. */
    static final int MAX_LENGTH = 1 << 20;

    /** What moves the cursor, colours, hides or reverses text, and other ends of lines. */
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

    /** The bytes with which some programs begin a file in UTF-8. */
    private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

    private final Path file;
    private final BoundedLines bytes;
    private final BufferedReader reader;
    private @Nullable String ahead;

    StudyLines(Path file) throws IOException {
        this.file = file;
        bytes = new BoundedLines(open(file), file);
        // A decoder refuses what is no text, where a charset would replace it.
        reader = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8.newDecoder()));
        try {
            ahead = reader.readLine();
        } catch (IOException | RuntimeException failed) {
            close();
            throw failed;
        }
    }

    /**
     * Opens a plain file behind its byte order mark.
     *
     * @throws StudyException if it is anything else
     */
    static InputStream open(Path file) throws IOException {
        requirePlain(file);
        PushbackInputStream in = new PushbackInputStream(Files.newInputStream(file), MARK.length);
        byte[] first = in.readNBytes(MARK.length);
        if (!Arrays.equals(first, MARK)) {
            in.unread(first);
        }
        return in;
    }

    /** @return how many bytes the byte order mark of a file has */
    static int markLength(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(MARK.length), MARK) ? MARK.length : 0;
        }
    }

    /** @throws StudyException if there is something else than a plain file */
    static void requirePlain(Path file) {
        if (Files.isDirectory(file)) {
            throw new StudyException(file + " is a directory, not a file");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new StudyException(file + " is not a plain file");
        }
    }

    /** @return why a file could not be read or written, in plain words */
    static String why(IOException failed) {
        if (failed instanceof NoSuchFileException none) {
            return none.getFile() + ": there is no such file or directory";
        }
        if (failed instanceof AccessDeniedException denied) {
            return denied.getFile() + ": that is not allowed";
        }
        if (failed instanceof FileSystemException system) {
            return system.getFile() + ": " + Objects.requireNonNullElse(system.getReason(), "that can't be done");
        }
        return Objects.requireNonNullElse(failed.getMessage(), failed.getClass().getSimpleName());
    }

    /** @return the next whole line; null if there is none */
    @Nullable
    String next() throws IOException {
        String line = ahead;
        ahead = line == null ? null : reader.readLine();
        return line == null || (ahead == null && isTorn()) ? null : harmless(line, "?");
    }

    /** @return the text with something else for each control character */
    static String harmless(String text, String instead) {
        return CONTROLS.matcher(text).replaceAll(instead);
    }

    /** @return whether the file ends within a line; known when it was read to its end */
    boolean isTorn() {
        return bytes.length > 0;
    }

    /** @return the lines that begin with {@code #}, and the first that does not */
    List<String> header() throws IOException {
        ImmutableList.Builder<String> first = ImmutableList.builder();
        int length = 0;
        for (String line = next(); line != null; line = next()) {
            length += line.length();
            if (length > MAX_LENGTH) {
                throw tooLong(file);
            }
            first.add(line);
            if (!line.startsWith("#")) {
                break;
            }
        }
        return first.build();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }

    static StudyException tooLong(Path file) {
        return new StudyException(file + " is no study: it has a line of more than " + MAX_LENGTH + " bytes");
    }

    /** Counts the bytes of each line. */
    private static final class BoundedLines extends FilterInputStream {

        private final Path file;
        /** Of the line that is being read, so far. */
        private int length;

        BoundedLines(InputStream in, Path file) {
            super(in);
            this.file = file;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] to, int from, int most) throws IOException {
            int count = super.read(to, from, most);
            for (int i = from; i < from + count; i++) {
                length = to[i] == '\n' || to[i] == '\r' ? 0 : length + 1;
            }
            if (length > MAX_LENGTH) {
                throw tooLong(file);
            }
            return count;
        }
    }
}
