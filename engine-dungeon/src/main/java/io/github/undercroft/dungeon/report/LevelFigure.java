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
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** A number that describes a level. */
public enum LevelFigure {
    /** How many of 100 cells are passable, including doors of any sort. */
    OPEN_PERCENT("open cells in 100", plan -> 100.0 * plan.open().count() / ((double) plan.width() * plan.height())),
    /** Areas of all kinds. */
    AREAS("areas", plan -> plan.areas().size()),
    /** Rooms. */
    ROOMS("rooms", plan -> rooms(plan).count()),
    /** Cells that are doors of any sort. */
    DOORS("doors", LevelFigure::doors),
    /** Loops: links that could be closed one after the other without cutting an area off. */
    LOOPS("loops", LevelFigure::loops),
    /** Solid areas that one can walk around: 6 cells or more, joined in eight directions, none at the border. */
    ISLANDS("solid areas to walk around", plan -> new Islands(plan.open()).count()),
    /** Passable cells with one passable neighbour or none, of the four. */
    DEAD_ENDS("dead ends", plan -> deadEnds(plan.open())),
    /** Thirds of the width without a passable cell. */
    EMPTY_THIRDS("empty thirds", plan -> emptyThirds(plan.open())),
    /** Cells of a room, on average over the rooms of a level. */
    ROOM_CELLS(
            "cells of a room",
            plan -> rooms(plan)
                    .mapToInt(room -> plan.cells(room).count())
                    .average()
                    .orElse(Double.NaN)),
    /**
     * How many of 100 cells of corridors and mazes run beside a room or another way, with one solid cell between, for two
     * cells at least.
     */
    ALONGSIDE_PERCENT(
            "corridor cells alongside in 100",
            plan -> new Alongside(plan).percent().orElse(Double.NaN)),
    /** How many of 100 passable cells belong to the largest area. */
    LARGEST_PERCENT("cells of the largest area in 100", LevelFigure::largestPercent),
    /** Straight steps from the first stairs up to the first stairs down, secrets and locks taken as open. */
    STAIRS_APART("steps between stairs", LevelFigure::stairsApart);

    private final String label;
    /** Not a number for a level without such a figure. */
    @SuppressWarnings("ImmutableEnumChecker") // none of them keeps anything
    private final ToDoubleFunction<LevelPlan> measure;

    LevelFigure(String label, ToDoubleFunction<LevelPlan> measure) {
        this.label = label;
        this.measure = measure;
    }

    /** @return a few words for tables */
    public String label() {
        return label;
    }

    /** @return this figure of a level; empty if the level has no such figure; O(cells) */
    public OptionalDouble of(LevelPlan plan) {
        double number = measure.applyAsDouble(plan);
        return Double.isNaN(number) ? OptionalDouble.empty() : OptionalDouble.of(number);
    }

    private static Stream<Area> rooms(LevelPlan plan) {
        return plan.areas().stream().filter(area -> area.kind() == AreaKind.ROOM);
    }

    private static double largestPercent(LevelPlan plan) {
        int largest = plan.areas().stream()
                .mapToInt(area -> plan.cells(area).count())
                .max()
                .orElse(0);
        return 100.0 * largest / Math.max(1, plan.open().count());
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

    private static double stairsApart(LevelPlan plan) {
        List<Point> up = plan.places(CellKind.STAIRS_UP);
        List<Point> down = plan.places(CellKind.STAIRS_DOWN);
        if (up.isEmpty() || down.isEmpty()) {
            return Double.NaN;
        }
        return new StraightSteps(plan.open())
                .between(up.get(0), down.get(0), Integer.MAX_VALUE).stream()
                        .asDoubleStream()
                        .findFirst()
                        .orElse(Double.NaN);
    }
}
