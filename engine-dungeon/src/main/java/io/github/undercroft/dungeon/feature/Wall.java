package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * One of the four walls of a feature, without its corners, through which nothing is dug.
 *
 * @param side its side, seen from inside
 * @param cells its cells in one row or column, in reading order, without gaps of the feature
 * @param openings the joints in it, in the order in which they were dug
 */
public record Wall(Direction side, List<Point> cells, List<Point> openings) {

    public Wall {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(openings, "openings");
        cells = ImmutableList.copyOf(cells);
        openings = ImmutableList.copyOf(openings);
    }

    /** @return whether there is a way through it */
    public boolean isUsed() {
        return !openings.isEmpty();
    }
}
