package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a stocking step did to a level, as a detail of the plan. Areas have the ids that they had at that time, so steps that
 * take cells from areas should come before stocking.
 *
 * @param step its name
 * @param depth the depth at which it rolled
 * @param rooms the roll for each room, by id; empty for a step that does not go room by room
 * @param placed everything that it placed, in that order
 * @param leftOut everything for which there was no free cell
 */
public record StockReport(String step, int depth, List<StockedRoom> rooms, List<StockedLot> placed, List<Lot> leftOut) {

    public StockReport {
        Objects.requireNonNull(step, "step");
        Objects.requireNonNull(rooms, "rooms");
        Objects.requireNonNull(placed, "placed");
        Objects.requireNonNull(leftOut, "leftOut");
        rooms = ImmutableList.copyOf(rooms);
        placed = ImmutableList.copyOf(placed);
        leftOut = ImmutableList.copyOf(leftOut);
    }

    /** @return the reports of a plan, in the order of the steps */
    public static List<StockReport> of(LevelPlan plan) {
        return plan.details(StockReport.class);
    }

    /** @return the lot that was placed on that cell of a plan, with all that is in it; O(lots) */
    public static Optional<Lot> lotAt(LevelPlan plan, Point cell) {
        return of(plan).stream()
                .flatMap(report -> report.placed.stream())
                .filter(lot -> lot.at().equals(cell))
                .map(StockedLot::lot)
                .findFirst();
    }

    /**
     * The roll for a room, and what was placed of it.
     *
     * @param area the id of the room
     * @param roll what was rolled
     * @param placed what was placed, and where
     * @param leftOut the lots for which there was no free cell
     */
    public record StockedRoom(int area, StockingTable.RoomRoll roll, List<StockedLot> placed, List<Lot> leftOut) {

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

    /**
     * A lot with its cell.
     *
     * @param area the id of the area that it is in
     */
    public record StockedLot(Lot lot, int area, Point at) {
        public StockedLot {
            Objects.requireNonNull(lot, "lot");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public String toString() {
            return lot + " at " + at;
        }
    }
}
