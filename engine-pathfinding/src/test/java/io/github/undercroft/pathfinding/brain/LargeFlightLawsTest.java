package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Who fills several cells flees over the places where it has room, as who fills one cell flees over cells. */
@Tag("laws")
class LargeFlightLawsTest {

    /** Stays where it is. */
    private record Still() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Rest());
        }
    }

    /** Somebody of a size at a place. */
    private record Someone(Point at, Body body) {
        List<Point> cells() {
            return body.footprint().cells(at);
        }
    }

    /** A map, with open cells as a set. */
    private record Hall(int width, int height, Set<Point> open) {

        static Hall random(RandomSource random, int maxWidth, int maxHeight, int wallsInTen) {
            int width = 3 + random.nextInt(maxWidth - 2);
            int height = 3 + random.nextInt(maxHeight - 2);
            Set<Point> open = new LinkedHashSet<>();
            for (int cell = 0; cell < width * height; cell++) {
                if (!random.chance(wallsInTen, 10)) {
                    open.add(new Point(cell % width, cell / width));
                }
            }
            return new Hall(width, height, open);
        }

        Hall doubled() {
            Set<Point> all = new LinkedHashSet<>();
            for (Point cell : open) {
                all.addAll(new Body(2, 2).footprint().cells(new Point(2 * cell.x(), 2 * cell.y())));
            }
            return new Hall(2 * width, 2 * height, all);
        }

        /** Where somebody of that size has room: looked for cell by cell. */
        Hall places(Body body) {
            Set<Point> places = new LinkedHashSet<>();
            for (Point at : open) {
                if (open.containsAll(body.footprint().cells(at))) {
                    places.add(at);
                }
            }
            return new Hall(width, height, places);
        }

        boolean allows(Movement movement, Point from, Direction way) {
            return movement.allows(way)
                    && open.contains(from.step(way))
                    && (!way.isDiagonal()
                            || !movement.needsBothSides()
                            || (open.contains(from.plus(way.dx(), 0)) && open.contains(from.plus(0, way.dy()))));
        }

        Set<Point> reachable(Movement movement, Point from) {
            Set<Point> reached = new LinkedHashSet<>(Set.of(from));
            List<Point> next = new ArrayList<>(reached);
            for (int i = 0; i < next.size(); i++) {
                Point at = next.get(i);
                for (Direction way : Direction.all()) {
                    if (allows(movement, at, way) && reached.add(at.step(way))) {
                        next.add(at.step(way));
                    }
                }
            }
            return reached;
        }

        Game game(Movement movement, Someone fleer, List<Someone> enemies) {
            Grid<Terrain> ground = Grid.of(width, height, at -> open.contains(at) ? Ground.FLOOR : Ground.WALL);
            List<Placement> all = new ArrayList<>();
            all.add(new Placement(
                    Blueprint.of("fleer")
                            .with(fleer.body)
                            .with(Faction.PLAYERS)
                            .with(Health.of(9))
                            .with(PriorityBrain.of(Escape.fromAfar())),
                    fleer.at));
            for (Someone enemy : enemies) {
                all.add(new Placement(
                        Blueprint.of("enemy")
                                .with(enemy.body)
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(1))
                                .with(new Still()),
                        enemy.at));
            }
            return Game.start(
                    Rules.named("hall")
                            .steps(StepRule.of(movement))
                            .level("hall", random -> new LevelContent(ground, all))
                            .build(),
                    1);
        }
    }

    private static Optional<Action> flight(Game game) {
        return Escape.fromAfar()
                .next(game.turn(LargeBodiesLawsTest.named(game, "fleer").id()));
    }

    private static boolean overlap(Someone one, Someone other) {
        return one.cells().stream().anyMatch(other.cells()::contains);
    }

    private static Optional<Someone> anybody(Hall hall, RandomSource random, Body body) {
        List<Point> places = List.copyOf(hall.places(body).open);
        return places.isEmpty() ? Optional.empty() : Optional.of(new Someone(random.pick(places), body));
    }

    private static Body body(RandomSource random, int max) {
        return new Body(1 + random.nextInt(max), 1 + random.nextInt(max));
    }

    @Property(tries = 500)
    void itFleesAsOneCellOnTheMapOfItsPlaces(@ForAll long seed, @ForAll Movement movement) {
        RandomSource random = RandomSource.of(seed);
        Hall hall = Hall.random(random, 13, 9, 1 + random.nextInt(3));
        Optional<Someone> fleer = anybody(hall, random, body(random, 3));
        List<Someone> enemies = new ArrayList<>();
        for (int i = 1 + random.nextInt(2); i > 0 && fleer.isPresent(); i--) {
            anybody(hall, random, body(random, 2))
                    .filter(enemy ->
                            !overlap(enemy, fleer.get()) && enemies.stream().noneMatch(other -> overlap(enemy, other)))
                    .ifPresent(enemies::add);
        }
        if (enemies.isEmpty()) {
            return;
        }
        Someone large = fleer.orElseThrow();
        Hall places = hall.places(large.body);
        Set<Point> reachable = places.reachable(movement, large.at);
        List<Someone> pursuers = new ArrayList<>();
        for (Someone enemy : enemies) {
            for (Point cell : enemy.cells()) {
                List<Point> met = reachable.stream()
                        .filter(at -> large.body.footprint().cells(at).contains(cell))
                        .toList();
                if (met.isEmpty()) {
                    return; // it is in a gap, or elsewhere
                }
                met.stream()
                        .map(at -> new Someone(at, new Body(1, 1)))
                        .filter(each -> !pursuers.contains(each))
                        .forEach(pursuers::add);
            }
        }
        Optional<Action> step = flight(hall.game(movement, large, enemies));

        assertThat(step).isEqualTo(flight(places.game(movement, new Someone(large.at, new Body(1, 1)), pursuers)));
        assertThat(step.filter(action -> !(action instanceof Rest)
                        && !(action instanceof Move move && places.allows(movement, large.at, move.direction()))))
                .isEmpty();
    }

    /** With each cell doubled, there is somebody to flee from where there is without. */
    @Property(tries = 300)
    void withEachCellDoubledItFleesFromTheSame(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Hall hall = Hall.random(random, 6, 5, 1 + random.nextInt(4));
        if (hall.open.size() < 2) {
            return;
        }
        List<Point> cells = new ArrayList<>(hall.open);
        Point self = cells.remove(random.nextInt(cells.size()));
        Point enemy = random.pick(cells);
        boolean isDanger = hall.reachable(Movement.FOUR_WAY, self).contains(enemy);
        Body one = new Body(1, 1);
        Body two = new Body(2, 2);

        assertThat(flight(hall.game(Movement.FOUR_WAY, new Someone(self, one), List.of(new Someone(enemy, one))))
                        .isPresent())
                .isEqualTo(isDanger);
        assertThat(flight(hall.doubled()
                                .game(
                                        Movement.FOUR_WAY,
                                        new Someone(twice(self), two),
                                        List.of(new Someone(twice(enemy), two))))
                        .isPresent())
                .isEqualTo(isDanger);
    }

    private static Point twice(Point cell) {
        return new Point(2 * cell.x(), 2 * cell.y());
    }

    /** A corridor without branches, whose bends don't touch; so short that also with each cell doubled nobody is more than 48 steps away. */
    private static List<Point> corridor(RandomSource random) {
        List<Point> knots = new ArrayList<>(List.of(new Point(random.nextInt(4), random.nextInt(4))));
        List<Point> cells = new ArrayList<>(List.of(twice(knots.get(0))));
        while (true) {
            Point last = knots.get(knots.size() - 1);
            List<Direction> ways = Direction.cardinal().stream()
                    .filter(way -> isInside(last.step(way)) && !knots.contains(last.step(way)))
                    .toList();
            if (ways.isEmpty() || cells.size() > 20 || (cells.size() > 6 && random.chance(1, 5))) {
                return cells;
            }
            Direction way = random.pick(ways);
            knots.add(last.step(way));
            cells.add(twice(last).step(way));
            cells.add(twice(last.step(way)));
        }
    }

    private static boolean isInside(Point knot) {
        return knot.x() >= 0 && knot.y() >= 0 && knot.x() < 4 && knot.y() < 4;
    }

    /** With each cell of a corridor doubled, it comes to the same end, in twice as many steps. */
    @Property(tries = 200)
    void withEachCellDoubledItRunsToTheSameEnd(@ForAll long seed, @ForAll @IntRange(min = 0, max = 4) int head) {
        List<Point> way = corridor(RandomSource.of(seed));
        int enemy = Math.min(head, way.size() - 3);
        Hall hall = new Hall(7, 7, new LinkedHashSet<>(way));
        Point end = way.get(way.size() - 1);
        for (int self = enemy + 1; self < way.size(); self++) {
            Someone small = new Someone(way.get(self), new Body(1, 1));
            Someone large = new Someone(twice(way.get(self)), new Body(2, 2));
            int steps = way.size() - 1 - self;

            assertRuns(
                    hall.game(Movement.FOUR_WAY, small, List.of(new Someone(way.get(enemy), new Body(1, 1)))),
                    steps,
                    end);
            assertRuns(
                    hall.doubled()
                            .game(
                                    Movement.FOUR_WAY,
                                    large,
                                    List.of(new Someone(twice(way.get(enemy)), new Body(2, 2)))),
                    2 * steps,
                    twice(end));
        }
    }

    private static void assertRuns(Game game, int steps, Point end) {
        for (int i = 0; i < steps; i++) {
            assertThat(LargeBodiesLawsTest.named(game, "fleer").position()).isNotEqualTo(Optional.of(end));
            game.step();
            game.step();
        }
        assertThat(LargeBodiesLawsTest.named(game, "fleer").position()).contains(end);
        assertThat(flight(game)).contains(new Rest());
        assertThat(UntilCornered.by(Escape.fromAfar())
                        .next(game.turn(LargeBodiesLawsTest.named(game, "fleer").id())))
                .as("it is cornered")
                .isEmpty();
    }
}
