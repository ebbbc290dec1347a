package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.grid.IntGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** All algorithms against the plain search, on random maps and with everything that a request can ask for. */
class GroundLawsTest {

    private final Pathfinder usedForEver = new Pathfinder();

    /** Open cells, prices, and a request that wants something of everything. */
    private record Trial(BitGrid open, CostMap prices, PathRequest request) {

        static Trial of(Movement movement, long seed) {
            Random random = new Random(seed);
            // Sides beyond 64, so that scans cross words.
            int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 150 : 16);
            int height = 1 + random.nextInt(random.nextInt(4) == 0 ? 150 : 16);
            BitGrid open = BitGrid.of(width, height);
            int walls = random.nextInt(50);
            int dearest = random.nextInt(8) == 0 ? CostMap.DEAREST : 1 + random.nextInt(4);
            int free = random.nextInt(3) == 0 ? 0 : 1;
            IntGrid prices = IntGrid.of(width, height);
            int block = 1 + random.nextInt(6);
            int[] areas = random.ints(700, free, dearest + 1).toArray();
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    boolean isWall = random.nextInt(100) < walls;
                    if (!isWall) {
                        open.set(x, y);
                    }
                    int area = areas[x / block % 26 * 26 + y / block % 26];
                    prices.set(x, y, isWall ? CostMap.BLOCKED_CELL : area);
                }
            }
            PathRequest request = PathRequest.from(cell(random, width, height)).to(cell(random, width, height));
            return new Trial(open, CostMap.of(prices, movement), request.on(WalkMap.of(open, movement)));
        }

        private static Point cell(Random random, int width, int height) {
            return new Point(random.nextInt(width), random.nextInt(height));
        }
    }

    private static Optional<String> refusal(Pathfinder pathfinder, PathRequest request) {
        try {
            pathfinder.find(request);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private void allAgree(PathRequest request) {
        PathResult plain = usedForEver.find(request.using(Algorithm.DIJKSTRA));
        Path path = plain.bestPath().orElseThrow();
        for (Algorithm algorithm : Algorithm.values()) {
            PathRequest forced = request.using(algorithm);
            Optional<String> refusal = refusal(usedForEver, forced);
            if (refusal.isPresent()) {
                assertThat(refusal.get()).contains(algorithm.name(), "Algorithm.AUTO");
                continue;
            }
            PathResult result = usedForEver.find(forced);
            Path other = result.bestPath().orElseThrow();
            assertThat(result.getClass()).as("%s", algorithm).isEqualTo(plain.getClass());
            assertThat(other.cost()).as("%s", algorithm).isCloseTo(path.cost(), within(1e-8 * path.cost()));
            if (request.ground().movement() == Movement.FOUR_WAY) {
                // Else the square root of 2, added up, is rounded in other ways, and decides between equals.
                assertThat(other.end()).as("%s", algorithm).isEqualTo(path.end());
            }
            isLegal(other, request);
        }
    }

    private static void isLegal(Path path, PathRequest request) {
        assertThat(path.start()).isEqualTo(request.start());
        assertThat(path.cells()).doesNotHaveDuplicates();
        double sum = 0;
        for (int i = 1; i < path.cells().size(); i++) {
            Point from = path.cells().get(i - 1);
            Direction step = Direction.between(from, path.cells().get(i)).orElseThrow();
            LegalSteps.check(request, from, step);
            sum += path.stepCosts().get(i - 1);
        }
        assertThat(path.cost()).isCloseTo(sum, within(1e-9 * (1 + sum)));
    }

    /** Waves of several cells stop before the one that would be too much. */
    private static int minSpent(Algorithm algorithm, int budget) {
        return algorithm == Algorithm.TWO_STACKS ? 0 : budget;
    }

    /** A cheapest path to a cell that was expanded, no further off than with a smaller budget. */
    private void leadsCloser(PathRequest request, int budget) {
        Point goal = request.goals().get(0);
        Metric metric = request.ground().movement() == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.OCTILE;
        for (Algorithm algorithm : Algorithm.values()) {
            PathRequest forced = request.using(algorithm);
            if (refusal(usedForEver, forced).isPresent()
                    || !(usedForEver.find(forced.within(budget)) instanceof PathResult.BudgetSpent spent)) {
                continue;
            }
            Algorithm chosen = AlgorithmChoice.of(forced);
            Path path = spent.bestPath().orElseThrow();
            assertThat(spent.expanded()).as("%s", algorithm).isBetween(minSpent(chosen, budget), budget);
            isLegal(path, request);
            double min = usedForEver
                    .find(request.to(path.end()))
                    .bestPath()
                    .orElseThrow()
                    .cost();
            if (chosen == Algorithm.JUMP_POINTS) {
                // A jump point may be come to first from where it is one, and that may be a longer way.
                assertThat(path.cost()).as("%s", algorithm).isGreaterThanOrEqualTo(min - 1e-8);
            } else {
                assertThat(path.cost()).as("%s", algorithm).isCloseTo(min, within(1e-8 * (1 + min)));
            }
            if (chosen != Algorithm.JUMP_POINTS) {
                // Jumps leave cells out.
                assertThat(path.cells()).as("%s", algorithm).hasSizeLessThanOrEqualTo(budget);
            }
            assertThat(new Pathfinder().find(forced.within(budget))).isEqualTo(spent);
            if (budget > 1 && chosen != Algorithm.JUMP_POINTS) {
                // Where jumps have found that there is no path, another search looks for the closest cell.
                Path before =
                        usedForEver.find(forced.within(budget - 1)).bestPath().orElseThrow();
                assertThat(metric.distance(path.end(), goal)).isLessThanOrEqualTo(metric.distance(before.end(), goal));
            }
        }
    }

    @Property(tries = 1000)
    void aSpentBudgetLeadsAsCloseAsItCame(
            @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(min = 1, max = 90) int budget) {
        Trial trial = Trial.of(movement, seed);
        leadsCloser(trial.request, budget);
        leadsCloser(trial.request.on(trial.prices), budget);
        leadsCloser(trial.request.withFootprint(Footprint.square(2)), budget);
    }

    @Property(tries = 1500)
    void onOpenCellsAllAlgorithmsFindPathsOfOneCost(@ForAll Movement movement, @ForAll long seed) {
        allAgree(Trial.of(movement, seed).request);
    }

    @Property(tries = 1000)
    void onPricesAllAlgorithmsFindPathsOfOneCost(@ForAll Movement movement, @ForAll long seed) {
        Trial trial = Trial.of(movement, seed);
        allAgree(trial.request.on(trial.prices));
    }

    @Property(tries = 500)
    void withFootprintsToo(
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 3) int width,
            @ForAll @IntRange(min = 1, max = 3) int height) {
        Trial trial = Trial.of(movement, seed);
        PathRequest request = trial.request.withFootprint(new Footprint(width, height));
        if (refusal(usedForEver, request).isEmpty()) {
            allAgree(request);
            allAgree(request.on(trial.prices));
        } else {
            assertThat(refusal(usedForEver, request).orElseThrow()).contains("start", "footprint");
        }
    }

    @Property(tries = 500)
    void withSeveralGoalsToo(
            @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(min = 0, max = 20) int more) {
        Trial trial = Trial.of(movement, seed);
        Random random = new Random(seed + 1);
        List<Point> goals = new ArrayList<>(List.of(Trial.cell(random, trial.open.width(), trial.open.height())));
        for (int i = 0; i < more; i++) {
            goals.add(Trial.cell(random, trial.open.width(), trial.open.height()));
        }
        PathRequest request = trial.request.toCheapestOf(goals);
        allAgree(request);
        if (trial.prices.minStep() > 0) {
            allAgree(request.on(trial.prices));
        }
    }

    @Property(tries = 300)
    void aUsedPathfinderAnswersAsANewOneByEachAlgorithm(@ForAll Movement movement, @ForAll long seed) {
        Trial trial = Trial.of(movement, seed);
        for (Algorithm algorithm : Algorithm.values()) {
            for (PathGround ground : List.of(trial.request.ground(), trial.prices)) {
                PathRequest request = trial.request.on(ground).using(algorithm);
                if (refusal(usedForEver, request).isEmpty()) {
                    assertThat(usedForEver.find(request)).isEqualTo(new Pathfinder().find(request));
                    PathRequest limited = request.within(1 + (int) Math.floorMod(seed, 40L));
                    assertThat(usedForEver.find(limited)).isEqualTo(new Pathfinder().find(limited));
                }
            }
        }
    }

    @Property(tries = 300)
    void aBudgetOfAsManyCellsAsAreExpandedSufficesAndOneLessDoesNot(@ForAll Movement movement, @ForAll long seed) {
        Trial trial = Trial.of(movement, seed);
        for (Algorithm algorithm : Algorithm.values()) {
            for (PathGround ground : List.of(trial.request.ground(), trial.prices)) {
                PathRequest request = trial.request.on(ground).using(algorithm);
                if (refusal(usedForEver, request).isPresent()) {
                    continue;
                }
                PathResult result = usedForEver.find(request);
                int needed = result.expanded();
                boolean isRounded = movement != Movement.FOUR_WAY
                        && (algorithm == Algorithm.EXACT || algorithm == Algorithm.DIJKSTRA);
                if (!isRounded) {
                    // Else a cell is expanded again if the rounding of doubles has made a way to it cheaper.
                    assertThat(needed).as("%s", algorithm).isBetween(0, ground.width() * ground.height());
                }
                assertThat(usedForEver.find(request.within(Math.max(1, needed))))
                        .as("%s", algorithm)
                        .isEqualTo(result);
                if (needed > 1) {
                    PathResult spent = usedForEver.find(request.within(needed - 1));
                    assertThat(spent).as("%s", algorithm).isInstanceOf(PathResult.BudgetSpent.class);
                    assertThat(spent.expanded())
                            .as("%s", algorithm)
                            .isBetween(minSpent(AlgorithmChoice.of(request), needed - 1), needed - 1);
                }
            }
        }
    }
}
