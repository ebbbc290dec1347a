package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class StairsPropertyTest {

    private static final CellKind[] KINDS = CellKind.values();
    private static final AreaKind[] AREAS = AreaKind.values();

    /** Rectangles of all kinds over each other, areas and marks among them. */
    private static LevelDraft draft(int width, int height, RandomSource random) {
        LevelDraft draft = LevelDraft.of(width, height);
        for (int i = 0; i < 12; i++) {
            Rect part = rect(width, height, random);
            CellKind kind = random.chance(2, 3) ? CellKind.FLOOR : KINDS[random.nextInt(KINDS.length)];
            AreaKind areaKind = AREAS[random.nextInt(AREAS.length)];
            boolean isArea = random.nextBoolean();
            Area area = isArea ? draft.addArea(areaKind, part, false) : new Area(0, AreaKind.ROOM, part, false);
            for (int y = part.y(); y <= part.bottom(); y++) {
                draft.fill(y, part.x(), part.right() + 1, kind);
                if (isArea) {
                    draft.claim(area, y, part.x(), part.right() + 1);
                } else if (random.chance(1, 4)) {
                    draft.release(y, part.x(), part.right() + 1);
                }
            }
            Point at = new Point(random.nextInt(width), random.nextInt(height));
            if (random.chance(1, 4)) {
                draft.keep(at.x(), at.y());
            } else if (draft.open().get(at)) {
                draft.mark(new Mark("thing", at, 1, "a test"));
            }
        }
        return draft;
    }

    private static Rect rect(int width, int height, RandomSource random) {
        int x = random.nextInt(width);
        int y = random.nextInt(height);
        return new Rect(x, y, 1 + random.nextInt(width - x), 1 + random.nextInt(height - y));
    }

    private static List<Point> places(LevelDraft draft) {
        boolean hasRooms = draft.areas().stream().anyMatch(area -> !area.kind().isNarrow());
        List<Point> places = new ArrayList<>();
        for (int y = 0; y < draft.height(); y++) {
            for (int x = 0; x < draft.width(); x++) {
                Point at = new Point(x, y);
                int area = draft.areaAt(x, y);
                boolean isRoom = area != LevelDraft.NO_AREA
                        && !draft.areas().get(area).kind().isNarrow();
                boolean isTaken = draft.kept().get(at)
                        || draft.marks().stream().anyMatch(mark -> mark.at().equals(at));
                if (draft.kindAt(x, y) == CellKind.FLOOR && !isTaken && (isRoom || !hasRooms)) {
                    places.add(at);
                }
            }
        }
        return places;
    }

    @Property
    void theFirstPlaceIsAnyCellOfRoomsWithTheSameChance(
            @ForAll @IntRange(min = 2, max = 130) int width,
            @ForAll @IntRange(min = 2, max = 20) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = draft(width, height, random);
        draft.tidyAreas();
        List<Point> places = places(draft);
        StepCounts counts = new StepCounts(draft);
        for (int i = 0; i < 5 && !places.isEmpty(); i++) {
            RandomSource same = random.copy();
            assertThat(StepCounts.randomOf(counts.places(), random)).isEqualTo(places.get(same.nextInt(places.size())));
        }
        if (places.isEmpty()) {
            assertThat(catchThrowable(() -> StepCounts.randomOf(counts.places(), random)))
                    .isInstanceOf(LevelVeto.class);
        }
    }

    /** Ring by ring, over cells without secrets and locks; -1 for what is not reached. */
    private static int[][] steps(LevelDraft draft, Point start) {
        BitGrid walkable = DraftCells.walkable(draft);
        int[][] steps = new int[draft.height()][draft.width()];
        Arrays.stream(steps).forEach(row -> Arrays.fill(row, -1));
        steps[start.y()][start.x()] = 0;
        Deque<Point> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            for (Direction side : Direction.cardinal()) {
                Point next = cell.step(side);
                if (walkable.getOrFalse(next.x(), next.y()) && steps[next.y()][next.x()] < 0) {
                    steps[next.y()][next.x()] = steps[cell.y()][cell.x()] + 1;
                    waiting.addLast(next);
                }
            }
        }
        return steps;
    }

    private static int longest(int[][] steps) {
        return Arrays.stream(steps).flatMapToInt(Arrays::stream).max().orElseThrow();
    }

    /** The longest way between any two cells that can be reached from one. */
    private static int diameter(LevelDraft draft, Point from) {
        int[][] reached = steps(draft, from);
        return draft.open().points().stream()
                .filter(cell -> reached[cell.y()][cell.x()] >= 0)
                .mapToInt(cell -> longest(steps(draft, cell)))
                .max()
                .orElseThrow();
    }

    private static Point only(LevelDraft draft, CellKind kind) {
        List<Point> all = draft.special().points().stream()
                .filter(cell -> draft.kindAt(cell.x(), cell.y()) == kind)
                .toList();
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    /** Whether no place is farther from one of the stairs than the other, up to the step into an alcove. */
    private static boolean isFurthest(LevelDraft draft, List<Point> places, Point one, Point other) {
        int[][] steps = steps(draft, one);
        return places.stream().allMatch(place -> steps[place.y()][place.x()] <= steps[other.y()][other.x()]);
    }

    @Property(tries = 300)
    void stairsAreAtLeastTheirShareOfTheLongestWayApartWhereThatCanBe(
            @ForAll @IntRange(min = 4, max = 26) int width,
            @ForAll @IntRange(min = 4, max = 14) int height,
            @ForAll @IntRange(max = 100) int minPercent,
            @ForAll @IntRange(max = 100) int alcovePercent,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = draft(width, height, random);
        draft.tidyAreas();
        Alcove.removeStairs(draft);
        List<Point> places = places(draft);
        PlaceStairs step = new PlaceStairs(minPercent, alcovePercent, 1, 1);
        try {
            step.apply(draft, random);
        } catch (LevelVeto veto) {
            return;
        }
        Point up = only(draft, CellKind.STAIRS_UP);
        Point down = only(draft, CellKind.STAIRS_DOWN);
        int[][] fromUp = steps(draft, up);
        int[][] fromDown = steps(draft, down);
        int longest = minPercent > 50 ? Math.min(longest(fromUp), longest(fromDown)) : diameter(draft, up);
        assertThat(100 * fromUp[down.y()][down.x()] >= minPercent * longest
                        || isFurthest(draft, places, up, down)
                        || isFurthest(draft, places, down, up))
                .isTrue();
    }
}
