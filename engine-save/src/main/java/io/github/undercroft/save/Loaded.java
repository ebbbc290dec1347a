package io.github.undercroft.save;

import io.github.undercroft.game.Game;
import java.util.Objects;
import java.util.Optional;

/**
 * A game that was loaded.
 *
 * @param game it
 * @param damage what is wrong with the newest save, if this game is from the backup that was made before it
 */
public record Loaded(Game game, Optional<SaveException> damage) {

    /** Refuses nulls. */
    public Loaded {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(damage, "damage");
    }
}
