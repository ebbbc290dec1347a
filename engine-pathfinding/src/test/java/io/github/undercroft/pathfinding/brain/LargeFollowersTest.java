package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.follower.Command;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Order;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import org.junit.jupiter.api.Test;

/** Pets that fill several cells, and those who follow somebody that does. */
class LargeFollowersTest {

    private static final Blueprint YOU = Blueprint.player("you");

    private static Blueprint pet(EntityId leader, int size, int within) {
        return Blueprint.of("pet")
                .with(new Body(size, size))
                .with(Faction.PLAYERS)
                .with(new Companion(leader))
                .with(new Chaser(20))
                .with(PriorityBrain.of(new Obey(new Follow(leader, within))));
    }

    /** A scene with a pet, in which ids are given row by row. */
    private static Scenario scene(Legend legend, int size, int within, String... rows) {
        String all = String.join("", rows);
        EntityId leader = new EntityId(0, all.indexOf('@') < all.indexOf('d') ? 0 : 1);
        Legend whole = legend.with('d', pet(leader, size, within));
        Legend below = Legend.standard().with('<', Stairs.up(0));
        return Scenario.of(whole, rules -> rules.level("below", LevelText.of("<....\n.....\n.....", below)), rows);
    }

    static Scenario scene(int size, int within, String... rows) {
        return scene(Scenario.legend().replacing('@', YOU), size, within, rows);
    }

    static Scenario rested(int turns, Scenario scenario) {
        for (int turn = 0; turn < turns; turn++) {
            scenario.play(new Rest());
            assertThat(Invariants.violations(scenario.game())).isEmpty();
        }
        return scenario;
    }

    @Test
    void besideALeaderRoundACornerIsNotNearEnough() {
        rested(9, scene(2, 1, "########", "#dd#...#", "#dd..@.#", "#..#...#", "#......#", "#......#", "########"))
                .expectMap("########", "#..#...#", "#....@.#", "#..#dd.#", "#...dd.#", "#......#", "########");
        rested(
                        9,
                        scene(
                                3,
                                1,
                                "#########",
                                "#ddd....#",
                                "#ddd....#",
                                "#ddd....#",
                                "####@...#",
                                "###.....#",
                                "#########"))
                .expectMap("#########", "#...ddd.#", "#...ddd.#", "#...ddd.#", "####@...#", "###.....#", "#########");
    }

    @Test
    void itStaysBesideWhereItHasNoRoom() {
        rested(9, scene(2, 1, "########", "#dd...##", "#dd...@#", "#.....##", "########"))
                .expectMap("########", "#...dd##", "#...dd@#", "#.....##", "########");
    }

    @Test
    void itIsNearByTheNearestCellsOfBoth() {
        rested(12, scene(2, 3, "@.........dd", "..........dd")).expectMap("@..dd.......", "...dd.......");
        Legend giant = Scenario.legend().replacing('@', YOU.with(new Body(3, 3)));
        rested(12, scene(giant, 2, 2, "@@@.......dd", "@@@.......dd", "@@@........."))
                .expectMap("@@@.dd......", "@@@.dd......", "@@@.........");
        rested(12, scene(giant, 1, 2, "@@@.........", "@@@.........", "@@@........d"))
                .expectMap("@@@.d.......", "@@@.........", "@@@.........");
    }

    @Test
    void itStaysAndComesAsItIsTold() {
        Scenario scenario = scene(2, 1, "########", "#dd#...#", "#dd..@.#", "#......#", "#......#", "########");
        scenario.play(new Command(scenario.id('d'), Order.stay()));
        Location there = scenario.entity('d').location();
        assertThat(rested(5, scenario).entity('d').location()).isEqualTo(there);
        scenario.play(new Command(scenario.id('d'), Order.come()));
        rested(9, scenario);
        assertThat(scenario.entity('d').cells()).anyMatch(cell -> cell.equals(new Point(4, 3)));
    }

    @Test
    void itGoesToOtherLevelsFromBesideAndFromFartherOff() {
        for (String[] rows : new String[][] {{"@..", "dd.", "dd."}, {"@......dd", ".......dd"}}) {
            Scenario scenario = scene(Scenario.legend().replacing('@', YOU, Stairs.down(1)), 2, 1, rows);
            scenario.play(new TakeStairs());
            rested(9, scenario);
            assertThat(scenario.entity('d').location())
                    .isInstanceOfSatisfying(
                            Location.OnLevel.class, at -> assertThat(at.level()).isEqualTo(1));
        }
    }

    @Test
    void itStaysBehindIfItHasNoRoomAtTheStairs() {
        for (String row : new String[] {"dd@###", "dd.@##"}) {
            Scenario scenario = scene(
                    Scenario.legend().replacing('@', YOU, Stairs.down(1)), 2, 1, "......", "dd####", row, "######");
            Location there = scenario.entity('d').location();
            scenario.play(new TakeStairs());
            assertThat(rested(9, scenario).entity('d').location()).isEqualTo(there);
        }
    }

    @Test
    void itMakesWayForALeaderInADeadEnd() {
        Scenario scenario = scene(2, 1, "########", "@dd....#", "#dd....#", "########");
        for (int turn = 0; turn < 60 && scenario.entity('d').cells().contains(new Point(1, 1)); turn++) {
            scenario.play(new Rest());
        }
        scenario.expectMap("########", "@.dd...#", "#.dd...#", "########");
    }
}
