package io.github.undercroft.dungeon;

import java.util.Objects;

/**
 * Thrown by a generator or a step that cannot go on with a draft: the attempt is dropped, and there is another one with
 * other chances. Never leaves {@link LevelGenerator#generate}.
 */
public final class LevelVeto extends RuntimeException {

    private static final long serialVersionUID = 1;

    /**
     * A veto.
     *
     * @param reason in a few words that are the same for the same reason, as "no room for stairs": they are counted
     */
    public LevelVeto(String reason) {
        super(Objects.requireNonNull(reason, "reason"), null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
