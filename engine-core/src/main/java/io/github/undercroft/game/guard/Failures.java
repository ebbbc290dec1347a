package io.github.undercroft.game.guard;

import io.github.undercroft.event.GameCodeException;
import org.jspecify.annotations.Nullable;

/** The exceptions that the game's own code threw in this step. */
public final class Failures {

    private @Nullable GameCodeException first;

    /** Forgets the step before. */
    public void begin() {
        first = null;
    }

    /** The first exception, with the later ones suppressed in it; null if there is none. */
    @Nullable
    public GameCodeException first() {
        return first;
    }

    /** Adds an exception whose changes were undone. */
    public void add(GameCodeException thrown) {
        EngineLog.undone(thrown);
        GameCodeException known = first;
        if (known == null) {
            first = thrown;
        } else if (known != thrown) { // code may rethrow an exception that it caught
            known.addSuppressed(thrown);
        }
    }
}
