package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.tool.SettingRange;

/** Refuses rooms that do not fit. */
final class RoomSides {

    private RoomSides() {}

    static void require(SizeRange sides, int min, String what) {
        SettingRange.require("least " + what, sides.min(), min, RoomDesign.MAX_SIDE);
        SettingRange.require("greatest " + what, sides.max(), min, RoomDesign.MAX_SIDE);
    }

    static void requireFits(SizeRange sides, int mapSide, String what) {
        sides.requireWithin(1, mapSide - 2, "On a map of " + mapSide + " cells with its border closed, a " + what);
    }
}
