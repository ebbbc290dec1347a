/**
 * Which deed of a recorded game was fatal: the game is taken back to earlier turns, chance is drawn anew from there many times, and it is counted
 * in how many of these games the player lives.
 *
 * <p>{@link io.github.undercroft.hindsight.Hindsight} searches, and answers with a {@link io.github.undercroft.hindsight.Verdict}.
 *
 * <p>Not here: branches of a running game ({@code game.Game#branch}) and recordings ({@code save}).
 */
@NullMarked
package io.github.undercroft.hindsight;

import org.jspecify.annotations.NullMarked;
