package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds areas of which a plan says too little. */
final class TouchingAreas {

    private TouchingAreas() {}

    /** Where one can step from an area to another one, and no link says so. */
    static List<String> withoutLink(LevelPlan plan) {
        List<String> found = new ArrayList<>();
        for (Point cell : plan.open().points()) {
            for (Point beside : List.of(cell.plus(1, 0), cell.plus(0, 1))) {
                Optional<Area> one = plan.areaAt(cell.x(), cell.y());
                Optional<Area> other = plan.areaAt(beside.x(), beside.y());
                if (one.isPresent()
                        && other.isPresent()
                        && plan.kindAt(beside.x(), beside.y()).isPassable()
                        && !one.equals(other)
                        && !plan.graph()
                                .hasEdgeConnecting(one.get().id(), other.get().id())) {
                    found.add(cell + " of " + one.get() + " and " + beside + " of " + other.get());
                }
            }
        }
        return found;
    }
}
