package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something dug by {@link FeatureLevels}, as it was when it was dug: later steps, such as pruning of dead ends, do not
 * change it. {@code plan.details(Feature.class)} returns all of a level, in the order of their indices.
 *
 * @param index from 0, in the order in which they were dug; the id of its area, too, unless a later step took areas away
 * @param outline its cells
 * @param joint through which it was dug; none for the first
 * @param exits the joints through which others were dug from it, in that order
 */
public record Feature(int index, Outline outline, Optional<Joint> joint, List<Joint> exits) {

    public Feature {
        Objects.requireNonNull(outline, "outline");
        Objects.requireNonNull(joint, "joint");
        Objects.requireNonNull(exits, "exits");
        exits = ImmutableList.copyOf(exits);
    }

    /** @return the kind of its area */
    public AreaKind kind() {
        return outline.kind();
    }

    /** @return the index of the feature from which it was dug, always lower; none for the first */
    public OptionalInt parent() {
        return joint.map(through -> OptionalInt.of(through.parent())).orElseGet(OptionalInt::empty);
    }

    /** @return all of its cells, part after part, without joints and walls */
    public List<Point> cells() {
        return outline.parts().stream()
                .flatMap(part -> part.points().stream())
                .collect(ImmutableList.toImmutableList());
    }

    /** @return its walls to the north, east, south and west */
    public List<Wall> walls() {
        return Direction.cardinal().stream().map(this::wall).collect(ImmutableList.toImmutableList());
    }

    /**
     * The wall on one side: the cells beyond its outermost cells on that side.
     *
     * @throws IllegalArgumentException if the side is a diagonal one
     */
    public Wall wall(Direction side) {
        if (side.isDiagonal()) {
            throw new IllegalArgumentException(
                    "A feature has no wall on the side " + side + "; ask for one of Direction.cardinal()");
        }
        ImmutableList<Point> cells =
                outline.furthest(side).stream().map(cell -> cell.step(side)).collect(ImmutableList.toImmutableList());
        ImmutableList.Builder<Point> openings = ImmutableList.builder();
        joint.filter(through -> through.direction().opposite() == side)
                .ifPresent(through -> openings.add(through.at()));
        for (Joint exit : exits) {
            if (exit.direction() == side) {
                openings.add(exit.at());
            }
        }
        return new Wall(side, cells, openings.build());
    }

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
}
