package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Faction;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
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
                .with(Inventory.of(3));
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('d', Blueprint.of("dog").with(new Bystander()).with(Faction.PLAYERS))
                .with('c', Blueprint.item("chest").with(new Blocks()).with(Container.CLOSED))
                .with('*', Blueprint.item("purse"))
                .with('%', Acid.of(1))
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
    void itTravelsBesideAChestAndOpensIt() {
        Scenario scenario = scene(9, "########", "#@@....#", "#@@...c#", "########");
        ended(new Journey(new Point(6, 2), controls()), scenario);
        assertThat(scenario.entity('c').get(Container.class)).contains(Container.OPEN);
    }

    @Test
    void whoStandsBeforeAnyOfItsCellsIsToldAfterWaiting() {
        Scenario scenario = scene(3, "############", "#@@........#", "#@@.d......#", "############");
        assertThat(ended(new AutoExplore(controls()), scenario))
                .isEqualTo("The dog is in the only way: wait until it goes.");
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
}
