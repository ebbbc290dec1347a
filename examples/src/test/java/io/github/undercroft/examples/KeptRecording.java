package io.github.undercroft.examples;

import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Recordings that are kept beside the tests, and that a change of the engine or of a game must not play otherwise by chance. */
public final class KeptRecording {

    private static final Path FOLDER = Path.of("src", "test", "resources", "recordings");

    /** Set to play those again that are not played as they were; CONTRIBUTING has the command. */
    private static final String WRITE = "recordings.write";

    private KeptRecording() {}

    /**
     * The bytes of a recording.
     *
     * @param playing plays it again, if that is asked for and has to be
     */
    public static byte[] read(String file, RecordingFormat format, Supplier<byte[]> playing) throws IOException {
        Path kept = FOLDER.resolve(file);
        if (Boolean.getBoolean(WRITE) && !(Files.exists(kept) && isPlayedAsItWas(Files.readAllBytes(kept), format))) {
            Files.write(kept, playing.get());
        }
        return Files.readAllBytes(kept);
    }

    private static boolean isPlayedAsItWas(byte[] bytes, RecordingFormat format) {
        try {
            return format.replay(bytes).verify() instanceof Verification.Verified;
        } catch (SaveException unreadable) {
            return false;
        }
    }
}
