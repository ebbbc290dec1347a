package io.github.undercroft.front.disk;

import io.github.undercroft.save.BugReportFile;
import io.github.undercroft.save.RecordingFile;
import java.nio.file.Path;

/** Files that hold a recording: one that was made of a game, or the report of how a game broke. */
public final class RecordingFiles {

    private RecordingFiles() {}

    /**
     * Reads a file.
     *
     * @return the recording in it
     * @throws io.github.undercroft.save.SaveException if it can't be read
     */
    public static byte[] read(Path file) {
        byte[] bytes = RecordingFile.read(file);
        boolean isArchive = bytes.length > 1 && bytes[0] == 'P' && bytes[1] == 'K';
        return isArchive ? BugReportFile.read(file).recording() : bytes;
    }
}
