package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.level.LevelContent;
import java.util.ArrayList;
import java.util.List;

/** Places newcomers on the stairs up, then on free floor around them. */
final class Entrance {

    private Entrance() {}

    static LevelContent let(List<Blueprint> newcomers, LevelPlan plan, LevelContent content) {
        List<Point> places = places(newcomers.size(), plan);
        if (places.size() < newcomers.size()) {
            throw new IllegalArgumentException("There is room for " + places.size() + " newcomers on the level of "
                    + plan.origin().generator() + ", not for " + newcomers.size()
                    + ". Bring fewer, or make the level larger");
        }
        ImmutableList.Builder<LevelContent.Placement> all = ImmutableList.builder();
        for (int i = 0; i < newcomers.size(); i++) {
            all.add(new LevelContent.Placement(newcomers.get(i), places.get(i)));
        }
        return new LevelContent(
                content.ground(), all.addAll(content.placements()).build());
    }

    /** So many places, or all that there are, ordered by straight steps and then clockwise from north. */
    private static List<Point> places(int count, LevelPlan plan) {
        BitGrid taken = BitGrid.of(plan.width(), plan.height());
        plan.marks().forEach(mark -> taken.set(mark.at()));
        BitGrid seen = BitGrid.of(plan.width(), plan.height());
        List<Point> waiting = new ArrayList<>();
        plan.places(CellKind.STAIRS_UP).stream()
                .findFirst()
                .or(() -> plan.open().firstSet())
                .ifPresent(waiting::add);
        waiting.forEach(seen::set);
        List<Point> places = new ArrayList<>();
        for (int i = 0; i < waiting.size() && places.size() < count; i++) {
            Point cell = waiting.get(i);
            CellKind kind = plan.kindAt(cell.x(), cell.y());
            if ((kind == CellKind.FLOOR || kind == CellKind.STAIRS_UP) && !taken.get(cell)) {
                places.add(cell);
            }
            for (Direction direction : Direction.cardinal()) {
                Point next = cell.step(direction);
                if (plan.kindAt(next.x(), next.y()).isPassable() && !seen.get(next)) {
                    seen.set(next);
                    waiting.add(next);
                }
            }
        }
        return places;
    }
}
