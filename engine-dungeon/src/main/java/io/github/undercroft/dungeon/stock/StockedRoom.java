package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.loot.Lot;
import java.util.List;
import java.util.Objects;

/**
 * The roll for a room, and what was placed of it.
 *
 * @param area the id of the room
 * @param roll what was rolled
 * @param placed what was placed, and where
 * @param leftOut the lots for which there was no free cell
 */
public record StockedRoom(int area, RoomRoll roll, List<StockedLot> placed, List<Lot> leftOut) {

    public StockedRoom {
        Objects.requireNonNull(roll, "roll");
        Objects.requireNonNull(placed, "placed");
        Objects.requireNonNull(leftOut, "leftOut");
        placed = ImmutableList.copyOf(placed);
        leftOut = ImmutableList.copyOf(leftOut);
    }

    /** @return a line of text */
    @Override
    public String toString() {
        return "room " + area + ": " + roll.contents() + (roll.hasTreasure() ? " and treasure" : "")
                + (placed.isEmpty() ? "" : "; " + placed) + (leftOut.isEmpty() ? "" : "; left out " + leftOut);
    }
}
