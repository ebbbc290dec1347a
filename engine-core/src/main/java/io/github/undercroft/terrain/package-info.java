/**
 * Plain terrain: floor, wall, doors without a lock, what lies outside of a board, and what has not been seen.
 *
 * <p>Water and acid, doors with a lock, traps, stairs and walls that can be dug are in engine-kit: {@code ground}, {@code
 * door}, {@code trap}, {@code stairs}, {@code dig}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Outside the board there is a terrain,</b> {@code Outside.BOARD}, so that {@code terrainAt} has a result for every
 *       point. Rules that look at a neighbouring cell need no special case.
 * </ul>
 */
@SavedValues(
        value = "",
        hyphenated = true,
        also = {Outside.class, Unseen.class})
@NullMarked
package io.github.undercroft.terrain;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
