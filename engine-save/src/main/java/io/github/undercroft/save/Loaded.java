package io.github.undercroft.save;

import io.github.undercroft.game.Game;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import java.util.Optional;

/**
 * A game that was loaded.
 *
 * @param game it
 * @param extra what the program saved beside it, such as the last messages; {@link StateNode.Absent} if it saved nothing
 * @param damage what is wrong with the newest save, if this game is from the backup that was made before it
 */
public record Loaded(Game game, StateNode extra, Optional<SaveException> damage) {

    public Loaded {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(extra, "extra");
        Objects.requireNonNull(damage, "damage");
    }
}
