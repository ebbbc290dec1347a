package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Errand;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who stops an errand. */
class ErrandsTest {

    private final Errands errands = new Errands();

    private static final Errand WALK = new Errand() {
        @Override
        public Optional<Action> next(TurnView turn) {
            return Optional.of(new Move(Direction.SOUTH));
        }

        @Override
        public String verb() {
            return "travel";
        }

        @Override
        public String done(TurnView turn) {
            return "";
        }

        @Override
        public String nothingToDo() {
            return "";
        }
    };

    private static Scenario besideACorner(Blueprint foe) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(9)).with(Senses.ofRadius(9)))
                .with('s', foe.with(Faction.MONSTERS));
        return Scenario.of(legend, "#########", "#@###...#", "#.....s.#", "#.###...#", "#########");
    }

    /** What the player is told at its turn. */
    private Optional<String> told(Scenario scenario) {
        List<Action> deeds = new ArrayList<>();
        Optional<String> told =
                errands.goOn(scenario.game().turn(scenario.hero().id()), Words.ENGLISH, deeds::add);
        deeds.forEach(scenario::play);
        return told;
    }

    private void begin(Scenario scenario) {
        errands.begin(WALK, scenario.game().turn(scenario.hero().id()));
    }

    @Test
    void whoSleepsStopsAnErrandOnlyTheFirstTimeItIsSeen() {
        Scenario scenario = besideACorner(
                Blueprint.of("ogre").with(Senses.ofRadius(3).withHearing(0)).with(Wary.asleep(new Hunter())));
        begin(scenario);
        told(scenario);
        assertThat(told(scenario)).contains("You stop: the ogre is in view.");
        scenario.play(new Move(Direction.NORTH), new Rest());
        begin(scenario);
        assertThat(told(scenario)).isEmpty();
        assertThat(told(scenario)).isEmpty();
    }

    @Test
    void whoIsAwakeStopsItEachTime() {
        Scenario scenario = besideACorner(Blueprint.of("ogre").with(new Bystander()));
        begin(scenario);
        told(scenario);
        assertThat(told(scenario)).contains("You stop: the ogre is in view.");
        scenario.play(new Move(Direction.NORTH), new Rest());
        begin(scenario);
        told(scenario);
        assertThat(told(scenario)).contains("You stop: the ogre is in view.");
    }
}
