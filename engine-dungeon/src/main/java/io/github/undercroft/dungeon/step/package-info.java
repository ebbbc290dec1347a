/**
 * Steps that work after any generator: {@link PlaceStairs}, {@link AddDoors}, {@link AddLoops}, {@link PruneDeadEnds}, {@link
 * JoinByTunnels}, {@link AddLakes}, {@link AddLights}.
 *
 * <p>Elsewhere: the contract {@code LevelStep} is in {@code dungeon}; vaults, locks and stocking are steps in packages of their own,
 * {@code vault}, {@code lock} and {@code stock}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>No loop leads around a lock.</b> {@code AddLoops} skips such walls. It could instead revoke the guarantee that the level
 *       can be solved, but then no maze could have both loops and locks.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.step;

import org.jspecify.annotations.NullMarked;
