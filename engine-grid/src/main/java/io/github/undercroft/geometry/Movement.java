package io.github.undercroft.geometry;

import java.util.List;

/**
 * Which steps lead from one cell to the next. A game has one rule for walking and for paths, so that a path never
 * proposes a step that a move refuses.
 */
public enum Movement {
    /** North, east, south and west. */
    FOUR_WAY,
    /** All eight; a diagonal step may squeeze between two blocked cells. */
    EIGHT_WAY,
    /** All eight; a diagonal step needs both cells that it passes between to be passable. */
    EIGHT_WAY_NO_CORNER_CUTTING;

    /** @return the directions of this rule, clockwise from north */
    public List<Direction> directions() {
        return this == FOUR_WAY ? Direction.cardinal() : Direction.all();
    }

    /** @return whether this rule knows that direction at all */
    public boolean allows(Direction direction) {
        return this != FOUR_WAY || !direction.isDiagonal();
    }

    /** @return whether a diagonal step asks for both cells beside it */
    public boolean needsBothSides() {
        return this == EIGHT_WAY_NO_CORNER_CUTTING;
    }
}
