/**
 * Cheapest paths on grids: A*, jump point search and others. Nothing here uses the turn engine, so games, tools and generators of
 * any kind can use it.
 *
 * <p>Here are
 *
 * <ul>
 *   <li>the query: {@link PathRequest} with its goals, {@link Footprint}, {@link OccupiedPolicy}, budget and {@link
 *       Algorithm};
 *   <li>the ground, and what a step costs: {@link PathGround} with {@link WalkMap}, {@link CostMap}, {@link TollGround} and
 *       {@link PricedGrid}, and {@link CostFunction};
 *   <li>the search: {@link Pathfinder};
 *   <li>the result: {@link PathResult} with its {@link Path}, and {@link PathBuffer} for a result without
 *       allocation.
 * </ul>
 *
 * <p>Elsewhere: distances from all cells at once, fleeing and desires are in {@code pathfinding.field}; the costs of a game's
 * board, and brains that explore, travel and hunt, in {@code pathfinding.brain}; flood fill in {@link io.github.undercroft.grid}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The ground of a path is a snapshot; the ground of a field is read again for each computation.</b> A path search needs bit
 *       rows that are prepared once ({@code WalkMap}); a field finds out by itself which cells have changed, and repairs itself.
 *   <li><b>The type of the ground decides the algorithm.</b> Where all open cells cost the same, jump point search and two stacks are
 *       many times faster than any priority queue. So such a ground is a type of its own, {@code WalkMap}, prepared once, and not a
 *       property that a search would have to detect. The map stores where scans stop, so that no scan has to work it out.
 *   <li><b>Costs of paths are whole numbers inside.</b> A straight step counts 33,461 and a diagonal one 47,321,
 *       or smaller neighbours in the continued fraction of the square root of 2, by the size of the map. Their sums
 *       have the true order and are compared exactly. The cost that a caller gets, {@code n + m * Math.sqrt(2)}, is computed
 *       from the path. Doubles are only for prices that are not whole numbers.
 *   <li><b>In four directions whole words are searched, not cells.</b> Steps towards the goal's column do not add to the estimate, so
 *       up to 64 cells of a row are expanded together, and all neighbours of such a wave cost the same. The paths differ from
 *       those of a search cell by cell, but cost the same.
 *   <li><b>A spent budget still gives a path,</b> to the closest cell that was visited. With jump points it need not be the cheapest
 *       path to that cell: finding that one would be a second search.
 *   <li><b>Scans do not look for the goal.</b> Instead, before a cell is expanded, the search checks whether the goal can be reached
 *       from it by a diagonal and then a straight line. All moves of a jump point search have that form.
 *   <li><b>Jumps are remembered.</b> Since scans do not depend on the goal, the jumps from a cell that was entered in a given direction
 *       are the same in each query on a map. A pathfinder keeps them for the map that it was asked about last: the first queries
 *       scan, later ones usually look up. That takes at most 36 bytes a cell. The jumps belong to the pathfinder, not to the map, so
 *       that any number of threads can use one map.
 *   <li><b>A cost function gives the lowest price of a step.</b> With a default of 0, a search would silently look in all directions; so
 *       there is no default, and a lambda needs {@code CostFunction.atLeast}.
 *   <li><b>Jump points stop beside creatures and doors.</b> Such cells cost a toll, so the cells around one do not all cost the same:
 *       there nothing is pruned, and scans stop. Elsewhere pruning is correct as usual. The map of open cells and tolls is kept and
 *       updated cell by cell.
 * </ul>
 */
@NullMarked
package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.Footprint;
import org.jspecify.annotations.NullMarked;
