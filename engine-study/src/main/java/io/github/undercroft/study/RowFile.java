package io.github.undercroft.study;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The file of a run, to which rows are appended. A process that is killed leaves whole rows and one torn row at most, or a part of the
 * header; that is cut off when the file is opened again.
 */
final class RowFile implements Closeable {

    private final Path file;
    private final byte[] header;
    private final SeedRange seeds;
    private final int cells;
    private int rows;
    private int broken;
    /** Where the next row begins. */
    private long end;
    /** The first row to play again. */
    private Optional<List<StudyCell>> kept = Optional.empty();

    private @Nullable OutputStream out;

    private RowFile(Path file, StudyHeader header) {
        this.file = file;
        this.header = (String.join("\n", header.lines()) + "\n").getBytes(StandardCharsets.UTF_8);
        seeds = header.shard().seedsOf(header.seeds());
        cells = header.columns().size();
    }

    /**
     * Opens a file to go on with it, or a new one. A finished one is only read.
     *
     * @param check is given a kept row before anything is written, and may refuse it
     * @throws StudyException if there is a file of something else, or another process writes it
     */
    static RowFile open(Path file, StudyHeader header, Consumer<List<StudyCell>> check) throws IOException {
        RowFile rows = new RowFile(file, header);
        if (Files.exists(file)) {
            rows.readRows(header);
            rows.kept.ifPresent(check);
        }
        if (!rows.isFinished()) {
            rows.beginWriting();
        }
        return rows;
    }

    private void readRows(StudyHeader expected) throws IOException {
        try (InputStream in = new BufferedInputStream(StudyLines.open(file))) {
            byte[] begin = in.readNBytes(header.length);
            if (!Arrays.equals(begin, Arrays.copyOf(header, begin.length))) {
                refuse(expected);
            }
            if (begin.length < header.length) {
                return;
            }
            end = (long) StudyLines.markLength(file) + header.length;
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (isFinished()) {
                    throw new StudyException(file + " goes on after its last row: it was changed; move it away");
                }
                line.write(next);
                if (line.size() > StudyLines.MAX_LENGTH) {
                    throw StudyLines.tooLong(file);
                }
                if (next == '\n') {
                    check(expected, line.toString(StandardCharsets.UTF_8));
                    end += line.size();
                    line.reset();
                }
            }
        }
    }

    private void refuse(StudyHeader expected) throws IOException {
        StudyHeader other = StudyTable.header(file);
        throw new StudyException(file + " is "
                + expected.difference(other).orElse("changed in its first lines")
                + ": move it away, or name another file");
    }

    private void check(StudyHeader expected, String row) {
        if (!isNext(row)) {
            throw new StudyException(file + ", row " + (rows + 1) + " is not that of the seed " + (seeds.first() + rows)
                    + " with " + cells + " cells: it was changed; move it away");
        }
        count(row);
        if (kept.isEmpty()) {
            kept = Optional.of(StudyTable.cells(file + ", row " + rows, expected, row.stripTrailing()))
                    .filter(RowReplay::isFit);
        }
    }

    /** Whether that is a row of the next seed, as far as its first cell and their number tell. */
    boolean isNext(String row) {
        long found = row.chars().filter(each -> each == ',').count() + 1;
        return row.startsWith(seeds.first() + rows + ",") && found == cells;
    }

    private void count(String row) {
        rows++;
        broken += row.startsWith("broken,", row.indexOf(',') + 1) ? 1 : 0;
    }

    private void beginWriting() throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (!isLocked(channel)) {
                throw new StudyException(file + " is written by another process");
            }
            channel.truncate(end);
            channel.position(end);
            OutputStream stream = new BufferedOutputStream(Channels.newOutputStream(channel));
            if (end == 0) {
                stream.write(header);
                stream.flush();
            }
            out = stream;
        } catch (IOException | RuntimeException failed) {
            channel.close();
            throw failed;
        }
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException held) {
            return false;
        } catch (IOException unknown) {
            // Some file systems of clusters know no locks.
            return true;
        }
    }

    /** @return the number of rows */
    int rows() {
        return rows;
    }

    /** @return how many of the games broke */
    int broken() {
        return broken;
    }

    boolean isFinished() {
        return rows == seeds.size();
    }

    void append(String row) throws IOException {
        OutputStream stream = out;
        if (stream == null) {
            throw new IllegalStateException(file + " is finished");
        }
        stream.write((row + "\n").getBytes(StandardCharsets.UTF_8));
        count(row);
    }

    void flush() throws IOException {
        if (out != null) {
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        if (out != null) {
            out.close();
        }
    }
}
