package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.RandomCosts.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PathfinderLawsTest {

    private final Pathfinder usedForEver = new Pathfinder();

    private static PathRequest request(RandomCosts costs, Movement movement, long seed, int goals) {
        Random random = new Random(seed);
        List<Point> anyGoals = Stream.generate(() -> costs.cell(random.nextLong()))
                .limit(goals)
                .toList();
        return PathRequest.from(costs.cell(random.nextLong()))
                .toCheapestOf(anyGoals)
                .onGrid(costs.width(), costs.height(), movement, costs);
    }

    @Property(tries = 3000)
    void aPathIsFoundWhereThereIsOneAndCostsTheLeast(
            @ForAll Kind kind,
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 4) int goals) {
        RandomCosts costs = RandomCosts.of(kind, seed);
        PathRequest request = request(costs, movement, seed, goals);
        BruteForce model = new BruteForce(costs, movement, request.start(), request.goals());
        double min = request.goals().stream().mapToDouble(model::of).min().orElseThrow();

        PathResult result = usedForEver.find(request);

        if (min == Double.POSITIVE_INFINITY) {
            assertThat(result).isInstanceOf(PathResult.Partial.class);
            return;
        }
        assertThat(result).isInstanceOf(PathResult.Found.class);
        Path path = result.bestPath().orElseThrow();
        if (kind.sumsAreExact()) {
            assertThat(path.cost()).isEqualTo(min);
            assertThat(path.end())
                    .isEqualTo(request.goals().stream()
                            .filter(goal -> model.of(goal) == min)
                            .findFirst()
                            .orElseThrow());
        } else {
            assertThat(path.cost()).isCloseTo(min, within(min * 1e-12));
        }
    }

    @Property(tries = 1000)
    void aPathIsLegalStepByStepAndTellsThePriceOfEachStep(
            @ForAll Kind kind,
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 4) int goals) {
        RandomCosts costs = RandomCosts.of(kind, seed);
        PathRequest request = request(costs, movement, seed, goals);
        Path path = usedForEver.find(request).bestPath().orElseThrow();
        assertThat(path.start()).isEqualTo(request.start());
        assertThat(path.cells()).doesNotHaveDuplicates();
        double sum = 0;
        for (int i = 1; i < path.cells().size(); i++) {
            Point from = path.cells().get(i - 1);
            Point to = path.cells().get(i);
            Direction step = Direction.between(from, to).orElseThrow();
            assertThat(BruteForce.isLegal(costs, movement, from, step)).isTrue();
            double price = costs.cost(from.x(), from.y(), to.x(), to.y());
            assertThat(path.stepCosts().get(i - 1)).isEqualTo(price);
            sum += price;
        }
        assertThat(path.cost()).isEqualTo(sum);
        assertThat(path.nextStep())
                .isEqualTo(
                        path.cells().size() == 1
                                ? Optional.empty()
                                : Direction.between(path.start(), path.cells().get(1)));
    }

    @Property(tries = 2000)
    void aPartialPathLeadsToTheReachableCellClosestToAGoal(
            @ForAll Kind kind,
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 2) int goals) {
        RandomCosts costs = RandomCosts.of(kind, seed);
        PathRequest request = request(costs, movement, seed, goals);
        if (!(usedForEver.find(request) instanceof PathResult.Partial partial)) {
            return;
        }
        BruteForce model = new BruteForce(costs, movement, request.start(), request.goals());
        Metric metric = movement == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.OCTILE;
        Comparator<Point> order = Comparator.<Point>comparingDouble(cell -> request.goals().stream()
                        .mapToDouble(goal -> metric.distance(cell, goal))
                        .min()
                        .orElseThrow())
                .thenComparingDouble(model::of)
                .thenComparing(Comparator.naturalOrder());
        Point nearest = IntStream.range(0, costs.width() * costs.height())
                .mapToObj(cell -> new Point(cell % costs.width(), cell / costs.width()))
                .filter(cell -> model.of(cell) < Double.POSITIVE_INFINITY)
                .min(order)
                .orElseThrow();
        assertThat(partial.nearest().end()).isEqualTo(nearest);
        assertThat(partial.nearest().cost()).isEqualTo(model.of(nearest));
    }

    @Property(tries = 100)
    void noQueryInfluencesALaterOne(@ForAll long seed) {
        Random random = new Random(seed);
        Pathfinder used = new Pathfinder();
        List<PathResult> usedAnswers = new ArrayList<>();
        List<PathResult> freshAnswers = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            Movement movement = Movement.values()[random.nextInt(Movement.values().length)];
            RandomCosts costs = RandomCosts.of(kind, random.nextLong());
            PathRequest request = request(costs, movement, random.nextLong(), 1 + random.nextInt(3))
                    .within(1 + random.nextInt(60));
            usedAnswers.add(used.find(request));
            freshAnswers.add(new Pathfinder().find(request));
        }
        assertThat(usedAnswers).isEqualTo(freshAnswers);
    }

    @Property(tries = 1000)
    void aBudgetEitherSufficesOrIsReportedAsSpent(
            @ForAll Kind kind,
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 70) int budget) {
        PathRequest request = request(RandomCosts.of(kind, seed), movement, seed, 1);
        PathResult limited = usedForEver.find(request.within(budget));
        if (limited instanceof PathResult.BudgetSpent spent) {
            assertThat(spent.expanded()).isEqualTo(budget);
        } else {
            assertThat(limited).isEqualTo(usedForEver.find(request));
        }
    }
}
