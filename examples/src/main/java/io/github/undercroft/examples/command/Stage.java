package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;

/** Where a game is played by a person. */
@FunctionalInterface
interface Stage {

    /** Plays until the player has had enough. */
    void play(BundledGame game, BoardSize size, long seed);
}
