package io.github.undercroft.front.play;

import io.github.undercroft.front.mode.Mode;
import java.util.ArrayList;
import java.util.List;

/** The modes that are open, one above the other. The keys are for the uppermost; the lowest stays. */
final class ModeStack {

    private final List<Mode> modes = new ArrayList<>();

    /** Begins with one mode. */
    ModeStack(Mode lowest) {
        modes.add(lowest);
    }

    /** @return the uppermost mode */
    Mode top() {
        return modes.get(modes.size() - 1);
    }

    /** @return whether the uppermost mode is the only one */
    boolean isLowest() {
        return modes.size() == 1;
    }

    /** Opens a mode above the others. */
    void push(Mode next) {
        modes.add(next);
    }

    /** Leaves the uppermost mode, unless it is the only one. */
    void pop() {
        if (modes.size() > 1) {
            modes.remove(modes.size() - 1);
        }
    }

    /** Leaves all modes for another one. */
    void reset(Mode lowest) {
        modes.clear();
        modes.add(lowest);
    }

    /** @return whether the game does not go on before something is answered */
    boolean holdsGame() {
        return modes.stream().anyMatch(Mode::holdsGame);
    }
}
