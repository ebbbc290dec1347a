package io.github.undercroft.dungeon.report;

import com.google.common.graph.Traverser;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * One level in figures.
 *
 * @param openPercent how many of 100 cells are passable, including doors of any sort
 * @param areas how many areas there are
 * @param rooms how many of them are rooms
 * @param doors how many cells are doors of any sort
 * @param loops how many loops there are: links that could be closed one after the other without cutting an area off
 * @param islands how many solid areas one can walk around: 6 cells or more, joined in eight directions, none at the border
 * @param deadEnds how many passable cells have one passable neighbour or none, of the four
 * @param emptyThirds how many thirds of the width have no passable cell, from 0 to 3
 * @param roomCells how many cells a room has on average; none without rooms
 * @param alongsidePercent how many of 100 cells of corridors and mazes run beside a room or another way, with one solid cell
 *     between, for two cells at least; none without corridors and mazes
 * @param largestPercent how many of 100 passable cells belong to the largest area
 * @param stairsApart straight steps from the first stairs up to the first stairs down, secrets and locks taken as open; none
 *     if one of them is missing or cannot be reached
 */
public record LevelFigures(
        double openPercent,
        int areas,
        int rooms,
        int doors,
        int loops,
        int islands,
        int deadEnds,
        int emptyThirds,
        OptionalDouble roomCells,
        OptionalDouble alongsidePercent,
        double largestPercent,
        OptionalInt stairsApart) {
    public LevelFigures {
        Objects.requireNonNull(roomCells, "roomCells");
        Objects.requireNonNull(alongsidePercent, "alongsidePercent");
        Objects.requireNonNull(stairsApart, "stairsApart");
    }

    /** @return the figures of a level; O(cells) */
    public static LevelFigures of(LevelPlan plan) {
        BitGridView open = plan.open();
        List<Area> rooms = plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.ROOM)
                .toList();
        return new LevelFigures(
                100.0 * open.count() / ((double) plan.width() * plan.height()),
                plan.areas().size(),
                rooms.size(),
                doors(plan),
                loops(plan),
                new Islands(open).count(),
                deadEnds(open),
                emptyThirds(open),
                rooms.stream().mapToInt(room -> plan.cells(room).count()).average(),
                new Alongside(plan).percent(),
                100.0 * largest(plan) / Math.max(1, open.count()),
                stairsApart(plan));
    }

    private static int largest(LevelPlan plan) {
        return plan.areas().stream()
                .mapToInt(area -> plan.cells(area).count())
                .max()
                .orElse(0);
    }

    private static int doors(LevelPlan plan) {
        int doors = 0;
        for (CellKind kind : CellKind.values()) {
            doors += kind.isDoor() ? plan.places(kind).size() : 0;
        }
        return doors;
    }

    private static int loops(LevelPlan plan) {
        int parts = 0;
        boolean[] isSeen = new boolean[plan.areas().size()];
        Traverser<Integer> links = Traverser.forGraph(plan.neighbours()::get);
        for (int area = 0; area < isSeen.length; area++) {
            if (!isSeen[area]) {
                parts++;
                links.breadthFirst(area).forEach(each -> isSeen[each] = true);
            }
        }
        return plan.links().size() - isSeen.length + parts;
    }

    private static int deadEnds(BitGridView open) {
        int[] found = {0};
        open.forEach((x, y) -> {
            int ways = 0;
            for (Direction direction : Direction.cardinal()) {
                ways += open.getOrFalse(x + direction.dx(), y + direction.dy()) ? 1 : 0;
            }
            found[0] += ways <= 1 ? 1 : 0;
        });
        return found[0];
    }

    private static int emptyThirds(BitGridView open) {
        boolean[] isUsed = new boolean[3];
        open.forEach((x, y) -> isUsed[(int) (3L * x / open.width())] = true);
        int empty = 0;
        for (boolean used : isUsed) {
            empty += used ? 0 : 1;
        }
        return empty;
    }

    private static OptionalInt stairsApart(LevelPlan plan) {
        List<Point> up = plan.places(CellKind.STAIRS_UP);
        List<Point> down = plan.places(CellKind.STAIRS_DOWN);
        return up.isEmpty() || down.isEmpty()
                ? OptionalInt.empty()
                : new StraightSteps(plan.open()).between(up.get(0), down.get(0), Integer.MAX_VALUE);
    }
}
