package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Faction;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.Lever;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Errands of a player who fills two by two cells. */
class LargeHeroTest {

    /** A hall that it looks over, or one whose end it does not see. */
    private static Scenario scene(int sight, String... rows) {
        Blueprint hero = Blueprint.player("you")
                .with(new Body(2, 2))
                .with(Health.of(9))
                .with(Senses.ofRadius(sight))
                .with(Inventory.of(3))
                .with(new Strength(Work.DIG, Dice.constant(2)))
                .with(LinearWeapon.ofDamage(1).withRange(2));
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('d', Blueprint.of("dog").with(new Bystander()).with(Faction.PLAYERS))
                .with(
                        's',
                        Blueprint.of("ogre")
                                .with(Senses.ofRadius(3).withHearing(0))
                                .with(Wary.asleep(new Hunter()))
                                .with(Faction.MONSTERS))
                .with('w', Blueprint.of("wolf").with(new Bystander()).with(Faction.MONSTERS))
                .with(
                        'c',
                        Blueprint.item("chest")
                                .with(new Blocks())
                                .with(Container.CLOSED)
                                .with(Inventory.of(1))
                                .carrying(Blueprint.item("ruby")))
                .with('*', Blueprint.item("purse"))
                .with('L', Lever.of("bars"))
                .with('%', Acid.of(1))
                .with('X', new Crumbling(Ground.WALL, Work.DIG, 4, Ground.FLOOR))
                .with('>', Stairs.down(0));
        return Scenario.of(legend, rows);
    }

    private static PlayControls controls() {
        return new Cellar.Sitting(Cellar.QUIET).play.controls();
    }

    private static TurnView turn(Scenario scenario) {
        return scenario.game().turn(scenario.hero().id());
    }

    /** Goes on until the errand ends, and what it says then. */
    private static String ended(Errand errand, Scenario scenario) {
        for (int turn = 0; turn < 100; turn++) {
            Optional<Action> next = errand.next(turn(scenario));
            if (next.isEmpty()) {
                return errand.nothingToDo();
            }
            scenario.play(next.get());
        }
        throw new AssertionError("it does not end");
    }

    @Test
    void itTravelsUntilAnyOfItsCellsIsThere() {
        Scenario scenario =
                scene(9, "##########", "#@@..#...#", "#@@......#", "#........#", "#........#", "##########");
        assertThat(ended(new Journey(new Point(8, 4), controls()), scenario)).isEqualTo("You are there already.");
        assertThat(scenario.hero().cells()).contains(new Point(8, 4));
    }

    @Test
    void itHasNoWayWhereItHasNoRoom() {
        Scenario scenario = scene(9, "##########", "#@@..#...#", "#@@......#", "##########");
        assertThat(ended(new Journey(new Point(8, 1), controls()), scenario)).isEqualTo("You don't know a way there.");
        scenario.expectMap("##########", "#@@..#...#", "#@@......#", "##########");
    }

    @Test
    void itTravelsBesideAChestOpensItAndTakesWhatIsInIt() {
        Scenario scenario = scene(9, "########", "#@@....#", "#@@...c#", "########");
        ended(new Journey(new Point(6, 2), controls()), scenario);
        assertThat(scenario.entity('c').get(Container.class)).contains(Container.OPEN);
        assertThat(scenario.game().view().things(scenario.hero().id()))
                .as("and what was in it is taken")
                .hasSize(1);
    }

    @Test
    void whoStandsBeforeAnyOfItsCellsIsToldAfterWaiting() {
        Scenario scenario = scene(3, "############", "#@@........#", "#@@.d......#", "############");
        assertThat(ended(new AutoExplore(controls()), scenario))
                .isEqualTo("The dog is in the only way: wait until it goes.");
    }

    @Test
    void exploringGoesNotBesideWhoSleeps() {
        Scenario scenario = scene(5, "############", "#@@........#", "#@@........#", "#......s...#", "############");
        assertThat(ended(new AutoExplore(controls()), scenario))
                .isEqualTo("All that is left to explore is beside or behind the ogre, asleep in the east.");
        scenario.expectMap("############", "#.@@.......#", "#.@@.......#", "#......s...#", "############");
    }

    /** It goes on where that leads away from it. */
    @Test
    void exploringGoesNoNearerToWhoIsAwake() {
        Scenario scenario = scene(5, "############", "#@@........#", "#@@........#", "#........w.#", "############");
        assertThat(ended(new AutoExplore(controls()), scenario))
                .isEqualTo("The wolf is in view. Going nearer is a step of your own.");
        assertThat(scenario.hero().cells()).contains(new Point(5, 1)).doesNotContain(new Point(6, 1));
        Scenario behind = scene(5, "############", "#..@@......#", "#w.@@......#", "############");
        assertThat(ended(new AutoExplore(controls()), behind)).startsWith("There is nothing left to explore here.");
    }

    @Test
    void exploringPullsNoLever() {
        Scenario hall = scene(
                3, "############", "#@@........#", "#@@..L.....#", "#..........#", "#..........#", "############");
        assertThat(ended(new AutoExplore(controls()), hall))
                .startsWith("There is nothing left to explore here, except for a lever.");
        hall.expectMap("############", "#..........#", "#....L...@@#", "#........@@#", "#..........#", "############");
        assertThat(ended(new Journey(new Point(5, 2), controls()), hall)).isEqualTo("You are there already.");
        assertThat(hall.game().view().board().terrainAt(new Point(5, 2))).isEqualTo(new Lever("bars", true));
        Scenario corridor = scene(3, "############", "#@@........#", "#@@..L.....#", "############");
        assertThat(ended(new AutoExplore(controls()), corridor))
                .isEqualTo("All that is left to explore is behind the lever.");
    }

    @Test
    void harmBelowAnyOfItsCellsIsTold() {
        Scenario scenario = scene(3, "############", "#@@........#", "#@@.%......#", "############");
        assertThat(ended(new AutoExplore(controls()), scenario))
                .isEqualTo("All that is left to explore is behind the acid.");
    }

    @Test
    void itStandsOnStairsWithAnyOfItsCells() {
        Scenario scenario = scene(9, "#####", "#@@.#", "#@@>#", "#####");
        scenario.play(new Move(Direction.EAST));
        assertThat(ended(new AutoExplore(controls()), scenario)).isEqualTo("There is nothing left to explore here.");
    }

    @Test
    void itPicksUpWithAnyOfItsCells() {
        Scenario scenario = scene(9, "########", "#@@....#", "#@@...*#", "########");
        ended(new AutoExplore(controls()), scenario);
        assertThat(scenario.game().view().things(scenario.hero().id())).hasSize(1);
    }

    @Test
    void whatBarsTheWayOfAnyOfItsCellsIsTold() {
        Scenario scenario = scene(9, "#########", "#@@.....#", "#@@.X...#", "#########");
        assertThat(ended(new Journey(new Point(4, 1), controls()), scenario)).startsWith("The wall is in the way.");
    }

    @Test
    void itAimsFromTheNearestOfItsCells() {
        TurnView turn = turn(scene(9, "########", "#@@#...#", "#@@....#", "########"));
        AimPreview aim = new AimPreview(new AttackTemplate(2), turn, controls().words());
        assertThat(aim.why(new Point(4, 1))).contains("Something is in the way.");
        assertThat(aim.why(new Point(6, 1))).contains("That is out of reach: 2 cells at most.");
    }

    @Test
    void itDoesNotAimAtAnyOfItsCells() {
        TurnView turn = turn(scene(9, "########", "#@@....#", "#@@....#", "########"));
        AimPreview aim = new AimPreview(new AttackTemplate(2), turn, controls().words());
        assertThat(aim.area(new Point(2, 2))).isEmpty();
        assertThat(aim.why(new Point(2, 2))).isEmpty();
    }

    @Test
    void itsWeaponReachesFromTheNearestOfItsCells() {
        TurnView turn = turn(scene(9, "########", "#@@....#", "#@@....#", "########"));
        assertThat(CellDescription.reaches(turn.actor(), turn, new Point(4, 2))).isTrue();
        assertThat(CellDescription.reaches(turn.actor(), turn, new Point(5, 2))).isFalse();
    }
}
