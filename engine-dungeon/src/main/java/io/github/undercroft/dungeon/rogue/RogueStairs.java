package io.github.undercroft.dungeon.rogue;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The stairs of Rogue, down and up: each in a random room, on a random free cell. */
record RogueStairs(RogueStock.StairsPlace where) implements LevelStep {

    private static final int TRIES = 64;

    @Override
    public String name() {
        return "stairs";
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.CONNECTED);
    }

    @Override
    public Set<Guarantee> gives() {
        return where == RogueStock.StairsPlace.ANYWHERE
                ? ImmutableSet.of(Guarantee.STAIRS)
                : ImmutableSet.of(Guarantee.STAIRS, Guarantee.OPEN_WAY);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<Area> rooms = new ArrayList<>();
        for (Area area : draft.areas()) {
            if (area.kind() == AreaKind.ROOM || area.kind() == AreaKind.MAZE) {
                rooms.add(area);
            }
        }
        for (int i = 0; i < TRIES; i++) {
            Point down = anywhere(draft, random, rooms);
            Optional<Point> up = switch (where) {
                case ANYWHERE -> Optional.of(anywhere(draft, random, rooms));
                case WITHOUT_SECRETS -> within(draft, random, rooms, down);
                case FAR_APART -> farFrom(draft, random, rooms, down);
            };
            if (up.isPresent() && !up.get().equals(down)) {
                draft.set(down.x(), down.y(), CellKind.STAIRS_DOWN);
                draft.set(up.get().x(), up.get().y(), CellKind.STAIRS_UP);
                return;
            }
        }
        throw new LevelVeto("no two places for stairs");
    }

    private static Point anywhere(LevelDraft draft, RandomSource random, List<Area> rooms) {
        for (int i = 0; i < TRIES; i++) {
            Point place = RoguePlaces.inside(draft, random, random.pick(rooms));
            if (isFree(draft, place)) {
                return place;
            }
        }
        throw new LevelVeto("no free floor for stairs");
    }

    private static boolean isFree(LevelDraft draft, Point place) {
        for (Mark mark : draft.marks()) {
            if (mark.at().equals(place)) {
                return false;
            }
        }
        return true;
    }

    /**
     * A place that can be reached without a search: first by random tries, then by a look at every cell, free ones first.
     */
    private static Optional<Point> within(LevelDraft draft, RandomSource random, List<Area> rooms, Point down) {
        BitGrid reached = FloodFill.of(Movement.FOUR_WAY).reachable(DraftCells.walkable(draft), down);
        for (int i = 0; i < TRIES; i++) {
            Point place = anywhere(draft, random, rooms);
            if (reached.get(place) && !place.equals(down)) {
                return Optional.of(place);
            }
        }
        List<Point> all = new ArrayList<>();
        for (Area room : rooms) {
            for (Point place : room.bounds().points()) {
                if (reached.get(place) && draft.kindAt(place.x(), place.y()) == CellKind.FLOOR && !place.equals(down)) {
                    all.add(place);
                }
            }
        }
        BitGrid marked = DraftCells.marked(draft);
        List<Point> free = all.stream().filter(place -> !marked.get(place)).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(random.pick(free.isEmpty() ? all : free));
    }

    /** A place at least a third of the longest way away: first by random tries, then the one that is furthest away. */
    private static Optional<Point> farFrom(LevelDraft draft, RandomSource random, List<Area> rooms, Point down) {
        BitGrid walkable = DraftCells.walkable(draft);
        BitGrid reached = FloodFill.of(Movement.FOUR_WAY).reachable(walkable, down);
        RunTable runs = DraftCells.walkableRuns(draft);
        StraightSteps steps = new StraightSteps(walkable);
        Point end = runs.furthest(down, reached);
        int longest = steps.between(end, runs.furthest(end, reached), Integer.MAX_VALUE)
                .orElseThrow();
        int tooNear = (longest + 2) / 3 - 1;
        for (int i = 0; i < TRIES; i++) {
            Point place = anywhere(draft, random, rooms);
            if (reached.get(place) && steps.between(down, place, tooNear).isEmpty()) {
                return Optional.of(place);
            }
        }
        reached.and(draft.roomy());
        reached.andNot(draft.special());
        reached.andNot(DraftCells.marked(draft));
        Point furthest = runs.furthest(down, reached);
        return steps.between(down, furthest, tooNear).isEmpty() ? Optional.of(furthest) : Optional.empty();
    }
}
