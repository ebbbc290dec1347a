package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Lookout;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Wary;
import org.junit.jupiter.api.Test;

class JourneyTest {

    @Test
    void aWayLeadsBesideAChestAndNotIntoAWall() {
        Scenario scenario = Scenario.of(
                Scenario.legend().with('c', Blueprint.item("chest").with(new Blocks())), "######", "#@..c#", "######");
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(Journey.path(turn, new Point(4, 1)).map(Path::cells).orElseThrow())
                .endsWith(new Point(3, 1));
        assertThat(Journey.path(turn, new Point(2, 0))).isEmpty();
    }

    private static final Brain IDLE = turn -> Decision.act(new Rest());

    private static TurnView turn(Scenario scenario) {
        return scenario.game().turn(scenario.hero().id());
    }

    private static Scenario withGoblin(Blueprint goblin, String... rows) {
        return Scenario.of(Scenario.legend().with('x', goblin), rows);
    }

    private static Blueprint sleeper() {
        return Blueprint.of("goblin").with(Wary.asleep(IDLE)).with(Faction.MONSTERS);
    }

    @Test
    void aWayGoesRoundWhoSleepsHoweverFarThatIs() {
        Scenario scenario = withGoblin(sleeper(), "##########", "#@.x.....#", "#.######.#", "#........#", "##########");

        assertThat(Journey.path(turn(scenario), new Point(7, 1))
                        .map(Path::cells)
                        .orElseThrow())
                .doesNotContain(new Point(3, 1));
    }

    @Test
    void whoSleepsInTheOnlyWayIsTold() {
        Scenario scenario = withGoblin(sleeper(), "#####", "#@x.#", "#####");
        Journey journey = new Journey(new Point(3, 1), new Cellar.Sitting(Cellar.QUIET).play.controls());

        assertThat(journey.done(turn(scenario)))
                .isEqualTo("The goblin sleeps in the only way: step into it to strike.");
    }

    @Test
    void aFriendWhoDoesNotGoOutOfTheWayChangesPlaces() {
        Scenario scenario = withGoblin(Blueprint.of("dog").with(IDLE).with(Faction.PLAYERS), "#####", "#@x.#", "#####");
        Journey journey = new Journey(new Point(3, 1), new Cellar.Sitting(Cellar.QUIET).play.controls());

        assertThat(journey.next(turn(scenario))).contains(new Rest());
        assertThat(journey.next(turn(scenario))).contains(Bump.toward(Direction.EAST));
        assertThat(journey.done(turn(scenario)))
                .isEqualTo("The dog is in the only way: step into it to change places.");
    }

    @Test
    void whoSleepsDisturbsNobodyWhoKnowsIt() {
        Scenario scenario = withGoblin(sleeper(), "#####", "#@x.#", "#####");

        assertThat(Lookout.from(turn(scenario)).disturbance(turn(scenario))).isEmpty();
    }
}
