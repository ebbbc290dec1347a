package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PathCacheLawsTest {

    /** A map with walls, a price of each cell, and somebody on some of them; dear cells cost up to 4. */
    private record Scene(BitGrid open, BitGrid occupied, int dear) implements CostFunction {

        static Scene of(RandomSource random) {
            int width = 1 + random.nextInt(16);
            Scene scene =
                    new Scene(BitGrid.of(width, 1 + random.nextInt(16)), BitGrid.of(width, 40), 1 + random.nextInt(4));
            int walls = random.nextInt(5);
            for (int y = 0; y < scene.open.height(); y++) {
                for (int x = 0; x < width; x++) {
                    if (random.nextInt(10) >= walls) {
                        scene.open.set(x, y);
                    }
                }
            }
            return scene;
        }

        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            return costOntoGoal(fromX, fromY, toX, toY) + (occupied.get(toX, toY) ? 3 : 0);
        }

        @Override
        public double costOntoGoal(int fromX, int fromY, int toX, int toY) {
            if (!open.get(toX, toY)) {
                return BLOCKED;
            }
            double step = fromX == toX || fromY == toY ? 1 : 1.5;
            return step * (1 + (toX * 7 + toY * 3) % dear);
        }

        @Override
        public double minStep() {
            return 1;
        }

        @Override
        public double minDiagonalStep() {
            return 1.5;
        }

        PathGround ground(Movement movement, RandomSource random) {
            return dear == 1 && occupied.count() == 0 && random.chance(1, 2)
                    ? WalkMap.of(open, movement)
                    : new PricedGrid(open.width(), open.height(), movement, this);
        }

        Point cell(RandomSource random) {
            return new Point(random.nextInt(open.width()), random.nextInt(open.height()));
        }

        Point near(Point at, RandomSource random) {
            Point to = at.step(Direction.all().get(random.nextInt(8)));
            return open.contains(to) ? to : at;
        }
    }

    private static void check(PathGround ground, PathResult result, Point start, Point goal) {
        PathResult fresh =
                new Pathfinder().find(PathRequest.from(start).to(goal).on(ground));
        assertThat(result.getClass()).isEqualTo(fresh.getClass());
        Path path = result.bestPath().orElseThrow();
        assertThat(path.cost()).isCloseTo(fresh.bestPath().orElseThrow().cost(), within(1e-9));
        assertThat(path.start()).isEqualTo(start);
        if (result instanceof PathResult.Found) {
            assertThat(path.end()).isEqualTo(goal);
        }
        CostFunction prices = ground.prices();
        for (int i = 0; i < path.steps(); i++) {
            Point from = path.cells().get(i);
            Point to = path.cells().get(i + 1);
            boolean last = i == path.steps() - 1 && result instanceof PathResult.Found;
            assertThat(path.stepCosts().get(i))
                    .isEqualTo(
                            last
                                    ? prices.costOntoGoal(from.x(), from.y(), to.x(), to.y())
                                    : prices.cost(from.x(), from.y(), to.x(), to.y()));
        }
    }

    @Property
    void whateverMovesTheCostIsThatOfANewSearch(@ForAll long seed, @ForAll Movement movement) {
        RandomSource random = RandomSource.of(seed);
        Scene scene = Scene.of(random);
        PathGround ground = scene.ground(movement, random);
        Stamp stamp = new Stamp();
        Point start = scene.cell(random);
        Point goal = scene.cell(random);
        PathCache cache = new PathCache(new Pathfinder());
        for (int turn = 0; turn < 40; turn++) {
            PathResult result = cache.find(stamp, ground, start, goal);
            check(ground, result, start, goal);
            List<Point> cells = result.bestPath().orElseThrow().cells();
            switch (random.nextInt(8)) {
                case 0 -> start = scene.cell(random);
                case 1 -> goal = scene.cell(random);
                case 2 -> {
                    Point changed = scene.cell(random);
                    BitGrid which = random.chance(1, 2) ? scene.open : scene.occupied;
                    if (which.get(changed.x(), changed.y())) {
                        which.clear(changed);
                    } else {
                        which.set(changed);
                    }
                    ground = scene.ground(movement, random);
                    stamp = new Stamp();
                }
                case 3, 4 -> goal = scene.near(goal, random);
                default -> start = cells.get(Math.min(1, cells.size() - 1));
            }
        }
        assertThat(cache.kept() + cache.repaired() + cache.replaced()).isEqualTo(40);
    }

    @Example
    void whoWalksOnKeepsTheWayAndAGoalThatRunsIsFollowed() {
        BitGrid open = BitGrid.of(40, 5);
        open.setAll();
        WalkMap map = WalkMap.of(open, Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        Stamp stamp = new Stamp();
        PathCache cache = new PathCache(new Pathfinder());
        Point start = new Point(0, 2);
        for (int turn = 0; turn < 20; turn++) {
            Point goal = new Point(10 + turn, 2);
            Path path = cache.find(stamp, map, start, goal).bestPath().orElseThrow();
            check(map, new PathResult.Found(path, 0), start, goal);
            start = path.cells().get(1);
        }
        assertThat(cache.repaired()).isEqualTo(19);
        cache.find(stamp, map, start, new Point(25, 2));
        assertThat(cache.kept()).isEqualTo(1);
        cache.find(new Stamp(), map, start, new Point(25, 2));
        assertThat(cache.replaced())
                .as("the first one, and where the ground is another one")
                .isEqualTo(2);
    }

    private static Scene open(int width, int height) {
        Scene scene = new Scene(BitGrid.of(width, height), BitGrid.of(width, height), 1);
        scene.open.setAll();
        return scene;
    }

    @Example
    void whoStandsWhereTheWayEndedCostsNothingUntilOneGoesOn() {
        Scene scene = open(5, 3);
        scene.occupied.set(2, 1);
        PathGround ground = new PricedGrid(5, 3, Movement.FOUR_WAY, scene);
        Stamp stamp = new Stamp();
        PathCache cache = new PathCache(new Pathfinder());
        Point start = new Point(0, 1);
        check(ground, cache.find(stamp, ground, start, new Point(2, 1)), start, new Point(2, 1));
        PathResult on = cache.find(stamp, ground, start, new Point(3, 1));
        assertThat(on.bestPath().orElseThrow().cost()).as("round it").isEqualTo(5);
        check(ground, on, start, new Point(3, 1));
    }

    @Example
    void aWayIsKeptAtItsEndAndNotBackwards() {
        Scene scene = open(8, 3);
        PathGround ground = new PricedGrid(8, 3, Movement.FOUR_WAY, scene);
        Stamp stamp = new Stamp();
        PathCache cache = new PathCache(new Pathfinder());
        Point start = new Point(0, 1);
        Point goal = new Point(6, 1);
        check(ground, cache.find(stamp, ground, start, goal), start, goal);
        PathResult atItsEnd = cache.find(stamp, ground, goal, goal);
        check(ground, atItsEnd, goal, goal);
        assertThat(cache.kept()).isEqualTo(1);
        for (int back = 1; back < 4; back++) {
            PathCache other = new PathCache(new Pathfinder());
            other.find(stamp, ground, start, goal);
            Point before = new Point(goal.x() - back, 1);
            check(ground, other.find(stamp, ground, goal, before), goal, before);
            assertThat(other.kept()).isZero();
        }
    }
}
