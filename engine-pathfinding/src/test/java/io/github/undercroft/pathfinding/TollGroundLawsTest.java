package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A ground of one's own that says only what its cells are is searched as if it were asked about every step. */
class TollGroundLawsTest {

    private static final int[] PERCENT = {100, 150, 141, 200, 250, 50};

    private static final Pathfinder USED_FOR_EVER = new Pathfinder();

    /** A street with people, gates and mud, without any turn engine. */
    record Street(
            Movement movement,
            int diagonalPercent,
            BitGrid open,
            BitGrid openAtMost,
            BitGrid occupied,
            double occupiedToll,
            boolean hasDearCells)
            implements TollGround {

        static Street of(Random random, Movement movement) {
            int width = 1 + random.nextInt(70);
            int height = 1 + random.nextInt(12);
            BitGrid open = BitGrid.of(width, height);
            BitGrid gates = BitGrid.of(width, height);
            BitGrid people = BitGrid.of(width, height);
            boolean hasGates = random.nextBoolean();
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    switch (random.nextInt(10)) {
                        case 0, 1 -> people.set(x, y);
                        case 2 -> gates.set(x, y);
                        default -> open.set(x, y);
                    }
                }
            }
            open.or(people);
            if (hasGates) {
                gates.or(open);
            }
            double[] tolls = {BLOCKED, 0, 4, 2.5};
            return new Street(
                    movement,
                    PERCENT[random.nextInt(PERCENT.length)],
                    open,
                    hasGates ? gates : open,
                    people,
                    tolls[random.nextInt(tolls.length)],
                    random.nextBoolean());
        }

        @Override
        public int width() {
            return open.width();
        }

        @Override
        public int height() {
            return open.height();
        }

        @Override
        public boolean hasClosed() {
            return !openAtMost.equals(open);
        }

        @Override
        public boolean ignoresOccupied() {
            return occupiedToll == 0;
        }

        @Override
        public boolean blocksOccupied() {
            return occupiedToll == BLOCKED;
        }

        @Override
        public double occupiedToll(int x, int y) {
            return occupiedToll;
        }

        /** Every third gate is locked. */
        @Override
        public double toll(int x, int y) {
            if (open.get(x, y)) {
                return hasDearCells && (x + y) % 4 == 0 ? 1.25 : 0;
            }
            return openAtMost.get(x, y) && (x + y) % 3 != 0 ? 1 : BLOCKED;
        }
    }

    private static Point cell(Random random, Street street) {
        return new Point(random.nextInt(street.width()), random.nextInt(street.height()));
    }

    private static double cost(PathResult result) {
        return result instanceof PathResult.Found found ? found.path().cost() : CostFunction.BLOCKED;
    }

    @Property
    void aPathCostsWhatItCostsWhereEveryStepIsAskedAbout(@ForAll long seed, @ForAll Movement movement) {
        Random random = new Random(seed);
        Street street = Street.of(random, movement);
        PricedGrid asked = new PricedGrid(street.width(), street.height(), movement, new DisguisedCosts(street));
        for (int i = 0; i < 8; i++) {
            PathRequest request = PathRequest.from(cell(random, street)).to(cell(random, street));
            double fast = cost(USED_FOR_EVER.find(request.on(street)));
            double slow = cost(USED_FOR_EVER.find(request.on(asked)));
            if (slow == CostFunction.BLOCKED) {
                assertThat(fast).isEqualTo(slow);
            } else {
                assertThat(fast).isCloseTo(slow, within(1e-9 * (1 + slow)));
            }
        }
    }

    @Property
    void aFieldIsThatOfItsPrices(
            @ForAll long seed, @ForAll Movement movement, @ForAll @IntRange(min = 1, max = 3) int goals) {
        Random random = new Random(seed);
        Street street = Street.of(random, movement);
        DistanceField fast = new DistanceField();
        DistanceField slow = new DistanceField();
        FieldRequest onStreet = FieldRequest.on(FieldGround.of(street));
        FieldRequest asked = FieldRequest.on(
                FieldGround.costing(street.width(), street.height(), movement, new DisguisedCosts(street)));
        for (int i = 0; i < goals; i++) {
            Point goal = cell(random, street);
            onStreet = onStreet.to(goal);
            asked = asked.to(goal);
        }
        fast.compute(onStreet);
        slow.compute(asked);
        for (int y = 0; y < street.height(); y++) {
            for (int x = 0; x < street.width(); x++) {
                assertThat(fast.distance(x, y)).isEqualTo(slow.distance(x, y));
            }
        }
    }
}
