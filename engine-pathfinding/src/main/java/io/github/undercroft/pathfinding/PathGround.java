package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;

/**
 * What one walks on, and what it costs. Which to take:
 *
 * <ul>
 *   <li>{@link WalkMap}: cells are open or not, and all open ones cost the same. The fastest by far;
 *   <li>{@link CostMap}: each cell has a whole-number price;
 *   <li>{@link BoardCost}: the board of a game, as one mover walks on it;
 *   <li>{@link PricedGrid}: anything else, by a {@link CostFunction} of one's own.
 * </ul>
 */
public sealed interface PathGround permits WalkMap, CostMap, BoardCost, PricedGrid {

    /** @return the number of columns, 1 or more */
    int width();

    /** @return the number of rows, 1 or more */
    int height();

    /** @return which steps there are */
    Movement movement();

    /** @return what each step costs */
    CostFunction prices();
}
