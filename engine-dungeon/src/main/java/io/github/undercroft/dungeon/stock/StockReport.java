package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a step of stocking did to a level: one of the plan's details. Areas have the ids that they had then; steps that take
 * cells from areas come before stocking.
 *
 * @param step its name
 * @param depth at which depth it rolled
 * @param rooms what was rolled for each room, by id; none from a step that does not go by rooms
 * @param placed everything that it placed, in the order in which it did
 * @param leftOut everything that found no free cell any more
 */
public record StockReport(String step, int depth, List<StockedRoom> rooms, List<StockedLot> placed, List<Lot> leftOut) {

    /** Copies the lists. */
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
}
