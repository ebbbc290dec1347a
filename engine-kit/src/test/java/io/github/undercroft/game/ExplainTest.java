package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Guard;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Compulsion;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExplainTest {

    private static final Blueprint RAT = Blueprint.of("rat")
            .with(Health.of(4))
            .with(LinearWeapon.ofDamage(1))
            .with(Senses.ofRadius(9));

    private static Scenario scene(Brain brain, String... rows) {
        return scene(RAT.with(brain), rows);
    }

    private static Scenario scene(Blueprint rat, String... rows) {
        Scenario scene = Scenario.of(Scenario.legend().with('r', rat), rows);
        scene.game().step();
        return scene;
    }

    private static Explanation explained(Scenario scene) {
        return scene.game().explain(scene.id('r'));
    }

    /** Tells a reason, and then does nothing. */
    private record Broods() implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            turn.because("broods", new Point(0, 0));
            return Optional.empty();
        }
    }

    private record Nests() implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            turn.because("guards its eggs");
            return Optional.of(new Rest());
        }
    }

    private record Broken() implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            throw new ArithmeticException("planted");
        }
    }

    private record Speechless() implements Brain {
        @Override
        @SuppressWarnings("NullAway") // a game's code may do so all the same
        public Decision decide(TurnView turn) {
            return null;
        }
    }

    private record Shackles() implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return new Review.Veto(new Refusal.Unarmed());
        }
    }

    @Test
    void eachBehaviourThatWasAskedIsToldWithItsAnswer() {
        Scenario scene = scene(PriorityBrain.of(new Flee(1), new Strike(), new Chase(), new Wander()), "@...r");

        Explanation told = explained(scene);

        assertThat(told.asked())
                .containsExactly(
                        new Explanation.Asked(new Flee(1), Optional.empty()),
                        new Explanation.Asked(new Strike(), Optional.empty()),
                        new Explanation.Asked(new Chase(), Optional.of(new Move(Direction.WEST))));
        assertThat(told.action()).contains(new Move(Direction.WEST));
        assertThat(told).hasToString("""
                        rat: Move[direction=WEST]
                          because it goes straight to the nearest enemy in view, to (0,0)
                          asked Flee: nothing
                          asked Strike: nothing
                          asked Chase: Move[direction=WEST]
                          sees you at (0,0)""");
    }

    @Test
    void whatABehaviourToldThatHasNoActionIsNoReason() {
        Explanation told = explained(scene(PriorityBrain.of(new Broods(), new Nests()), "@...r"));

        assertThat(told.reasons()).containsExactly(new Explanation.Because("guards its eggs", List.of()));
        assertThat(told.goal()).isEmpty();
        assertThat(told.path()).isEmpty();
    }

    @Test
    void whatABehaviourToldThatHasNoActionIsTheReasonIfThereIsNoOther() {
        Explanation told = explained(scene(PriorityBrain.of(new Broods()), "@...r"));

        assertThat(told.reasons()).extracting(Explanation.Because::reason).containsExactly("broods");
        assertThat(told.asked()).hasToString("[Broods: nothing, it broods, to (0,0)]");
    }

    @Test
    void aReasonThatIsToldTwiceStandsThereOnce() {
        Brain twice = turn -> {
            turn.because("guards its eggs");
            turn.because("guards its eggs");
            return Decision.act(new Rest());
        };

        assertThat(explained(scene(twice, "r")).reasons())
                .containsExactly(new Explanation.Because("guards its eggs", List.of()));
    }

    @Test
    void whatALastingEffectMakesOfItIsToldByItsKind() {
        EffectKind panic = new EffectKind("panic");
        Blueprint fleeing = RAT.with(new Stalker()).with(Effects.of(Lasting.of(panic, new Compulsion(new Flee(9)), 5)));
        Blueprint bound = RAT.with(new Stalker()).with(Effects.of(Lasting.of(panic, new Shackles(), 5)));

        assertThat(explained(scene(fleeing, ".@.r..")).toString())
                .startsWith("rat: Move[direction=EAST] or rest\n")
                .contains("it is made by panic to do something else than it means to")
                .doesNotContain("by an effect");
        assertThat(explained(scene(bound, ".@.r..")).toString())
                .contains("it is kept by panic from what it means to do")
                .doesNotContain("by an effect");
    }

    @Test
    void aStalkerTellsItsGoal() {
        assertThat(explained(scene(new Stalker(), "@...r")).goal()).contains(new Point(0, 0));
        assertThat(explained(scene(new Stalker(), "@r")).reasons())
                .containsExactly(
                        new Explanation.Because("attacks the nearest enemy in reach", List.of(new Point(0, 0))));
    }

    @Test
    void anEnemyThatWentOutOfViewIsRemembered() {
        Scenario scene = scene(new Stalker(), "#@#", "..r");
        assertThat(explained(scene).knew())
                .containsExactly(new Explanation.Known(scene.hero().id(), "you", new Point(1, 0), true));
    }

    @Test
    void whatAnEffectMakesOfItIsTold() {
        Blueprint rat = RAT.with(new Stalker()).with(Effects.of(new Compulsion(new Flee(9))));

        Explanation told = explained(scene(rat, ".@.r.."));

        assertThat(told.asked()).extracting(Explanation.Asked::behaviour).containsExactly(new Flee(9));
        assertThat(told.toString()).contains("made by an effect").contains("because it flees");
        assertThat(told.action().orElseThrow().toString()).contains("EAST");
    }

    @Test
    void whomAnEffectForbidsItsDeedRests() {
        Explanation told = explained(scene(RAT.with(new Stalker()).with(Effects.of(new Shackles())), "@..r"));

        assertThat(told.action()).contains(new Rest());
        assertThat(told.toString()).contains("kept by an effect");
    }

    @Test
    void whoAwaitsInputHasNoActionUntilItIsSubmitted() {
        Scenario scene = scene(PriorityBrain.of(new Guard(new Point(1, 0), 0)), "@r");
        EntityId hero = scene.hero().id();
        assertThat(scene.game().explain(hero).action()).isEmpty();

        scene.game().submit(hero, Attack.toward(Direction.EAST));

        assertThat(scene.game().explain(hero).action()).contains(Attack.toward(Direction.EAST));
    }

    @Test
    void aBrainThatThrowsOrSaysNothingIsToldAndTheGameGoesOn() {
        for (Brain brain : List.of(PriorityBrain.of(new Broken()), new Speechless())) {
            Scenario scene = scene(brain, "@..r");
            long hash = scene.game().view().now();
            assertThatThrownBy(() -> explained(scene))
                    .isInstanceOf(GameCodeException.class)
                    .hasMessageContaining("rat")
                    .hasMessageContaining(brain.getClass().getSimpleName());
            assertThat(scene.game().view().now()).isEqualTo(hash);
            scene.game().submit(scene.hero().id(), new Rest());
            assertThat(scene.game().step()).isInstanceOf(Step.Acted.class);
        }
    }

    @Test
    void whoHasNoBrainOrIsNotThereIsRefusedByName() {
        Game game = scene(Blueprint.of("rock"), "@.r").game();

        assertThatThrownBy(() -> game.explain(new EntityId(0, 77)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("77");
        assertThatThrownBy(() -> game.explain(new EntityId(0, 1))).isInstanceOf(IllegalArgumentException.class);
    }
}
