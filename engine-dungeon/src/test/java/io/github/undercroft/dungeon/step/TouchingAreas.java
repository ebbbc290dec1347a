package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds areas of which a plan says too little. */
final class TouchingAreas {

    private TouchingAreas() {}

    /** Where one can step from an area to another one, or over one cell of none, and no link says so. */
    static List<String> withoutLink(LevelPlan plan) {
        List<String> found = new ArrayList<>();
        for (Point cell : plan.open().points()) {
            Optional<Area> own = plan.areaAt(cell.x(), cell.y());
            List<Area> around = new ArrayList<>(own.stream().toList());
            for (Direction side : Direction.cardinal()) {
                Point beside = cell.step(side);
                if (plan.open().getOrFalse(beside.x(), beside.y())) {
                    plan.areaAt(beside.x(), beside.y()).ifPresent(around::add);
                }
            }
            for (Area one : own.map(List::of).orElse(around)) {
                for (Area other : around) {
                    if (!one.equals(other) && !plan.neighbours().get(one.id()).contains(other.id())) {
                        found.add("at " + cell + ": " + one + " and " + other);
                    }
                }
            }
        }
        return found;
    }
}
