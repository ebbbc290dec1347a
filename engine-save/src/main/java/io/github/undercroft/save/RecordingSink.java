package io.github.undercroft.save;

/** Where a recording goes while it is made: a {@link RecordingFile}, or the store of a page in a browser. */
@FunctionalInterface
public interface RecordingSink {

    /** Keeps the recording only in the memory of its {@link Recorder}. */
    RecordingSink NONE = bytes -> {};

    /**
     * Appends bytes to what was appended before. May be cut short by whatever stops the program: what is missing of the last
     * record is dropped when the recording is read.
     *
     * @throws SaveException if they can't be kept; the recording ends there, and the game goes on
     */
    void append(byte[] bytes);
}
