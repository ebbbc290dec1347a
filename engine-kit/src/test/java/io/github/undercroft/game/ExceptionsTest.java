package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effects;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offers;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Ending;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.Reviewing;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.game.Values.Soil;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Rule 8: what the game's own code throws is undone and thrown on; the next step works. */
class ExceptionsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static ArithmeticException planted() {
        return new ArithmeticException("planted");
    }

    /** Does something first, so that there is something to undo. */
    private static void hurtAndThrow(ActionContext context) {
        context.emit(new Noted("undone"));
        context.damage(HERO, Damage.physical(1));
        throw planted();
    }

    private static GameCodeException thrownBy(Runnable code) {
        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, code::run);
        assertThat(thrown).as("nothing was thrown").isNotNull();
        assertThat(thrown).hasRootCauseInstanceOf(ArithmeticException.class);
        assertThat(thrown.getMessage()).contains("planted");
        assertThat(Values.notes(thrown.events())).doesNotContain("undone");
        return thrown;
    }

    private static void goesOn(Scenario scenario) {
        assertThat(scenario.hero().get(io.github.undercroft.Destructible.class)).contains(Health.of(10));
        Invariants.check(scenario.game());
        scenario.play(Deed.noting("next"));
        assertThat(Values.notes(scenario.events())).contains("next");
    }

    @Test
    void ofAPerform() {
        Scenario scenario = Values.scenario(Scenario.legend(), "@g");
        Deed throwing = Deed.doing("throwing", ExceptionsTest::hurtAndThrow);

        GameCodeException thrown = thrownBy(() -> scenario.play(throwing));

        assertThat(thrown.culprit()).isEqualTo(throwing);
        assertThat(thrown).hasMessageContaining("you 0:0").hasMessageContaining("Deed throwing");
        assertThat(thrown.events()).containsExactly(new Rested(HERO));
        assertThat(scenario.game().step()).isInstanceOf(Step.Acted.class); // the goblin: the hero's turn is over
        goesOn(scenario);
    }

    @Test
    void ofAnErrorToo() {
        Scenario scenario = Values.scenario(Scenario.legend(), "@g");
        Deed endless = Deed.doing("endless", ExceptionsTest::recurse);

        assertThat(catchThrowableOfType(GameCodeException.class, () -> scenario.play(endless)))
                .hasCauseInstanceOf(StackOverflowError.class);

        goesOn(scenario);
    }

    @SuppressWarnings("InfiniteRecursion") // as a game may have it
    private static void recurse(ActionContext context) {
        recurse(context);
    }

    @Test
    void ofACost() {
        Scenario scenario = Values.scenario(Scenario.legend(), "@g");
        record Priceless() implements io.github.undercroft.Action {
            @Override
            public int cost(TurnView turn) {
                throw planted();
            }

            @Override
            public io.github.undercroft.ActionResult perform(ActionContext context) {
                return io.github.undercroft.ActionResult.succeeded();
            }
        }

        assertThat(thrownBy(() -> scenario.play(new Priceless())).culprit()).isEqualTo(new Priceless());

        goesOn(scenario);
    }

    @Test
    void ofAPriceThatTheTurnOrderDoesNotKnow() {
        Scenario scenario = Values.scenario(Scenario.legend(), "@g");

        GameCodeException thrown = catchThrowableOfType(
                GameCodeException.class, () -> scenario.play(Deed.noting("gift").costing(0)));

        assertThat(thrown)
                .hasMessageContaining("costs 0")
                .hasMessageContaining("1 or more")
                .hasMessageContaining("context.queue");
        goesOn(scenario);
    }

    @Test
    void ofADecision() {
        AtomicInteger asked = new AtomicInteger();
        ScriptedBrain brain = new ScriptedBrain("brain", turn -> {
            if (asked.getAndIncrement() == 0) {
                throw planted();
            }
            return Decision.act(Deed.noting("decided"));
        });
        Scenario scenario =
                Values.scenario(Scenario.legend().with('b', Blueprint.of("b").with(brain)), "b");

        GameCodeException thrown = thrownBy(() -> scenario.game().step());

        assertThat(thrown.culprit()).isEqualTo(brain);
        assertThat(thrown.events()).containsExactly(new Rested(HERO));
        assertThat(Values.notes(((Step.Acted) scenario.game().step()).events())).containsExactly("decided");
    }

    @Test
    void ofADecisionWhoseNextControllerIsRefused() {
        record Remembers(List<Point> seen) implements io.github.undercroft.Brain {
            @Override
            public Decision decide(TurnView turn) {
                return Decision.act(new Rest(), new Remembers(new java.util.ArrayList<>(List.of(new Point(0, 0)))));
            }
        }
        Scenario scenario = Scenario.of(
                Scenario.legend().with('b', Blueprint.of("b").with(new Remembers(List.of()))),
                rules -> rules.registry(io.github.undercroft.value.ValueRegistry.builder()
                        .types(io.github.undercroft.value.RecordTypes.of(
                                java.lang.invoke.MethodHandles.lookup(), "test", Remembers.class))
                        .build()),
                "b");

        GameCodeException thrown = catchThrowableOfType(
                GameCodeException.class, () -> scenario.game().step());

        assertThat(thrown.culprit()).isEqualTo(new Remembers(List.of()));
        assertThat(thrown).hasMessageContaining("\"seen\"");
        assertThat(thrown.events()).containsExactly(new Rested(HERO));
    }

    @Test
    void ofAWeapon() {
        record Cursed(boolean inUse) implements Weapon {
            @Override
            public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
                if (!inUse) {
                    throw planted();
                }
                return Optional.of(Target.single(HERO, List.of(from)));
            }

            @Override
            public void use(ActionContext context, Target target) {
                hurtAndThrow(context);
            }
        }
        for (boolean inUse : List.of(false, true)) {
            Scenario scenario =
                    Scenario.of(Scenario.legend().replacing('@', Values.hero().replacing(new Cursed(inUse))), "@g");

            GameCodeException thrown = thrownBy(() -> scenario.play(Attack.toward(Direction.EAST)));

            assertThat(thrown.culprit()).isEqualTo(Attack.toward(Direction.EAST));
            assertThat(thrown).hasMessageContaining("the weapon Cursed");
            goesOn(scenario);
        }
    }

    @Test
    void ofTerrainThatIsEntered() {
        Soil soil = Soil.whenEntered("soil", ExceptionsTest::hurtAndThrow);
        Scenario scenario = Values.scenario(Scenario.legend().with('~', soil), "@~");

        GameCodeException thrown = thrownBy(() -> scenario.play(new Move(Direction.EAST)));

        assertThat(thrown.culprit()).isEqualTo(soil);
        assertThat(thrown.events()).hasSize(1).first().isInstanceOf(Moved.class);
        goesOn(scenario);
    }

    @Test
    void ofTerrainWhenATurnEnds() {
        Soil soil = Soil.whenTurnEnds("soil", ExceptionsTest::hurtAndThrow);
        Scenario scenario = Values.scenario(Scenario.legend().with('~', soil), "@~");
        assertThat(thrownBy(() -> scenario.play(new Move(Direction.EAST))).culprit())
                .isEqualTo(soil);

        scenario.expectMap(".@");
        assertThat(thrownBy(() -> scenario.play(Deed.noting("next"))).events()).contains(new Noted("next"));
    }

    @Test
    void ofAnEffectThatReviews() {
        Reviewing effect = new Reviewing("effect", action -> {
            if (action instanceof Move) {
                throw planted();
            }
            return io.github.undercroft.Effect.Review.ALLOW;
        });
        Scenario scenario =
                Values.scenario(Scenario.legend().replacing('@', Values.hero().with(Effects.of(effect))), "@.");

        GameCodeException thrown = thrownBy(() -> scenario.play(new Move(Direction.EAST)));

        assertThat(thrown.culprit()).isEqualTo(effect);
        assertThat(thrown.events()).containsExactly(new Rested(HERO));
        scenario.expectMap("@.");
        goesOn(scenario);
    }

    @Test
    void ofAnEffectWhenATurnEndsAndTheOthersAreAskedAllTheSame() {
        Ending effect = new Ending("effect", context -> {
            hurtAndThrow(context);
            return Optional.empty();
        });
        Scenario scenario = Values.scenario(
                Scenario.legend().replacing('@', Values.hero().with(Effects.of(effect, Ending.noting("other")))), "@.");

        GameCodeException thrown = thrownBy(() -> scenario.play(new Move(Direction.EAST)));

        assertThat(thrown.culprit()).isEqualTo(effect);
        assertThat(Values.notes(thrown.events())).containsExactly("other");
        scenario.expectMap(".@");
        Invariants.check(scenario.game());
    }

    @Test
    void ofAReaction() {
        Answering reaction = Answering.to(Moved.class, ExceptionsTest::hurtAndThrow);
        Scenario scenario =
                Values.scenario(Scenario.legend().with('o', Blueprint.of("o").with(reaction)), "@.o");

        assertThat(thrownBy(() -> scenario.play(new Move(Direction.EAST))).culprit())
                .isEqualTo(reaction);

        scenario.expectMap(".@o");
        goesOn(scenario);
    }

    @Test
    void ofAFollowUp() {
        Deed followUp = Deed.doing("follow-up", ExceptionsTest::hurtAndThrow);
        Scenario scenario = Values.scenario(Scenario.legend(), "@");

        GameCodeException thrown = thrownBy(() -> scenario.play(Deed.doing("queues", context -> {
            context.queue(HERO, followUp);
            context.queue(HERO, Deed.noting("second"));
        })));

        assertThat(thrown.culprit()).isEqualTo(followUp);
        assertThat(Values.notes(thrown.events())).containsExactly("second");
        goesOn(scenario);
    }

    @Test
    void ofAnEndCondition() {
        AtomicInteger asked = new AtomicInteger();
        EndCondition condition = EndCondition.when(
                game -> {
                    if (asked.getAndIncrement() == 1) {
                        throw planted();
                    }
                    return false;
                },
                game -> Outcome.lost("never"));
        Scenario scenario = Scenario.of(
                Scenario.legend(), rules -> rules.endsWhen(condition).registry(Values.registry()), "@.");
        scenario.game().submit(HERO, new Move(Direction.EAST));

        assertThat(thrownBy(() -> scenario.game().step()).culprit()).isEqualTo(condition);

        scenario.expectMap(".@");
        goesOn(scenario);
    }

    @Test
    void ofOffers() {
        Offers offers = turn -> {
            throw planted();
        };
        UnaryOperator<Rules.Builder> rules = builder -> builder.offers(offers).registry(Values.registry());
        Scenario scenario = Scenario.of(Scenario.legend(), rules, "@.");
        long hash = scenario.game().stateHash();

        assertThat(thrownBy(() -> scenario.game().legalActions(HERO)).culprit()).isEqualTo(offers);

        assertThat(scenario.game().stateHash()).isEqualTo(hash);
        goesOn(scenario);
    }

    @Test
    void allThatIsThrownInOneStepIsToldTogether() {
        Soil soil = new Soil("soil", ExceptionsTest::hurtAndThrow, ExceptionsTest::hurtAndThrow);
        Legend legend = Scenario.legend().with('~', soil);
        Scenario scenario = Scenario.of(legend, "@~");

        assertThat(thrownBy(() -> scenario.play(new Move(Direction.EAST))).getSuppressed())
                .hasSize(1);
    }
}
