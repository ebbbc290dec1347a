package io.github.undercroft.dungeon.composite;

import io.github.undercroft.dungeon.SettingRange;
import java.util.Objects;

/**
 * A style that parts may have.
 *
 * @param name what it is called
 * @param leastSide parts less wide or high than this never have it, 1 or more
 * @param weight how likely, among the styles that a part may have; 1 to 1,000,000
 * @param levels its generator for a size
 */
public record PartStyle(String name, int leastSide, int weight, LevelsOfSize levels) {

    /** Refuses settings out of range. */
    public PartStyle {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(levels, "levels");
        SettingRange.require("leastSide of " + name, leastSide, 1, Integer.MAX_VALUE);
        SettingRange.require("weight of " + name, weight, 1, 1_000_000);
    }

    /** Without the generator, which is a function without a name. */
    @Override
    public String toString() {
        return "PartStyle[name=" + name + ", leastSide=" + leastSide + ", weight=" + weight + "]";
    }
}
