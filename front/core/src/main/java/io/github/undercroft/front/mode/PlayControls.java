package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.ThingLetters;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a {@link Mode} can do with the game that it is a mode of. */
public interface PlayControls {

    /** @return what is played */
    PlayableGame game();

    /** @return the name of the game and its seed */
    String title();

    /** @return what the keys mean */
    Keymap keymap();

    /** @return what the player sees, whose decision it is */
    TurnView turn();

    /**
     * What would be refused if the player began it now, as far as the player knows: the names of verbs, of the game and of the front end.
     * Found out once for each decision.
     *
     * @return by default none; none as well where it is nobody's turn, or the game's code broke when it was asked
     */
    default Set<String> refused() {
        return Set.of();
    }

    /** @return what keys do at the moment: the uppermost mode */
    Mode mode();

    /** Opens a mode above the present one. */
    void push(Mode next);

    /** Leaves the uppermost mode; the one below all others stays. */
    void pop();

    /** Does what the player wants, and asks first whether that is meant if it harms or is wasted. */
    void submit(Action action);

    /** Begins something that goes on for several turns. */
    void begin(Errand errand);

    /** @return whether the player has put that thing down on purpose */
    boolean isUnwanted(EntityId thing);

    /** @return the letters of the player's things in lists */
    ThingLetters letters();

    /** @return the words of the game */
    default Words words() {
        return game().words();
    }

    /** Answers a key, as {@link Words#say}. That is shown until the next key, and is no part of the story. */
    void answer(String sentence, Object... values);

    /** @return the story so far, oldest first */
    List<String> messages();

    /** @return the lines that were typed in the console, oldest first, to add to */
    List<String> typed();

    /** Says which cell the pointer is over. */
    void hover(Optional<Point> cell);

    /** Looks for the turn that was fatal in the game that has ended, and tells it. */
    void askWhy();

    /** Plays on from the turn that was found, before its deed, if one was: another game, which is marked. */
    void playOn();

    /** Starts the game of the next seed. */
    void restart();

    /** Starts the game of a seed, also after the player has quit. */
    void restart(long seed);

    /** Takes back that the player has quit: the game goes on. */
    void reopen();

    /**
     * What stands on the sheet besides the board and the messages, for who hears it: how the game ended, a question, a list with its marked
     * line repeated at the end, what is told of a cell. Without hints of keys.
     */
    List<String> told();

    /** Saves if that can be done, and quits. */
    void quit();

    /** Saves and quits; if the game can't be saved, asks first. */
    void saveAndQuit();
}
