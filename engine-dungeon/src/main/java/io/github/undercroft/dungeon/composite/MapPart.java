package io.github.undercroft.dungeon.composite;

import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.geometry.Rect;
import java.util.Objects;

/**
 * A part of a map, and what makes it.
 *
 * @param style the name of the style
 * @param cells its place on the map, including its closed border
 * @param generator makes levels as large as the part
 */
public record MapPart(String style, Rect cells, LevelGenerator generator) {

    /** Refuses generators of another size. */
    public MapPart {
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(generator, "generator");
        if (generator.width() != cells.width() || generator.height() != cells.height()) {
            throw new IllegalArgumentException("The part \"" + style + "\" is " + cells.width() + " x "
                    + cells.height() + " cells, but its generator makes " + generator.width() + " x "
                    + generator.height() + "; give both the same size");
        }
    }

    /** @return a part by the generator for its size */
    public static MapPart of(String style, Rect cells, LevelsOfSize levels) {
        return new MapPart(style, cells, levels.make(cells.width(), cells.height()));
    }
}
