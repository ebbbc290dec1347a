package io.github.undercroft.study;

import java.util.Objects;

/** A file or a request that no study can go on with; the message says why, and what to do. */
public final class StudyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With a sentence for whoever gave the file or the request. */
    public StudyException(String message) {
        super(Objects.requireNonNull(message, "message"));
    }

    /** With what was thrown by the code of a game, beside the sentence. */
    StudyException(String message, Throwable cause) {
        super(Objects.requireNonNull(message, "message"), cause);
    }
}
