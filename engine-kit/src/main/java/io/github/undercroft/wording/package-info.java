/**
 * Sentences about what an observer saw and heard: English, the contract for another language, and a message log that
 * folds repeats.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Words are not state.</b> {@code wording} turns percepts into sentences outside of the game: nothing of it is
 *       hashed or saved, and what English needs to know about a name (its plural, its pronoun) is given to the wording,
 *       not to the entity.
 * </ul>
 */
@NullMarked
package io.github.undercroft.wording;

import org.jspecify.annotations.NullMarked;
