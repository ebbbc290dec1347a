package io.github.undercroft.front;

import io.github.undercroft.Action;
import io.github.undercroft.GameView;
import java.util.Optional;

/**
 * What a player's game leaves to the next one: a grave, a treasure, a score to settle. The front end keeps it between the two, and it comes into
 * the next game as the first deed of its player, so that saves and recordings have it as they have any other deed. A bot neither leaves nor
 * takes anything.
 */
public interface Legacy {

    /**
     * What is left of a game that was lost.
     *
     * @return in a line of text; empty if there is nothing, so that what was left before stays
     */
    Optional<String> left(GameView over);

    /**
     * The deed with which a new game takes it over, once.
     *
     * @param left a line that {@link #left} answered, or that somebody has changed since
     * @return what the player's figure does first; empty if the line cannot be read
     */
    Optional<Action> taken(String left);

    /** @return whether that game began with such a deed, which is told beside its score */
    boolean isIn(GameView game);
}
