package io.github.undercroft.save;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A save can't be written or read; the message says why in a sentence that a player understands. It is one line without control
 * characters, whatever the file holds.
 */
public final class SaveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What kind of thing went wrong. */
    public enum Reason {
        /** It is no save, or it was cut off or changed. */
        DAMAGED,
        /** A newer version of the game or of the engine wrote it. */
        TOO_NEW,
        /** An older version wrote it, and nothing converts it. */
        TOO_OLD,
        /** It belongs to another game. */
        OTHER_GAME,
        /** It holds values that the rules of this game don't know. */
        UNKNOWN_TYPE,
        /** It is larger than the limits allow. */
        TOO_LARGE,
        /** There is no save of that name. */
        MISSING,
        /** No save can have that name. */
        BAD_NAME,
        /** The disk refused: it is full, read-only or gone. */
        STORAGE
    }

    private final Reason reason;

    /** A failure for that reason. */
    public SaveException(Reason reason, String message) {
        this(reason, message, null);
    }

    /** A failure for that reason, and what caused it. */
    public SaveException(Reason reason, String message, @Nullable Throwable cause) {
        super(PlainText.line(Objects.requireNonNull(message, "message")), cause);
        this.reason = Objects.requireNonNull(reason, "reason");
    }

    /** @return what kind of thing went wrong */
    public Reason reason() {
        return reason;
    }
}
