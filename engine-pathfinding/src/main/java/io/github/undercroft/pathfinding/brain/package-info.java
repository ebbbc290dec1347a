/**
 * Monster AI that needs paths: brains and behaviours. Those that need no paths are in {@link io.github.undercroft.brain}.
 *
 * <p>Here are
 *
 * <ul>
 *   <li>whole brains: {@link Hunter}, {@link Tracker}, {@link Patroller}, {@link Skirmisher}, and {@link Adventurer}, a bot that
 *       plays a whole dungeon;
 *   <li>behaviours for brains made of parts: {@link Explore} (autoexplore), {@link Travel}, {@link Descend}, {@link Fetch},
 *       {@link Follow}, {@link Escape} (flee), {@link BreakIn}; and for packs {@link Surround}, with the component {@link Pack} and the
 *       reaction {@link PackLeader};
 *   <li>the reaction {@link Chaser}, which follows over stairs from farther off;
 *   <li>tools for brains of your own: {@link BoardCost}, the costs of the board for one actor, {@link SharedPathfinder}, and
 *       {@link Exploration} for the frontier of what is known;
 *   <li>{@code PathfindingValues}, generated, which registers these values for hashes and saves.
 * </ul>
 *
 * <p>Elsewhere: paths on any grid are in {@link io.github.undercroft.pathfinding}, distance fields in
 * {@link io.github.undercroft.pathfinding.field}, following between levels in {@link io.github.undercroft.follower}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Brains ask for a new path at each turn.</b> A path that is kept would be hidden state: a fork would not have it, and could
 *       choose another of two equally good paths.
 *   <li><b>A board is first searched as if nobody were there</b> and every door that can be opened were open, on a map that the
 *       pathfinder keeps and updates cell by cell. If the path meets no creature, no price and no door, it is a cheapest one;
 *       otherwise a search with these costs follows. Of several equally cheap paths it need not be the one that A* would find.
 *   <li><b>An entity without a brain never moves,</b> so brains treat it as a wall. Any other entity in the
 *       way costs some steps, until {@link Patience} is spent.
 *   <li><b>No brain stalls.</b> It waits only for a reason that is documented: who is in the only way, for as long as its
 *       {@link Patience} lasts; a queue of hunters to an enemy.
 *   <li><b>Hunters make room.</b> A hunter in front of friends that queue in a narrow place moves deeper, away from the last one in the
 *       queue. That distance only grows while somebody queues, so nobody walks in circles.
 *   <li><b>What brains work out about the ground is cached by the board's stamp,</b> never by the actor that asked: bit rows of
 *       qualities of terrain, narrow places, who is walled off. So a brain decides the same with and without the cache; tests
 *       compare the two.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true, className = "PathfindingValues")
@NullMarked
package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
