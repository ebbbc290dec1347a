/**
 * The memory of one observer of a level, sparse, and shared between forks until it changes. Not exported: games see it as
 * {@link io.github.undercroft.Perception}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Memory is written at the end of a step,</b> and not while things happen. So it needs no undo, a
 *       perform that is rolled back leaves nothing in it, and what a brain knows does not change during its turn.
 *   <li><b>A cell in view has no time,</b> but a mark that means "now"; the time is written when the cell goes out of view.
 *       So a step without changes writes nothing, and equal knowledge is equal state: writing a visible cell again changes
 *       nothing.
 *   <li><b>Memory holds pictures,</b> not live handles: an entity as it was, with its components. A handle would show the
 *       present and so leak what happened out of sight. Only the observer itself is live on its own board.
 *   <li><b>An event is seen if it was in view before or after the step.</b> Looking around after each single event would
 *       cost a field of view for each of them, and entities that come round a corner or leave would be noticed only half the
 *       time.
 *   <li><b>{@code memory} is not exported.</b> Games use {@code Perception}; they write senses, not memories.
 *   <li><b>Memories are tiles and palettes.</b> Cells are kept in tiles of 8x8, made when first seen and copied when first
 *       written after a fork; the hash is a sum that each written cell corrects. The entities on a remembered cell come from
 *       the sightings alone; of the sightings of missing entities the latest 64 are kept.
 * </ul>
 */
@NullMarked
package io.github.undercroft.memory;

import org.jspecify.annotations.NullMarked;
