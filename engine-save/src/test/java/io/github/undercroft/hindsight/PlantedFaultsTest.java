package io.github.undercroft.hindsight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Exceptions of which one knows which deed made them inevitable. */
class PlantedFaultsTest {

    private static final int FATAL = 20;
    /** The time that a turn takes. */
    private static final int NORMAL = 4;

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Brain RESTING = turn -> Decision.act(new Rest());

    /** After some turns its code throws. */
    record Bomb(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            if (left == 0) {
                throw new IllegalStateException("planted");
            }
            return Optional.of(new Bomb(left - 1));
        }
    }

    /** What an author may do wrong. */
    record Break() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            throw new IllegalStateException("planted");
        }
    }

    /** Breaks the game at one moment of its clock, and paces. */
    record Breaker() implements Brain {
        @Override
        public Decision decide(TurnView view) {
            long turn = view.now() / NORMAL;
            return Decision.act(turn == FATAL ? new Break() : pace(turn));
        }
    }

    private static Action pace(long turn) {
        return new Move(turn % 2 == 0 ? Direction.EAST : Direction.WEST);
    }

    private static Rules rules(Blueprint seat) {
        Lasting bomb = Lasting.of(new EffectKind("bomb"), new Bomb(30), 10_000);
        Blueprint hero =
                seat.with(Health.of(9)).with(Inventory.of(3)).carrying(Consumable.potion("vial", new Afflict(bomb)));
        return Rules.named("faulty")
                .types(RecordTypes.of(
                        MethodHandles.lookup(), "faulty", Bomb.class, Break.class, Breaker.class, Faulty.class))
                .level("room", LevelText.of("..@..", Scenario.legend().replacing('@', hero)))
                .build();
    }

    /** Plays until the game's code throws. */
    private static byte[] recorded(Rules rules, Function<Game, Action> fatal) {
        Recorder recorder = RecordingFormat.of(rules).start(1);
        Game game = recorder.game();
        try {
            for (int turn = 1; ; ) {
                if (game.step() instanceof Step.Awaiting) {
                    game.submit(HERO, turn == FATAL ? fatal.apply(game) : pace(turn));
                    turn++;
                }
            }
        } catch (GameCodeException planted) {
            recorder.close();
            return recorder.bytes();
        }
    }

    private static void assertBlamed(Rules rules, byte[] recording, Class<? extends Action> fatal) {
        assertThat(Hindsight.of(rules, RESTING).losing(Loss.exception()).look(recording))
                .isInstanceOfSatisfying(Verdict.Blamed.class, blamed -> {
                    assertThat(blamed.done().action()).isInstanceOf(fatal);
                    assertThat(blamed.moment().turn()).isEqualTo(FATAL);
                    assertThat(blamed.done().chance().lived()).isZero();
                    assertThat(blamed.better().chance().share()).isEqualTo(1);
                    assertThat(blamed.sure()).isEqualTo(99);
                });
    }

    @Test
    void theDeedIsBlamedThirtyTurnsBeforeTheException() {
        Rules rules = rules(Blueprint.player("you"));
        Function<Game, Action> drink =
                game -> new Use(game.view().things(HERO).get(0).id());
        assertBlamed(rules, recorded(rules, drink), Use.class);
    }

    @Test
    void anInputThatThrowsAtOnceIsBlamed() {
        Rules rules = rules(Blueprint.player("you"));
        assertBlamed(rules, recorded(rules, game -> new Break()), Break.class);
    }

    @Test
    void aDeedOfABotThatThrowsAtOnceIsBlamed() {
        Rules rules = rules(Blueprint.player("you").replacing(new Breaker()));
        assertBlamed(rules, recorded(rules, game -> new Rest()), Break.class);
    }

    /** Throws in a turn of its game, whatever was done before. */
    record Faulty() implements Brain {
        @Override
        public Decision decide(TurnView view) {
            if (view.now() >= NORMAL * FATAL) {
                throw new IllegalStateException("planted");
            }
            return Decision.act(new Rest());
        }
    }

    @Test
    void anExceptionOfTheBotsOwnBrainThatNothingLedToIsHopeless() {
        Rules rules = rules(Blueprint.player("you").replacing(new Faulty()));
        assertThat(Hindsight.of(rules, RESTING).losing(Loss.exception()).look(recorded(rules, game -> new Rest())))
                .isInstanceOfSatisfying(
                        Verdict.Unclear.class,
                        unclear -> assertThat(unclear.isHopeless()).isTrue());
    }

    @Test
    void theReplayTellsWhatWasSubmittedForTheLastStep() {
        Rules rules = rules(Blueprint.player("you"));
        Replayer replayer = RecordingFormat.of(rules).replay(recorded(rules, game -> new Break()));
        assertThat(replayer.lastInput()).isEmpty();
        replayer.verify();
        assertThat(replayer.lastInput()).contains(new Break());
        replayer.back();
        assertThat(replayer.lastInput()).contains(pace(FATAL - 1));
    }
}
