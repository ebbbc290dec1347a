package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Objects;

/**
 * A part of a finished level, as a detail of the plan ({@link io.github.undercroft.dungeon.LevelPlan#details}).
 *
 * @param style the name of its style
 * @param cells where it is; what was dug in it is there, and ways into other parts
 * @param details the details that its generator recorded, with places relative to the corner of the part; without locks
 */
public record PlacedPart(String style, Rect cells, List<Record> details) {

    public PlacedPart {
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(details, "details");
        details = ImmutableList.copyOf(details);
    }
}
