package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.loot.Lot;
import java.util.List;
import java.util.Objects;

/**
 * The result of the dice for one room.
 *
 * @param contents the row that came up
 * @param hasTreasure whether there is treasure, too
 * @param what the loot of that row
 * @param treasure the loot of the treasure; may be empty even if there is treasure, by its own dice
 */
public record RoomRoll(String contents, boolean hasTreasure, List<Lot> what, List<Lot> treasure) {

    public RoomRoll {
        Objects.requireNonNull(contents, "contents");
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(treasure, "treasure");
        what = ImmutableList.copyOf(what);
        treasure = ImmutableList.copyOf(treasure);
    }
}
