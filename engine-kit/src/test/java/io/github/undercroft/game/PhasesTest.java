package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.Ended;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Ending;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.Reviewing;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.game.Values.Soil;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rule 6: the phases of a step, in the order of {@link Phase}. */
class PhasesTest {

    private static final EntityId ACTOR = new EntityId(0, 0);
    private static final Point THERE = new Point(1, 0);

    /** Writes down by whom it was asked, in a list outside the game, as no game should. */
    private final List<String> log = new ArrayList<>();

    private Consumer<io.github.undercroft.ActionContext> logs(String what) {
        return context -> log.add(what);
    }

    @Test
    void theListIsTheOneThatIsWrittenDown() {
        assertThat(Phase.values())
                .containsExactly(
                        Phase.DECIDE,
                        Phase.REVIEW,
                        Phase.PERFORM,
                        Phase.PAY,
                        Phase.SETTLE,
                        Phase.GROUND_AND_EFFECTS,
                        Phase.SETTLE_AGAIN,
                        Phase.CLOCK,
                        Phase.TRAVEL,
                        Phase.PERCEIVE,
                        Phase.END);
    }

    @Test
    void aStepGoesThroughThePhasesInTheirOrder() {
        Deed effectFollows = Deed.doing("follow-up of the effect", logs("SETTLE_AGAIN follow-up"));
        Deed follows = Deed.doing("follow-up", logs("SETTLE follow-up"));
        Deed walk = new Deed("walk", -1, context -> {
            log.add("PERFORM");
            context.queue(ACTOR, follows);
            context.emit(new Noted("walked"));
            return context.tryMove(ACTOR, THERE);
        });
        Blueprint actor = Blueprint.of("actor")
                .with(new ScriptedBrain("brain", turn -> {
                    log.add("DECIDE");
                    return Decision.act(new Rest());
                }))
                .with(Effects.of(
                        new Reviewing("replaces", action -> {
                            log.add("REVIEW");
                            return new Review.Replace(walk);
                        }),
                        new Ending("ends", context -> {
                            log.add("GROUND_AND_EFFECTS effect");
                            context.emit(new Noted("ended"));
                            context.queue(ACTOR, effectFollows);
                            return Optional.empty();
                        })))
                .with(new Answering("logs", (self, event) -> context -> {
                    if (event instanceof Noted noted) {
                        log.add((noted.what().equals("walked") ? "SETTLE" : "SETTLE_AGAIN") + " reaction");
                    }
                }));
        Soil soil = new Soil("soil", logs("SETTLE entered"), logs("GROUND_AND_EFFECTS terrain"));
        Legend legend = Legend.empty().with('a', actor).with('~', soil);

        Game game = Scenario.of(
                        legend,
                        rules -> rules.endsWhen(
                                EndCondition.when(view -> !log.add("END"), view -> Outcome.won("never"))),
                        "a~")
                .game();
        log.clear();
        Step step = game.step();

        assertThat(log)
                .containsExactly(
                        "DECIDE",
                        "REVIEW",
                        "PERFORM",
                        "SETTLE entered",
                        "SETTLE reaction",
                        "SETTLE follow-up",
                        "GROUND_AND_EFFECTS terrain",
                        "GROUND_AND_EFFECTS effect",
                        "SETTLE_AGAIN reaction",
                        "SETTLE_AGAIN follow-up",
                        "END");
        assertThat(((Step.Acted) step).action()).isEqualTo(walk);
        assertThat(((Step.Acted) step).events()).hasAtLeastOneElementOfType(EffectEnded.class);
    }

    @Test
    void theEndIsAskedForWhenAllHasSettled() {
        Outcome outcome = Outcome.won("quiet");
        Legend legend = Scenario.legend().replacing('@', Values.hero().with(Effects.of(new Ending("digs", context -> {
            context.queue(EntityId.WORLD, Deed.doing("quake", c -> c.setTerrain(THERE, Ground.WALL)));
            return Optional.empty();
        }))));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.endsWhen(EndCondition.when(view -> !view.board().isPassable(THERE), view -> outcome)),
                "@.");

        scenario.play(new Rest());

        assertThat(scenario.events()).last().isEqualTo(new Ended(outcome));
        assertThat(scenario.game().step()).isEqualTo(new Step.Over(outcome));
        assertThat(scenario.game().view().outcome()).contains(outcome);
        assertThat(scenario.game().submit(scenario.id('@'), new Rest())).isEqualTo(new InputReply.Over(outcome));
    }

    @Test
    void laterEffectsReviewWhatEarlierOnesPutInPlace() {
        Deed second = Deed.noting("second");
        Effects effects = Effects.of(
                new Reviewing("first", action -> new Review.Replace(second)),
                new Reviewing(
                        "other", action -> action.equals(second) ? new Review.Veto(new No("late")) : Review.ALLOW));

        Scenario.of(Scenario.legend().replacing('@', Values.hero().with(effects)), "@")
                .play(new Rest())
                .expectRefusal(new No("late"));
    }

    @Test
    void anEffectLivesOnAsTheValueThatItAnswers() {
        Effects poison = Effects.of(countdown(3));
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(poison)), "@");

        scenario.play(new Rest(), new Rest(), new Rest(), new Rest());

        assertThat(Values.notes(scenario.events())).containsExactly("2", "1", "0");
        assertThat(scenario.hero().get(Effects.class).orElseThrow().all()).isEmpty();
    }

    private static Ending countdown(int turns) {
        return new Ending("countdown " + turns, context -> {
            context.emit(new Noted("" + (turns - 1)));
            return turns == 1 ? Optional.empty() : Optional.of(countdown(turns - 1));
        });
    }

    @Test
    void anEffectThatAnEarlierOneEndedIsNotAsked() {
        Effects effects = Effects.of(
                new Ending("cure", context -> {
                    context.clear(ACTOR, Effects.class);
                    return Optional.empty();
                }),
                Ending.noting("poison"));
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(effects)), "@");

        scenario.play(new Rest());

        assertThat(Values.notes(scenario.events())).isEmpty();
        assertThat(scenario.hero().has(Effects.class)).isFalse();
    }

    @Test
    void whatIsVetoedOrRefusedHasNoLaterPhases() {
        Soil soil = Soil.whenTurnEnds("soil", logs("turn ends"));
        Action refused = Deed.of("refused", context -> io.github.undercroft.ActionResult.failed(new No("no")));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', Values.hero(), soil), "@")
                .play(refused);

        assertThat(log).isEmpty();
        scenario.play(new Rest());
        assertThat(log).containsExactly("turn ends");
    }
}
