package io.github.undercroft.front;

import io.github.undercroft.Action;
import io.github.undercroft.GameView;
import java.util.Optional;

/**
 * What a player's game leaves to the next one: a grave, a treasure, a score to settle. It is the first deed of the next game's figure, which
 * the front end keeps between the two, so that saves and recordings have it as they have any other deed. It is of a registered type, as all
 * actions are that are saved; one that the next version of the game does not know is forgotten. A bot neither leaves nor takes anything.
 */
public interface Legacy {

    /**
     * What is left of a game that was lost.
     *
     * @return what the player's next figure does first; empty for nothing, so that what was left before stays
     */
    Optional<Action> left(GameView over);

    /** @return whether that game began with such a deed, which is told beside its score */
    boolean isIn(GameView game);
}
