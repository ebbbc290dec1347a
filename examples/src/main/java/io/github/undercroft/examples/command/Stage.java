package io.github.undercroft.examples.command;

import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The place where games are shown, which may have a screen. */
interface Stage {

    /** @return whether there is a screen */
    boolean isThere();

    /** @return the beginning of a sentence that says why nothing can be shown */
    default String whyNotThere() {
        return "This is not a terminal";
    }

    /** @return whether a person reads standard error while it is written */
    boolean isTold();

    /** A game is about to be shown here, and what is typed from now on is for it. */
    default void prepare() {}

    /** Shows a menu, plays the game of the chosen line, and repeats that until the menu is left without a choice. */
    void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours);

    /** Plays until the player leaves. */
    void play(Play play, ColourDepth colours);
}
