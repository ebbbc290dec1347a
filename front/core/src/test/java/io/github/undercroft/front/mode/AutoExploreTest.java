package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Lurker;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.terrain.Unseen;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** From whom exploring keeps away. */
class AutoExploreTest {

    private double nearest = Double.MAX_VALUE;

    private static Scenario scene(int sight, String... rows) {
        Legend legend = Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(9))
                                .with(Senses.ofRadius(sight))
                                .with(Inventory.of(3))
                                .with(LinearWeapon.ofDamage(1)))
                .with(
                        's',
                        Blueprint.of("ogre")
                                .with(Senses.ofRadius(3).withHearing(0))
                                .with(Wary.asleep(new Hunter()))
                                .with(Faction.MONSTERS))
                .with(
                        'e',
                        Blueprint.of("eel")
                                .with(new Bystander())
                                .with(Moves.by(Motility.SWIM))
                                .with(Faction.MONSTERS)
                                .with(Lurker.in(Water.DEEP)),
                        Water.DEEP)
                .with('w', Blueprint.of("wolf").with(new Bystander()).with(Faction.MONSTERS))
                .with('*', Blueprint.item("purse"))
                .with('~', Water.DEEP);
        return Scenario.of(legend, rows);
    }

    private static PlayControls controls() {
        return new Cellar.Sitting(Cellar.QUIET).play.controls();
    }

    private static TurnView turn(Scenario scenario) {
        return scenario.game().turn(scenario.hero().id());
    }

    /** Explores to the end, and answers what is said then. Remembers how near the player came to that one. */
    private String explored(Scenario scenario, char who) {
        Point at = scenario.entity(who).position().orElseThrow();
        Errand errand = new AutoExplore(controls());
        nearest = Double.MAX_VALUE;
        for (int turn = 0; turn < 200; turn++) {
            Optional<Action> next = errand.next(turn(scenario));
            if (next.isEmpty()) {
                return errand.nothingToDo();
            }
            scenario.play(next.get());
            nearest = Math.min(
                    nearest,
                    Metric.CHEBYSHEV.distance(at, scenario.hero().position().orElseThrow()));
        }
        throw new AssertionError("it does not end");
    }

    @Test
    void itGoesElsewhereRatherThanBesideWhoSleeps() {
        Scenario hall = scene(
                4,
                "################",
                "#@.............#",
                "#.....s........#",
                "#..............#",
                "#..............#",
                "#..............#",
                "################");
        assertThat(explored(hall, 's')).startsWith("There is nothing left to explore here");
        assertThat(nearest).isEqualTo(2);
    }

    @Test
    void whatIsLeftBehindWhoSleepsIsTold() {
        Scenario passage = scene(
                9,
                "###############",
                "#@............#",
                "#####...#######",
                "#####.s.#######",
                "#####...#######",
                "######.########",
                "#.............#",
                "###############");
        assertThat(explored(passage, 's'))
                .startsWith("All that is left to explore is beside or behind the ogre, asleep in the ");
        assertThat(nearest).isEqualTo(2);
    }

    @Test
    void whoSleepsInTheOnlyWayIsTold() {
        Scenario corridor = scene(4, "###############", "#...@.s.......#", "###############");
        assertThat(explored(corridor, 's')).isEqualTo("The ogre sleeps in the only way: step into it to strike.");
        assertThat(nearest).isGreaterThanOrEqualTo(2);
    }

    @Test
    void aThingBesideWhoSleepsIsLeftAndTold() {
        Scenario room = scene(9, "#########", "#@......#", "#....*s.#", "#########");
        assertThat(explored(room, 's')).contains("nothing left to explore here, except for a purse near the ogre.");
        assertThat(nearest).isGreaterThanOrEqualTo(2);
        Scenario two = scene(9, "#########", "#....@..#", "#*...*s.#", "#.......#", "#########");
        explored(two, 's');
        assertThat(two.game().view().things(two.hero().id())).hasSize(1);
    }

    /** It is seen beside it, and hides in all of its pool. */
    @Test
    void itKeepsAwayFromTheWaterInWhichOneLurks() {
        Scenario pond = scene(
                4,
                "####################",
                "#..................#",
                "#..................#",
                "#....@.............#",
                "#....e~~~~~~.......#",
                "#..................#",
                "#..................#",
                "####################");
        pond.play(new Move(Direction.NORTH));
        assertThat(turn(pond).board().entities()).hasSize(1);
        assertThat(explored(pond, 'e')).startsWith("There is nothing left to explore here");
        assertThat(nearest).isEqualTo(2);
    }

    @Test
    void itGoesAwayFromTheWaterFirst() {
        Scenario bank = scene(
                4,
                "####################",
                "#..................#",
                "#....@.............#",
                "#....e~~~~~~~~~....#",
                "####################");
        bank.play(new AutoExplore(controls()).next(turn(bank)).orElseThrow());
        assertThat(bank.hero().position().orElseThrow().y()).isEqualTo(1);
        assertThat(explored(bank, 'e')).startsWith("There is nothing left to explore here");
        Scenario narrow = scene(
                4, "####################", "#....@.............#", "#####e~~~~~~~~~....#", "####################");
        assertThat(explored(narrow, 'e'))
                .isEqualTo("All that is left to explore is beside or behind the eel, last seen in the south-east.");
        assertThat(narrow.hero().position()).contains(new Point(3, 1));
    }

    @Test
    void itLooksLastWhereOneWasThatWalksAbout() {
        Scenario halls = scene(
                5,
                "########################",
                "#..........@...........#",
                "###########.############",
                "###########.############",
                "###########.############",
                "###########w############",
                "###########.############",
                "###########.############",
                "########################");
        halls.play(new Move(Direction.WEST), new Rest(), new Move(Direction.WEST), new Rest());
        assertThat(explored(halls, 'w')).isEqualTo("The wolf is in the only way: step into it to strike.");
        assertThat(turn(halls).board().terrainAt(new Point(1, 1))).isNotEqualTo(Unseen.CELL);
        assertThat(turn(halls).board().terrainAt(new Point(22, 1))).isNotEqualTo(Unseen.CELL);
    }
}
