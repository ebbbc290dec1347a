package io.github.undercroft.save;

import io.github.undercroft.save.SaveException.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/**
 * A recording in a file. Each record is handed to the system at once, so that it is there when the program is killed; forced to
 * the disk when it is closed.
 *
 * <pre>{@code
 * RecordingFormat format = RecordingFormat.of(rules);
 * try (RecordingFile file = RecordingFile.create(path); Recorder recorder = format.start(42, file)) {
 *     recorder.game().step();
 * }
 * Verification result = format.replay(RecordingFile.read(path)).verify();
 * }</pre>
 */
public final class RecordingFile implements RecordingSink, AutoCloseable {

    private final Path path;
    private final FileChannel channel;

    private RecordingFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * A new file for one recording.
     *
     * @throws SaveException {@link Reason#STORAGE} if there is a file already, or the disk refuses
     */
    public static RecordingFile create(Path path) {
        try {
            return new RecordingFile(
                    Objects.requireNonNull(path, "path"),
                    FileChannel.open(path, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW));
        } catch (FileAlreadyExistsException there) {
            throw new SaveException(
                    Reason.STORAGE, "There is a file " + path + " already; give the recording another name.", there);
        } catch (IOException refused) {
            throw PlainFile.storage("The recording " + path + " could not be begun", refused);
        }
    }

    /**
     * The bytes of a recording in a file, within the usual limits.
     *
     * @throws SaveException {@link Reason#MISSING}, {@link Reason#STORAGE} or {@link Reason#TOO_LARGE}
     */
    public static byte[] read(Path path) {
        return read(path, SaveLimits.USUAL);
    }

    /** The bytes of a recording in a file, within those limits; throws as {@link #read(Path)} does. */
    public static byte[] read(Path path, SaveLimits limits) {
        return PlainFile.read(path, limits.maxBytes());
    }

    @Override
    public void append(byte[] bytes) {
        ByteBuffer left = ByteBuffer.wrap(bytes);
        try {
            while (left.hasRemaining()) {
                channel.write(left);
            }
        } catch (IOException refused) {
            throw PlainFile.storage("The recording " + path + " could not be continued", refused);
        }
    }

    /**
     * Forces the recording to the disk and closes the file.
     *
     * @throws SaveException {@link Reason#STORAGE} if the disk refuses
     */
    @Override
    public void close() {
        try (FileChannel closing = channel) {
            if (closing.isOpen()) {
                closing.force(true);
            }
        } catch (IOException refused) {
            throw PlainFile.storage("The recording " + path + " could not be closed", refused);
        }
    }
}
