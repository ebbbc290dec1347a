package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnlessTest {

    private static Scenario scenario(Brain brain, String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .with(
                                'm',
                                Blueprint.of("monster")
                                        .with(LinearWeapon.ofDamage(1))
                                        .with(brain)),
                rows);
    }

    /** Has an action in each third turn, and counts the others. */
    private record EachThird(int passed, Action action) implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            return passed == 2 ? Optional.of(action) : Optional.empty();
        }

        @Override
        public Behaviour afterwards(TurnView turn, Action chosen) {
            return new EachThird(0, action);
        }

        @Override
        public Behaviour afterPassing(TurnView turn) {
            return new EachThird(passed + 1, action);
        }
    }

    @Test
    void theBehaviourComesFirst() {
        Scenario scenario = scenario(new Unless(new Stalker(), "keeps away", new Flee(2)), "@.m...");

        scenario.play(new Rest()).expectMap("@..m..");
    }

    @Test
    void theBrainDecidesWhileTheBehaviourHasNoAction() {
        Scenario scenario = scenario(new Unless(new Stalker(), "keeps away", new Flee(2)), "@....m");

        scenario.play(new Rest()).expectMap("@...m.");
    }

    @Test
    void theBehaviourIsToldOfTheTurnsInWhichItPasses() {
        Brain brain = new Unless(new Stalker(), "retreats", new EachThird(0, new Move(Direction.EAST)));
        Scenario scenario = scenario(brain, "@......m.");

        scenario.play(new Rest()).play(new Rest()).expectMap("@....m...");
        scenario.play(new Rest()).expectMap("@.....m..");
        scenario.play(new Rest()).expectMap("@....m...");
    }

    @Test
    void theBrainRemembersToo() {
        Brain brain = new Unless(new Stalker(), "strikes", new EachThird(0, new Rest()));
        Scenario scenario = scenario(brain, "@..m");

        scenario.play(new Rest());

        assertThat(((Unless) scenario.entity('m').get(Brain.class).orElseThrow()).brain())
                .isEqualTo(new Stalker(Optional.of(scenario.hero().id())));
    }

    @Test
    void theReasonIsToldOnlyIfTheBehaviourActs() {
        Brain brain = new Unless(new Stalker(), "keeps its distance", new Flee(2));
        Scenario near = scenario(brain, "@.m...");
        Scenario far = scenario(brain, "@....m");

        Explanation flees = near.game().explain(near.id('m'));
        Explanation hunts = far.game().explain(far.id('m'));

        assertThat(flees.reasons()).extracting(Explanation.Because::reason).contains("flees", "keeps its distance");
        assertThat(flees.toString()).contains("asked Flee: ");
        assertThat(hunts.reasons()).extracting(Explanation.Because::reason).doesNotContain("keeps its distance");
        assertThat(hunts.toString()).contains("asked Flee: nothing");
    }

    @Test
    void aLongActionIsFinishedFirst() {
        Brain brain = new Unless(new Stalker(), "strikes", new Announced(new Strike()));
        Scenario scenario = scenario(brain, "@m");

        scenario.play(new Rest());
        scenario.play(new Rest());

        assertThat(scenario.expectEventOf(Attacked.class).who()).isEqualTo(scenario.id('m'));
    }
}
