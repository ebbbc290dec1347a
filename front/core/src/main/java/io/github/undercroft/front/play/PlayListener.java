package io.github.undercroft.front.play;

import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;

/**
 * Hears of all that the player perceives, for sounds, statistics and achievements: each percept once, in order, right after its step.
 * Steps that are only played again to find the place of a saved game or of a turn are told to nobody.
 *
 * <p>It must not change the game. One that throws is not told of any more, and the player reads why.
 */
@FunctionalInterface
public interface PlayListener {

    /**
     * The player perceived something; in a game without senses, of everything that happens.
     *
     * @param game as it is after the step
     * @param isReplayed whether it is a recording that is shown
     */
    void perceived(Percept percept, PlayerView game, boolean isReplayed);
}
