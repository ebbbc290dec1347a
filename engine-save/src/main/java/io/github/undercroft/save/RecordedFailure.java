package io.github.undercroft.save;

import io.github.undercroft.event.GameCodeException;
import java.util.Objects;

/**
 * An exception of the game's own code in a step.
 *
 * @param step the number of the step that threw, from 1
 * @param type the class of what the game's code threw
 * @param message what it said, without the numbers by which Java tells objects apart
 */
public record RecordedFailure(int step, String type, String message) {

    /** The maximum length of a message. */
    private static final int LONGEST = 1000;

    public RecordedFailure {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(message, "message");
    }

    static RecordedFailure of(int step, Throwable thrown) {
        Throwable cause = thrown.getCause();
        Throwable own = thrown instanceof GameCodeException && cause != null ? cause : thrown;
        return new RecordedFailure(step, own.getClass().getName(), withoutIdentities(said(own)));
    }

    /** What an exception says; its class may be the game's own, and throw. */
    private static String said(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? "" : message;
        } catch (RuntimeException again) {
            return "";
        }
    }

    /** Leaves out what follows an @ or a slash of Java's default toString: it is different in each run. */
    private static String withoutIdentities(String text) {
        StringBuilder plain = new StringBuilder();
        boolean identity = false;
        for (int i = 0; i < text.length() && plain.length() < LONGEST; i++) {
            char next = text.charAt(i);
            identity = next == '@' || (identity && Character.digit(next, 16) >= 0);
            if (!identity) {
                plain.append(next);
            }
        }
        return plain.toString();
    }

    @Override
    public String toString() {
        return PlainText.line(message.isEmpty() ? type : type + ": " + message);
    }
}
