package io.github.undercroft.front.play;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Saves the game that is being played when a signal ends the program. */
public final class SaveAtSignal {

    /** For a game whose code hangs, which must still be ended by Ctrl-C. */
    private static final int PATIENCE = 5000;

    private final AtomicReference<@Nullable Play> present = new AtomicReference<>();

    private SaveAtSignal() {}

    /** Waits for signals until the program ends. */
    public static SaveAtSignal installed() {
        SaveAtSignal autoSave = new SaveAtSignal();
        Runtime.getRuntime().addShutdownHook(new Thread(autoSave::save, "save the game"));
        return autoSave;
    }

    /** From now on this is the game to save. */
    public Play watch(Play play) {
        present.set(play);
        return play;
    }

    /** Saves it, unless it takes too long. */
    private void save() {
        Play play = present.get();
        if (play == null || play.isOver()) {
            return;
        }
        Thread saver = new Thread(play::quit, "save at a signal");
        saver.setDaemon(true);
        saver.start();
        try {
            saver.join(PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
