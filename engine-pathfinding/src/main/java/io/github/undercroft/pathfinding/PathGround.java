package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;

/**
 * The ground of a path search: its size, its steps and their prices. Which one to use:
 *
 * <ul>
 *   <li>{@link WalkMap}: cells are open or not, and all open ones cost the same. The fastest by far;
 *   <li>{@link CostMap}: each cell has a whole-number price;
 *   <li>{@link TollGround}: open cells of which some cost a toll, such as the board of a game for one actor;
 *   <li>{@link PricedGrid}: anything else, with a {@link CostFunction} of your own.
 * </ul>
 */
public sealed interface PathGround permits WalkMap, CostMap, TollGround, PricedGrid {

    /** @return the number of columns, 1 or more */
    int width();

    /** @return the number of rows, 1 or more */
    int height();

    /** @return which steps there are */
    Movement movement();

    /** @return the price of each step */
    CostFunction prices();
}
