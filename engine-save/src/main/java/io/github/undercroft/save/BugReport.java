package io.github.undercroft.save;

import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import java.util.Optional;

/**
 * All that is needed to see an exception of a game's own code again. Replaying the {@link #recording} throws the exception again
 * in the same step, and {@link Replayer#verify} says so. Handed on by {@link Recorder#reportTo}, kept in one file by {@link
 * BugReportFile}.
 */
public final class BugReport {

    /** The maximum length of the text; of a longer one the end is cut. */
    static final int MAX_TEXT = 1 << 19;

    private static final String CUT = "\n... The rest of this text was cut.\n";

    private final String text;
    private final byte[] recording;
    private final Optional<byte[]> save;

    BugReport(String text, byte[] recording, Optional<byte[]> save) {
        boolean fits = text.length() <= MAX_TEXT;
        this.text = PlainText.lines(fits ? text : text.substring(0, MAX_TEXT - CUT.length()) + CUT);
        this.recording = recording.clone();
        this.save = save.map(byte[]::clone);
    }

    static BugReport of(Rules rules, Game game, byte[] recording, Throwable thrown) {
        StringBuilder text = new StringBuilder("game: " + rules.name() + ", version " + rules.version() + "\n"
                + "engine: " + SaveFormat.ENGINE_VERSION + "\n\n");
        Throwable at = thrown;
        for (int depth = 0; at != null && depth < 10; depth++) {
            text.append(depth == 0 ? "" : "caused by: ").append(describe(at)).append('\n');
            for (StackTraceElement element : at.getStackTrace()) {
                text.append("    at ").append(element).append('\n');
            }
            at = at.getCause();
        }
        Optional<byte[]> save;
        try {
            save = Optional.of(SaveFormat.of(rules).write(game));
        } catch (IllegalArgumentException | SaveException | GameCodeException unsaved) {
            text.append("\nThe state after it could not be saved: ")
                    .append(unsaved.getMessage())
                    .append('\n');
            save = Optional.empty();
        }
        return new BugReport(text.toString(), recording, save);
    }

    private static String describe(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (RuntimeException again) {
            return thrown.getClass().getName();
        }
    }

    /** @return for people: the versions and the stack trace. What is longer than half a million letters is cut, and says so */
    public String text() {
        return text;
    }

    /** @return the recording of the game, up to the exception */
    public byte[] recording() {
        return recording.clone();
    }

    /** @return the save of the game after the exception; empty if the state could not be saved, and the text says why */
    public Optional<byte[]> save() {
        return save.map(byte[]::clone);
    }
}
