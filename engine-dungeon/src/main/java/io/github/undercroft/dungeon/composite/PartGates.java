package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Opens doors in the walls that parts share, with a short straight corridor to the floor on either side if one is needed.
 */
final class PartGates {

    private static final int LONGEST_CORRIDOR = 8;
    /** Gates from one part to another are at least so many cells apart, by rows or by columns. */
    private static final int MIN_APART = 6;

    private static final int NONE = -1;

    private final LevelDraft draft;
    /** The part of each area, by the id of the area. */
    private final List<Integer> partOf;

    PartGates(LevelDraft draft, List<Integer> partOf) {
        this.draft = draft;
        this.partOf = partOf;
    }

    /** A place for a door, and how many cells of rock are between it and the floor on either side. */
    private record Gate(Point wall, Direction way, int before, int behind) {

        int length() {
            return before + behind;
        }

        Point floorBefore() {
            return wall.step(way, -before - 1);
        }

        Point floorBehind() {
            return wall.step(way, behind + 1);
        }
    }

    /** Opens at most that many between any two parts: the shortest ones, chosen at random among equally short ones. */
    void open(List<MapSplit.Part> parts, int max, RandomSource random) {
        List<Gate> gates = new ArrayList<>();
        for (MapSplit.Part part : parts) {
            Rect cells = part.cells();
            for (int y = cells.y() + 1; y < cells.bottom(); y++) {
                gate(new Point(cells.right(), y), Direction.EAST).ifPresent(gates::add);
            }
            for (int x = cells.x() + 1; x < cells.right(); x++) {
                gate(new Point(x, cells.bottom()), Direction.SOUTH).ifPresent(gates::add);
            }
        }
        List<Gate> order = new ArrayList<>(random.shuffled(gates));
        order.sort(Comparator.comparingInt(Gate::length));
        ListMultimap<Long, Point> opened = ArrayListMultimap.create();
        for (Gate gate : order) {
            long one = partOf.get(area(gate.floorBefore()));
            long other = partOf.get(area(gate.floorBehind()));
            long pair = (Math.min(one, other) << 32) + Math.max(one, other);
            boolean isApart = opened.get(pair).stream().allMatch(wall -> isApart(gate.wall, wall));
            // An earlier one may be in its way by now.
            if (isApart
                    && opened.get(pair).size() < max
                    && gate(gate.wall, gate.way).equals(Optional.of(gate))) {
                opened.put(pair, gate.wall);
                open(gate);
            }
        }
    }

    private static boolean isApart(Point one, Point other) {
        return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y())) >= MIN_APART;
    }

    private int area(Point cell) {
        return draft.areaAt(cell.x(), cell.y());
    }

    private Optional<Gate> gate(Point wall, Direction way) {
        if (!isRockBetweenRock(wall, way)) {
            return Optional.empty();
        }
        int before = rockUpToFloor(wall, way.opposite());
        int behind = rockUpToFloor(wall, way);
        if (before == NONE || behind == NONE) {
            return Optional.empty();
        }
        Gate gate = new Gate(wall, way, before, behind);
        boolean isBetweenParts = !partOf.get(area(gate.floorBefore())).equals(partOf.get(area(gate.floorBehind())));
        return isBetweenParts ? Optional.of(gate) : Optional.empty();
    }

    private boolean isRockBetweenRock(Point cell, Direction way) {
        boolean isInside =
                cell.x() > 0 && cell.y() > 0 && cell.x() < draft.width() - 1 && cell.y() < draft.height() - 1;
        return isInside
                && draft.kindAt(cell.x(), cell.y()) == CellKind.ROCK
                && !draft.kindAt(cell.x() + way.dy(), cell.y() + way.dx()).isPassable()
                && !draft.kindAt(cell.x() - way.dy(), cell.y() - way.dx()).isPassable()
                && !draft.kept().get(cell);
    }

    /** How many cells of rock have to be dug beyond the wall to reach floor of a part. */
    private int rockUpToFloor(Point wall, Direction way) {
        Point cell = wall.step(way);
        for (int rock = 0; rock <= LONGEST_CORRIDOR; rock++) {
            if (draft.kindAt(cell.x(), cell.y()) == CellKind.FLOOR) {
                int area = area(cell);
                return area == LevelDraft.NO_AREA || area >= partOf.size() ? NONE : rock;
            }
            if (!isRockBetweenRock(cell, way)) {
                return NONE;
            }
            cell = cell.step(way);
        }
        return NONE;
    }

    private void open(Gate gate) {
        int before = corridor(gate.wall, gate.way.opposite(), gate.before);
        int behind = corridor(gate.wall, gate.way, gate.behind);
        draft.set(gate.wall.x(), gate.wall.y(), CellKind.DOOR);
        draft.join(new Link(Math.min(before, behind), Math.max(before, behind), gate.wall));
    }

    /** Digs so many cells away from the wall; returns the id of the area that is then beside the wall. */
    private int corridor(Point wall, Direction way, int length) {
        int floor = area(wall.step(way, length + 1));
        if (length == 0) {
            return floor;
        }
        Area corridor = draft.dig(Rect.spanning(wall.step(way), wall.step(way, length)), AreaKind.CORRIDOR, false);
        draft.join(new Link(floor, corridor.id(), wall.step(way, length)));
        return corridor.id();
    }
}
