/**
 * Areas of effect: which cells a blast, a breath, a beam or a sweep covers.
 *
 * <p>{@link AreaShape} is the contract; {@link Burst}, {@link Blast}, {@link ConeArea}, {@link Beam}, {@link
 * Sweep}, {@link Disc} and {@link Pattern} are the shapes. Weapons that strike areas are in {@code combat}, things
 * that burst in {@code item}. Useful without a game.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A shape knows cells, not creatures:</b> it gets only open cells, a start and a target. So a spell, a trap, a
 *       generator and a user interface can use the same shape.
 * </ul>
 */
@NullMarked
package io.github.undercroft.area;

import org.jspecify.annotations.NullMarked;
