package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunStepsTest {

    private static BitGrid noise(int width, int height, int tenths, RandomSource random) {
        return Drawn.scattered(width, height, () -> random.chance(tenths, 10));
    }

    /** Cell by cell; -1 for what is not reached. */
    private static int[] steps(BitGrid open, Point start) {
        int[] steps = new int[open.width() * open.height()];
        Arrays.fill(steps, -1);
        steps[start.y() * open.width() + start.x()] = 0;
        Deque<Point> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            for (Direction direction : Direction.cardinal()) {
                Point next = cell.step(direction);
                int index = next.y() * open.width() + next.x();
                if (open.getOrFalse(next.x(), next.y()) && steps[index] < 0) {
                    steps[index] = steps[cell.y() * open.width() + cell.x()] + 1;
                    waiting.addLast(next);
                }
            }
        }
        return steps;
    }

    private static Point furthest(BitGrid open, BitGrid places, Point start) {
        int[] steps = steps(open, start);
        Point furthest = start;
        int max = 0;
        for (Point place : places.points()) {
            int there = steps[place.y() * open.width() + place.x()];
            if (there > max) {
                max = there;
                furthest = place;
            }
        }
        return furthest;
    }

    private static BitGrid grid(String... rows) {
        return TextGrid.ofRows(rows).cells('.');
    }

    @Test
    void theFurthestPlaceIsTheFirstOfSeveralInReadingOrder() {
        BitGrid open = grid(
                ".....", //
                ".#.#.", ".....");
        RunSteps steps = new RunSteps(RunTable.of(open));
        steps.spread(new Point(2, 1));
        assertThat(steps.furthest(open, new Point(2, 1))).isEqualTo(new Point(0, 1));
    }

    @Property
    void stepsRunByRunAreStepsCellByCell(
            @ForAll @IntRange(min = 1, max = 90) int width,
            @ForAll @IntRange(min = 1, max = 30) int height,
            @ForAll @IntRange(min = 3, max = 10) int openTenths,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = noise(width, height, openTenths, random);
        RunSteps steps = new RunSteps(RunTable.of(open));
        List<Point> starts = open.points();
        for (int i = 0; i < Math.min(3, starts.size()); i++) {
            Point start = starts.get(random.nextInt(starts.size()));
            steps.spread(start);
            for (int tenths = 1; tenths <= 10; tenths += 3) {
                BitGrid places = noise(width, height, tenths, random);
                places.and(open);
                assertThat(steps.furthest(places, start)).isEqualTo(furthest(open, places, start));
            }
        }
    }

    @Property
    void farPlacesAreThoseOfAllCellsThatTakeTheirShareOfTheStepsToTheFurthest(
            @ForAll @IntRange(min = 1, max = 90) int width,
            @ForAll @IntRange(min = 1, max = 20) int height,
            @ForAll @IntRange(min = 3, max = 10) int openTenths,
            @ForAll @IntRange(max = 100) int percent,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = noise(width, height, openTenths, random);
        BitGrid places = noise(width, height, 5, random);
        List<Point> starts = open.points();
        if (!starts.isEmpty()) {
            Point start = starts.get(random.nextInt(starts.size()));
            int[] steps = steps(open, start);
            int longest = Arrays.stream(steps).max().orElseThrow();
            assertThat(RunTable.of(open).far(start, places, percent).points())
                    .isEqualTo(places.points().stream()
                            .filter(place -> steps[place.y() * width + place.x()] >= 0)
                            .filter(place -> 100 * steps[place.y() * width + place.x()] >= percent * longest)
                            .toList());
        }
    }

    /** A way without a fork: to the right, down, to the left, down, and so on. */
    private static BitGrid winding(int width, int height) {
        BitGrid open = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            if (y % 2 == 0) {
                open.setRange(y, 0, width);
            } else {
                open.set(y % 4 == 1 ? width - 1 : 0, y);
            }
        }
        return open;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 63, 64, 65, 200})
    void aLongWayWithoutAForkIsCountedToItsEnd(int width) {
        BitGrid open = winding(width, 201);
        RunSteps steps = new RunSteps(RunTable.of(open));
        Point start = new Point(0, 0);
        assertThat(steps.spread(start)).isEqualTo(201);
        assertThat(steps.furthest(open, start)).isEqualTo(furthest(open, open, start));
    }

    /** What the choice of stairs costs are the entries: a run has one, and a few have more, however large the level. */
    @ParameterizedTest
    @ValueSource(ints = {50, 100, 200, 400})
    void theEntriesGrowNoFasterThanTheRuns(int side) {
        for (long seed = 0; seed < 5; seed++) {
            LevelPlan plan = CaveLevels.of(side, side).generate(RandomSource.of(seed));
            RunTable runs = RunTable.of(plan.open());
            RunSteps steps = new RunSteps(runs);
            int entries = steps.spread(plan.places(CellKind.STAIRS_UP).get(0));
            assertThat(steps.reached()).isEqualTo(runs.count() - runs.height());
            assertThat(entries).isBetween(steps.reached(), 2 * steps.reached());
        }
    }
}
