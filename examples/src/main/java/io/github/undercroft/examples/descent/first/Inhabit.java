package io.github.undercroft.examples.descent.first;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Puts groups of monsters into the rooms of a floor, none of them into the one where the hero arrives. On the first floor
 * something lies near the start, and no group is in the nearest room. On the last the Warden stands where stairs would lead
 * down.
 *
 * @param floor from 1
 * @param groups who is met together, by floor
 * @param near what lies near the start of the first floor
 * @param next who and what is in its nearest room, as far as that has room
 */
record Inhabit(int floor, WeightedTable<Group> groups, List<String> near, List<String> next) implements LevelStep {

    @Override
    public String name() {
        return "inhabitants";
    }

    @Override
    public Set<Guarantee> needs() {
        return Set.of(Guarantee.STAIRS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        Point start = place(CellKind.STAIRS_UP, draft);
        DistanceField toStart = new DistanceField();
        toStart.compute(FieldRequest.on(FieldGround.open(draft.open(), Movement.EIGHT_WAY))
                .to(start));
        List<List<Point>> rooms = rooms(draft, start, toStart);
        if (rooms.isEmpty()) {
            throw new LevelVeto("no room besides the one where the hero arrives");
        }
        if (floor == 1) {
            List<Point> nearest = cells(draft, cell -> toStart.distance(cell) >= 2);
            nearest.sort(Comparator.comparingDouble(toStart::distance));
            for (int i = 0; i < near.size(); i++) {
                put(near.get(i), nearest.get(i), draft);
            }
            List<Point> room = rooms.get(0);
            for (String each : next.subList(0, Math.min(next.size(), room.size()))) {
                put(each, room.remove(random.nextInt(room.size())), draft);
            }
        }
        if (floor == Floors.ALL) {
            put("warden", place(CellKind.STAIRS_DOWN, draft), draft);
        }
        List<List<Point>> others =
                random.shuffled(floor == 1 && rooms.size() > 1 ? rooms.subList(1, rooms.size()) : rooms);
        for (int i = 0; i < 2 * floor + 1; i++) {
            settle(groups.pick(floor, random), others.get(i % others.size()), draft, random);
        }
    }

    /** The free cells of the rooms where nobody arrives; the nearest room comes first. */
    private static List<List<Point>> rooms(LevelDraft draft, Point start, DistanceField toStart) {
        List<List<Point>> rooms = new ArrayList<>();
        for (Area area : draft.areas()) {
            List<Point> cells = cells(draft, cell -> draft.areaAt(cell.x(), cell.y()) == area.id());
            if (!area.kind().isNarrow()
                    && area.kind() != AreaKind.VAULT
                    && area.id() != draft.areaAt(start.x(), start.y())
                    && !cells.isEmpty()) {
                rooms.add(cells);
            }
        }
        rooms.sort(Comparator.comparingDouble(
                room -> room.stream().mapToDouble(toStart::distance).min().orElseThrow()));
        return rooms;
    }

    /** The members of a group stand close together; they leave a cell of the room free. */
    private void settle(Group group, List<Point> room, LevelDraft draft, RandomSource random) {
        Point middle = random.pick(room);
        room.sort(Comparator.comparingDouble(cell -> Metric.EUCLIDEAN.distance(cell, middle)));
        List<Point> taken = room.subList(0, Math.min(group.size(random), room.size() - 1));
        for (int i = 0; i < taken.size(); i++) {
            put(group.member(i), taken.get(i), draft);
        }
        taken.clear();
    }

    private static Point place(CellKind kind, LevelDraft draft) {
        return new Rect(0, 0, draft.width(), draft.height())
                .points().stream()
                        .filter(cell -> draft.kindAt(cell.x(), cell.y()) == kind)
                        .findFirst()
                        .orElseThrow();
    }

    /** Cells of floor that have no mark yet, such as those of a vault's chasm. */
    private static List<Point> cells(LevelDraft draft, Predicate<Point> which) {
        Set<Point> marked = draft.marks().stream().map(Mark::at).collect(Collectors.toSet());
        List<Point> cells = new ArrayList<>();
        draft.open().forEach((x, y) -> {
            Point cell = new Point(x, y);
            if (draft.kindAt(x, y) == CellKind.FLOOR && !marked.contains(cell) && which.test(cell)) {
                cells.add(cell);
            }
        });
        return cells;
    }

    private void put(String what, Point at, LevelDraft draft) {
        draft.mark(new Mark(what, at, 1, name()));
    }
}
