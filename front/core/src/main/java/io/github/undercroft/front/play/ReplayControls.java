package io.github.undercroft.front.play;

import java.util.Optional;

/** What a person who watches can do with a recording. */
interface ReplayControls {

    /** The number of turns that are over. */
    long turns();

    /** How the game ended, if it has. */
    Optional<String> ended();

    /** Goes on to the next turn. */
    void showNextTurn();

    /** Shows a turn of a recording. */
    void showTurn(Rerun rerun, int turn);

    /** Lets the person play on from the shown turn of a recording. Quitting returns to the recording. */
    void playOn(Rerun rerun, Watching watch);
}
