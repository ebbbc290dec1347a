/**
 * Distance fields, also called Dijkstra maps: the distance from each cell of a grid to the nearest goal, for many actors with the
 * same goals. Nothing here uses the turn engine.
 *
 * <p>Here are
 *
 * <ul>
 *   <li>{@link DistanceField}, with the {@link FieldRequest} that says what to compute, and the {@link FieldGround} to compute it
 *       on;
 *   <li>{@link FleeField}, which leads away from threats, round corners too;
 *   <li>{@link Desires}, several fields weighed against each other;
 *   <li>{@link Evasion}, for one actor that is chased by a few.
 * </ul>
 *
 * <p>Elsewhere: paths from one cell to another, and the costs of steps, are in {@link io.github.undercroft.pathfinding}; brains
 * that flee, explore and fight with fields, and the cells from which a weapon hits, in {@code pathfinding.brain}; fields of view in
 * {@link io.github.undercroft.fov}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A radius allows for rounding.</b> Distances are exact inside, but a radius is a double: three steps of 1.41 are 4.23, and
 *       {@code 3 * 1.41} is slightly less. A distance may exceed the radius by one part in 10^12.
 * </ul>
 */
@NullMarked
package io.github.undercroft.pathfinding.field;

import org.jspecify.annotations.NullMarked;
