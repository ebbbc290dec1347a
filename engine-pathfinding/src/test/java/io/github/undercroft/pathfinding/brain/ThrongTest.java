package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Twenty hunters in one corridor all come into the room to which it leads, whatever its shape and wherever in it their target
 * stands, if there is room for them all past it, or fight it from the corridor.
 */
class ThrongTest {

    private static final int HUNTERS = 20;

    private static Game game(CaveHall hall, Movement movement) {
        BitGrid open = hall.open();
        Grid<Terrain> ground =
                Grid.of(open.width(), open.height(), at -> open.get(at.x(), at.y()) ? Ground.FLOOR : Ground.WALL);
        Blueprint hunter = Blueprint.of("hunter")
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(0))
                .with(new Hunter());
        List<LevelContent.Placement> placements = new ArrayList<>();
        placements.add(new LevelContent.Placement(
                Blueprint.of("target").with(Faction.PLAYERS).with(Health.of(5)).with(new Bystander()), hall.target()));
        for (int i = 1; i <= HUNTERS; i++) {
            Point at = hall.corridor().get(CaveHall.CORRIDOR - i);
            placements.add(new LevelContent.Placement(hunter, at));
        }
        return Game.start(
                Rules.named("hall")
                        .steps(movement)
                        .level("hall", random -> new LevelContent(ground, placements))
                        .build(),
                7);
    }

    /** Who reaches the target from the corridor need not go on. */
    private static boolean holds(CaveHall hall, Movement movement, Game game) {
        return game.view().entities().stream()
                .flatMap(entity -> entity.position().stream())
                .allMatch(at -> hall.room().get(at.x(), at.y())
                        || Direction.between(at, hall.target())
                                .filter(movement::allows)
                                .isPresent());
    }

    private static int longestPath(CaveHall hall, Movement movement) {
        WalkMap map = WalkMap.of(hall.open(), movement);
        Point last = hall.corridor().get(CaveHall.CORRIDOR - 1);
        return new Pathfinder()
                .find(PathRequest.from(last).to(hall.target()).on(map))
                .bestPath()
                .orElseThrow()
                .steps();
    }

    private static void check(CaveHall hall, Movement movement) {
        Game game = game(hall, movement);
        int turns = longestPath(hall, movement) + 60;
        int turn = 0;
        while (turn < turns && !holds(hall, movement, game)) {
            for (int i = 0; i <= HUNTERS; i++) {
                assertThat(game.step()).isInstanceOf(Step.Acted.class);
            }
            turn++;
        }
        assertThat(holds(hall, movement, game))
                .as("all are in the room after %d turns:%n%s", turn, picture(hall, game))
                .isTrue();
    }

    private static String picture(CaveHall hall, Game game) {
        BitGrid open = hall.open();
        StringBuilder picture = new StringBuilder();
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                String occupant = game.view()
                        .board()
                        .occupantAt(new Point(x, y))
                        .map(Entity::name)
                        .orElse("");
                picture.append(occupant.isEmpty() ? (open.get(x, y) ? '.' : '#') : occupant.charAt(0));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    @Property
    void twentyHuntersAllComeIntoTheRoom(@ForAll long seed, @ForAll Movement movement) {
        CaveHall hall = CaveHall.of(RandomSource.of(seed));
        if (hall.space(movement) >= HUNTERS) {
            check(hall, movement);
        }
    }

    @Example
    void inTheEndAllWhoReachTheTargetFight() {
        Game game = game(CaveHall.of(RandomSource.of(1)), Movement.EIGHT_WAY);
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

    /** Where the corridor to it meets others, two made room for each other for ever. */
    @Example
    void thoseWhoMeetAtACrossingGoOnToTheirPrey() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(1_000)))
                .with(
                        'w',
                        Blueprint.of("wolf")
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(1))
                                .with(new Hunter()));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.steps(Movement.FOUR_WAY),
                "####################",
                "#.......@........w.#",
                "#######..#####w#.###",
                "##.#..w..####..#.###",
                "##....w#.####.##.###",
                "########.#######.###",
                "####################");
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(new Rest());
        }
        scenario.expectMap(
                "####################",
                "#......w@ww........#",
                "#######.w#####.#.###",
                "##.#.....####..#.###",
                "##.....#.####.##.###",
                "########.#######.###",
                "####################");
    }

    /** In each of these nobody fought: those who could made room for each other for ever. */
    @Example
    void inCorridorsThoseWhoReachTheirPreyFight() {
        assertTheyFight("####.####", "####@####", "####m####", "#m......#");
        assertTheyFight("#####.###", "#..m.mm.#", "#####@###", "#####.###");
        assertTheyFight("##m######", "##.######", "#..m...m#", "##@######");
        assertTheyFight("####.####", "#...@.m.#", "####m####", "####.####");
    }

    private static void assertTheyFight(String... rows) {
        Blueprint rat = Blueprint.of("rat")
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(1))
                .with(new Tracker())
                .with(Senses.ofRadius(7).replacing(Familiarity.AT_HOME));
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(1_000)))
                .with('m', rat);
        Scenario scenario = Scenario.of(legend, rules -> rules.steps(Movement.EIGHT_WAY), rows);
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(new Rest());
            if (turn >= 20) {
                assertThat(scenario.events()).as(scenario.map()).anyMatch(Attacked.class::isInstance);
            }
        }
    }
}
