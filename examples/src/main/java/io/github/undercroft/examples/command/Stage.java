package io.github.undercroft.examples.command;

import io.github.undercroft.examples.front.Menu;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.terminal.ColourDepth;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Where somebody sits in front of a screen. */
interface Stage {

    /** @return whether anybody does */
    boolean isThere();

    /** @return whether somebody reads standard error as it comes */
    boolean isTold();

    /** Shows a menu, plays what belongs to the line that was chosen, and so on until one is left without a choice. */
    void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours);

    /**
     * Plays until the player has had enough.
     *
     * @param turnsPerSecond how fast to go on where one only looks on; empty for somebody who plays
     */
    void play(Play play, ColourDepth colours, Optional<Integer> turnsPerSecond);
}
