package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Objects;

/**
 * Tells of a part of a finished level, by {@link io.github.undercroft.dungeon.LevelPlan#details}.
 *
 * @param style what it is called
 * @param cells where it is; what was dug in it is there, and ways into other parts
 * @param details what its generator tells, with places counted from the corner of the part; no locks, which are gone
 */
public record PlacedPart(String style, Rect cells, List<Record> details) {

    /** Copies the list. */
    public PlacedPart {
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(details, "details");
        details = ImmutableList.copyOf(details);
    }
}
