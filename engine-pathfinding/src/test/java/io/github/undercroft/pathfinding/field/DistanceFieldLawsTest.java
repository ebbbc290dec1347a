package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.field.FieldSketch.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DistanceFieldLawsTest {

    private final DistanceField usedForEver = new DistanceField();

    private static Stream<Point> cells(FieldSketch sketch) {
        return IntStream.range(0, sketch.width * sketch.height)
                .mapToObj(i -> new Point(i % sketch.width, i / sketch.width));
    }

    private static FieldSketch sketch(Kind kind, Movement movement, long seed, int goals) {
        FieldSketch sketch = new FieldSketch(kind, movement, seed);
        sketch.addGoals(goals);
        Random random = new Random(seed);
        if (random.nextInt(3) == 0) {
            sketch.radius = random.nextInt(12) * (random.nextBoolean() ? 1 : sketch.diagonal);
        }
        return sketch;
    }

    @Property(tries = 6000)
    void distancesAreTheLeastOfAllGoals(
            @ForAll Kind kind, @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(max = 5) int goals) {
        FieldSketch sketch = sketch(kind, movement, seed, goals);
        usedForEver.compute(sketch.request());
        requireModel(sketch, usedForEver);
    }

    private static void requireModel(FieldSketch sketch, DistanceField field) {
        FieldModel model = new FieldModel(sketch);
        assertThat(cells(sketch)).allSatisfy(cell -> {
            double min = model.of(cell);
            assertThat(field.isReachable(cell)).isEqualTo(min < Double.POSITIVE_INFINITY);
            if (min < Double.POSITIVE_INFINITY) {
                assertThat(field.distance(cell)).isCloseTo(min, within(FieldModel.ALIKE));
            } else {
                assertThat(field.distance(cell)).isEqualTo(DistanceField.UNREACHABLE);
            }
        });
    }

    @Property(tries = 500)
    void aMapWhoseCellsAllCostOneIsLikeItsPrices(
            @ForAll Movement movement,
            @ForAll @IntRange(min = 1, max = 80) int width,
            @ForAll @IntRange(min = 1, max = 20) int height,
            @ForAll long seed) {
        Random random = new Random(seed);
        int walls = random.nextInt(60);
        IntGrid prices = IntGrid.of(width, height);
        prices.fill(1);
        for (int cell = 0; cell < width * height; cell++) {
            if (random.nextInt(100) < walls) {
                prices.set(cell % width, cell / width, CostMap.BLOCKED_CELL);
            }
        }
        Point goal = new Point(random.nextInt(width), random.nextInt(height));
        double value = random.nextInt(9) / 2.0;
        DistanceField ofPrices = new DistanceField();
        ofPrices.compute(FieldRequest.on(FieldGround.priced(prices, movement)).to(goal, value));
        usedForEver.compute(
                FieldRequest.on(FieldGround.of(CostMap.of(prices, movement))).to(goal, value));
        for (int cell = 0; cell < width * height; cell++) {
            Point at = new Point(cell % width, cell / width);
            assertThat(usedForEver.distance(at)).as("%s", at).isEqualTo(ofPrices.distance(at));
            assertThat(usedForEver.nextStep(at)).as("%s", at).isEqualTo(ofPrices.nextStep(at));
        }
    }

    @Property(tries = 2000)
    void theNextStepIsTheFirstOfTheCheapestOnes(
            @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(min = 1, max = 4) int goals) {
        Kind kind = Kind.values()[Math.floorMod(seed, 3)];
        FieldSketch sketch = sketch(kind, movement, seed, goals);
        FieldModel model = new FieldModel(sketch);
        usedForEver.compute(sketch.request());
        assertThat(cells(sketch)).allSatisfy(cell -> {
            double min = model.of(cell);
            double goal = sketch.goals.getOrDefault(cell, Double.POSITIVE_INFINITY);
            Optional<Direction> step = min == Double.POSITIVE_INFINITY || goal <= min + FieldModel.ALIKE
                    ? Optional.empty()
                    : model.steps(cell).stream()
                            .filter(way -> model.through(cell, way) <= min + FieldModel.ALIKE)
                            .findFirst();
            assertThat(usedForEver.nextStep(cell)).isEqualTo(step);
        });
    }

    @Property(tries = 1500)
    void whoeverFollowsTheStepsPaysTheDistance(
            @ForAll Kind kind,
            @ForAll Movement movement,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 4) int goals) {
        FieldSketch sketch = sketch(kind, movement, seed, goals);
        FieldModel model = new FieldModel(sketch);
        usedForEver.compute(sketch.request());
        assertThat(cells(sketch).filter(usedForEver::isReachable)).allSatisfy(cell -> {
            Path path = usedForEver.path(cell).orElseThrow();
            List<Point> way = path.cells();
            double paid = 0;
            for (int i = 1; i < way.size(); i++) {
                Direction step = Direction.between(way.get(i - 1), way.get(i)).orElseThrow();
                assertThat(model.steps(way.get(i - 1))).contains(step);
                paid += sketch.price(way.get(i - 1), way.get(i));
            }
            assertThat(way.get(0)).isEqualTo(cell);
            assertThat(path.cost()).isCloseTo(paid, within(FieldModel.ALIKE));
            assertThat(paid + sketch.goals.getOrDefault(way.get(way.size() - 1), Double.NaN))
                    .isCloseTo(usedForEver.distance(cell), within(FieldModel.ALIKE));
        });
    }

    @Property(tries = 1500)
    void afterAnyChangesAFieldIsAsOneThatIsNew(
            @ForAll Kind kind, @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(max = 12) int goals) {
        FieldSketch sketch = sketch(kind, movement, seed, goals);
        DistanceField field = new DistanceField();
        for (int i = 0; i < 12; i++) {
            field.compute(sketch.request());
            DistanceField fresh = new DistanceField();
            fresh.compute(sketch.request());
            requireSame(sketch, field, fresh);
            for (int change = Math.floorMod(seed, 3); change >= 0; change--) {
                sketch.change();
            }
        }
    }

    private static void requireSame(FieldSketch sketch, DistanceField field, DistanceField fresh) {
        assertThat(cells(sketch)).allSatisfy(cell -> {
            assertThat(field.distance(cell)).isEqualTo(fresh.distance(cell));
            assertThat(field.nextStep(cell)).isEqualTo(fresh.nextStep(cell));
        });
    }

    @Property(tries = 200)
    void noComputationInfluencesALaterOne(@ForAll long seed) {
        Random random = new Random(seed);
        DistanceField field = new DistanceField();
        for (int i = 0; i < 30; i++) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            Movement movement = Movement.values()[random.nextInt(Movement.values().length)];
            FieldSketch sketch = sketch(kind, movement, random.nextLong(), random.nextInt(4));
            field.compute(sketch.request());
            DistanceField fresh = new DistanceField();
            fresh.compute(sketch.request());
            requireSame(sketch, field, fresh);
        }
    }
}
