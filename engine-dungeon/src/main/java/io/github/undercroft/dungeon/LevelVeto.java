package io.github.undercroft.dungeon;

import java.util.Objects;

/**
 * Thrown by a generator or a step that cannot go on with a draft. The attempt is dropped, and the level is made again with
 * other random numbers. Never leaves {@link LevelGenerator#generate}.
 */
public final class LevelVeto extends RuntimeException {

    private static final long serialVersionUID = 1;

    /**
     * A veto.
     *
     * @param reason in a few words that are the same for the same reason, such as "no room for stairs": they are counted
     */
    public LevelVeto(String reason) {
        super(Objects.requireNonNull(reason, "reason"), null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
