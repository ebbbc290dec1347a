/**
 * Locked doors and their keys: the step {@link AddLocks}, and {@link AddLocks.Places}, which says which doors may be locked.
 *
 * <p>Elsewhere: the {@link io.github.undercroft.dungeon.Lock} in a plan is in {@code dungeon}; doors, locks and keys of a running
 * game are in {@code door} and {@code item} of engine-kit.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Only doors that divide the level are locked.</b> So what cannot be reached without a key is exactly what lies behind its
 *       door, and a level with many loops has few locks. The final check of a level searches cells and keys; {@code LevelLaws}
 *       does the same in another way. A key on the way from stairs to stairs breaks a guarantee of the step that placed the
 *       stairs; therefore a step may revoke guarantees.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.lock;

import org.jspecify.annotations.NullMarked;
