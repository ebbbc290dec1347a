package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.scenario.Bystander;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Twenty hunters in one corridor all come into the room to which it leads, wherever in it their target stands. */
class ThrongTest {

    private static final int HUNTERS = 20;
    private static final int CORRIDOR = 24;

    /** A corridor from the west into a room of 25 cells or more. */
    private record Hall(int door, BitGrid open, Point target) {

        static Hall of(RandomSource random) {
            while (true) {
                Hall hall = draw(3 + random.nextInt(9), 3 + random.nextInt(9), random);
                if (hall.isWhole()) {
                    return hall;
                }
            }
        }

        private static Hall draw(int width, int height, RandomSource random) {
            BitGrid open = BitGrid.of(CORRIDOR + width, height);
            int door = random.nextInt(height);
            open.setRange(door, 0, CORRIDOR);
            for (int y = 0; y < height; y++) {
                open.setRange(y, CORRIDOR, CORRIDOR + width);
            }
            return new Hall(door, open, new Point(CORRIDOR + random.nextInt(width), random.nextInt(height)));
        }

        /** Whether there are 25 cells, to all of which one comes past the target. */
        private boolean isWhole() {
            BitGrid free = BitGrid.copyOf(open);
            free.clear(target);
            return FloodFill.of(Movement.FOUR_WAY)
                            .reachable(free, new Point(0, door))
                            .equals(free)
                    && open.count() - CORRIDOR >= 25;
        }

        private boolean isRoom(Point cell) {
            return cell.x() >= CORRIDOR;
        }

        Game game(Movement movement) {
            Grid<Terrain> ground =
                    Grid.of(open.width(), open.height(), at -> open.get(at.x(), at.y()) ? Ground.FLOOR : Ground.WALL);
            Blueprint hunter = Blueprint.of("hunter")
                    .with(Health.of(5))
                    .with(LinearWeapon.of(1, 0))
                    .with(new Hunter());
            List<LevelContent.Placement> placements = new ArrayList<>();
            placements.add(new LevelContent.Placement(
                    Blueprint.of("target")
                            .with(Faction.PLAYERS)
                            .with(Health.of(5))
                            .with(Bystander.RESTS),
                    target));
            for (int i = 0; i < HUNTERS; i++) {
                placements.add(new LevelContent.Placement(hunter, new Point(i + 2, door)));
            }
            return Game.start(
                    Rules.named("hall")
                            .steps(movement)
                            .level("hall", random -> new LevelContent(ground, placements))
                            .build(),
                    7);
        }

        private boolean holds(Game game) {
            return game.view().entities().stream().map(Entity::position).allMatch(at -> isRoom(at.orElseThrow()));
        }

        private int longestPath(Movement movement) {
            WalkMap map = WalkMap.of(open, movement);
            return new Pathfinder()
                    .find(PathRequest.from(new Point(2, door)).to(target).on(map))
                    .bestPath()
                    .orElseThrow()
                    .steps();
        }
    }

    private static void check(Hall hall, Movement movement) {
        Game game = hall.game(movement);
        int turns = hall.longestPath(movement) + 60;
        int turn = 0;
        while (turn < turns && !hall.holds(game)) {
            for (int i = 0; i <= HUNTERS; i++) {
                assertThat(game.step()).isInstanceOf(Step.Acted.class);
            }
            turn++;
        }
        assertThat(hall.holds(game))
                .as("all are in the room after %d turns:%n%s", turn, picture(hall, game))
                .isTrue();
    }

    private static String picture(Hall hall, Game game) {
        StringBuilder picture = new StringBuilder();
        for (int y = 0; y < hall.open.height(); y++) {
            for (int x = 0; x < hall.open.width(); x++) {
                String occupant = game.view()
                        .board()
                        .occupantAt(new Point(x, y))
                        .map(Entity::name)
                        .orElse("");
                picture.append(occupant.isEmpty() ? (hall.open.get(x, y) ? '.' : '#') : occupant.charAt(0));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    @Property
    void twentyHuntersAllComeIntoTheRoom(@ForAll long seed, @ForAll Movement movement) {
        check(Hall.of(RandomSource.of(seed)), movement);
    }

    @Example
    void inTheEndAllWhoReachTheTargetFight() {
        Game game = Hall.of(RandomSource.of(1)).game(Movement.EIGHT_WAY);
        for (int i = 0; i < 120 * (HUNTERS + 1); i++) {
            game.step();
        }
        Point target = game.view().entities().get(0).position().orElseThrow();
        for (int i = 0; i <= HUNTERS; i++) {
            Step.Acted acted = (Step.Acted) game.step();
            Point at =
                    game.view().entity(acted.actor()).flatMap(Entity::position).orElseThrow();
            if (Metric.CHEBYSHEV.distance(at, target) == 1) {
                assertThat(acted.action()).isInstanceOf(Attack.class);
            }
        }
    }
}
