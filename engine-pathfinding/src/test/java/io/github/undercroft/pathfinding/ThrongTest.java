package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.perception.Senses;
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

    /** A corridor from the west into a room with some pillars, which leave it in one piece with 25 cells or more. */
    private record Hall(int width, int height, int door, BitGrid open, Point target) {

        static Hall of(RandomSource random) {
            while (true) {
                int width = 3 + random.nextInt(9);
                int height = 3 + random.nextInt(9);
                Hall hall = draw(width, height, random);
                if (hall.isWhole()) {
                    return hall;
                }
            }
        }

        private static Hall draw(int width, int height, RandomSource random) {
            BitGrid open = BitGrid.of(CORRIDOR + width, height);
            int door = random.nextInt(height);
            open.setRange(door, 0, CORRIDOR);
            int pillars = random.nextInt(12);
            List<Point> room = new ArrayList<>();
            for (int y = 0; y < height; y++) {
                for (int x = CORRIDOR; x < CORRIDOR + width; x++) {
                    if (random.nextInt(100) >= pillars) {
                        open.set(x, y);
                        room.add(new Point(x, y));
                    }
                }
            }
            Point target = room.isEmpty() ? new Point(0, 0) : room.get(random.nextInt(room.size()));
            return new Hall(width, height, door, open, target);
        }

        private boolean isWhole() {
            return FloodFill.of(Movement.FOUR_WAY)
                            .reachable(open, new Point(0, door))
                            .equals(open)
                    && open.count() - CORRIDOR >= 25;
        }

        private boolean isRoom(Point cell) {
            return cell.x() >= CORRIDOR;
        }

        Game game(Movement movement, Controller brain, boolean haveSenses) {
            Grid<Terrain> ground =
                    Grid.of(open.width(), open.height(), at -> open.get(at.x(), at.y()) ? Ground.FLOOR : Ground.WALL);
            Blueprint hunter = Blueprint.of("hunter")
                    .with(Health.of(5))
                    .with(LinearWeapon.of(1, 0))
                    .with(brain);
            Blueprint seeing = haveSenses ? hunter.with(Senses.ofRadius(40)) : hunter;
            List<LevelContent.Placement> placements = new ArrayList<>();
            placements.add(new LevelContent.Placement(
                    Blueprint.of("target")
                            .with(Faction.PLAYERS)
                            .with(Health.of(5))
                            .with(Bystander.RESTS),
                    target));
            for (int i = 0; i < HUNTERS; i++) {
                placements.add(new LevelContent.Placement(seeing, new Point(i + 2, door)));
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

    private static void check(long seed, Movement movement, Controller brain, boolean haveSenses) {
        Hall hall = Hall.of(RandomSource.of(seed));
        Game game = hall.game(movement, brain, haveSenses);
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
        check(seed, movement, new Hunter(), false);
    }

    @Property
    void alsoThoseWhoHaveToSee(@ForAll long seed, @ForAll Movement movement) {
        check(seed, movement, new Tracker(), true);
    }

    @Example
    void inTheEndTheyFight() {
        Hall hall = Hall.of(RandomSource.of(1));
        Game game = hall.game(Movement.EIGHT_WAY_NO_CORNER_CUTTING, new Hunter(), false);
        for (int i = 0; i < 120 * (HUNTERS + 1); i++) {
            game.step();
        }
        assertThat(hall.holds(game)).isTrue();
    }
}
