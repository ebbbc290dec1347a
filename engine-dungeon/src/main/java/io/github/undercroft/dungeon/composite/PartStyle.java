package io.github.undercroft.dungeon.composite;

import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.Objects;

/**
 * A style that parts may have.
 *
 * @param name the name of the style
 * @param minSide parts less wide or high than this never have it, 1 or more
 * @param weight how likely it is among the styles that a part may have; 1 to 1,000,000
 * @param levels its generator for a size
 */
public record PartStyle(String name, int minSide, int weight, LevelsOfSize levels) {

    /** Refuses settings out of range. */
    public PartStyle {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(levels, "levels");
        SettingRange.require("minSide of " + name, minSide, 1, Integer.MAX_VALUE);
        SettingRange.require("weight of " + name, weight, 1, 1_000_000);
    }

    /** Without the generator, which is a function without a name. */
    @Override
    public String toString() {
        return "PartStyle[name=" + name + ", minSide=" + minSide + ", weight=" + weight + "]";
    }
}
