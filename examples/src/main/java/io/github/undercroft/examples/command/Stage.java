package io.github.undercroft.examples.command;

import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.terminal.ColourDepth;
import java.util.Optional;
import java.util.function.IntFunction;

/** Where somebody sits in front of a screen. */
interface Stage {

    /** @return whether anybody does */
    boolean isThere();

    /** @return whether somebody reads standard error as it comes */
    boolean isTold();

    /** Shows the menu until it is left, and then plays what belongs to the line that was chosen, if any was. */
    void choose(Menu menu, IntFunction<Play> choices, ColourDepth colours);

    /**
     * Plays until the player has had enough.
     *
     * @param turnsPerSecond how fast to go on where one only looks on; empty for somebody who plays
     */
    void play(Play play, ColourDepth colours, Optional<Integer> turnsPerSecond);
}
