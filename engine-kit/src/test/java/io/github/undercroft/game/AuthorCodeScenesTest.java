package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static io.github.undercroft.game.LevelGames.at;
import static io.github.undercroft.game.LevelGames.on;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Rest;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Scenes of {@link AuthorCodeTest} in which more than one thing meets. */
class AuthorCodeScenesTest {

    private record Vague() implements GameEvent {
        @Override
        public List<EntityId> involved() {
            throw new ArithmeticException("planted");
        }
    }

    private record Sick(String name) implements Effect {}

    /** Can be made, but not read. */
    private record Unreadable() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.continues(this);
        }
    }

    private static GameCodeException thrownBy(org.assertj.core.api.ThrowableAssert.ThrowingCallable code) {
        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, code);
        assertThat(thrown).isNotNull();
        return thrown;
    }

    @Test
    void anEventThatThrowsWithAReactionOnAnotherLevelDoesNotStopTheTravel() {
        Legend legend = LevelGames.LEGEND.with('r', Blueprint.of("r").with(Answering.to(Died.class, context -> {})));
        Game game = LevelGames.game(rules -> rules.registry(Values.registry()), legend, "@r>", "<..");
        LevelGames.play(game, new LevelGames.Go(1));
        game.submit(HERO, Deed.doing("vague", context -> {
            context.emit(new Vague());
            context.tryTravel(HERO, 0, Arrival.byPortal());
        }));

        GameCodeException thrown = thrownBy(game::step);

        assertThat(thrown.culprit()).isEqualTo(new Vague());
        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        Invariants.check(game);
        LevelGames.play(game, new Rest());
    }

    /** Throws, and has no name. */
    private record Nameless() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            throw new ArithmeticException("planted");
        }

        @Override
        @SuppressWarnings({"NullAway", "ToStringReturnsNull"}) // a game's code may do so all the same
        public String toString() {
            return null;
        }
    }

    @Test
    void aFirstLevelWhoseSourceThrowsIsNamed() {
        LevelSource source = random -> {
            throw new ArithmeticException("planted");
        };
        Rules rules = Rules.named("nowhere").level("cellar", source).build();

        GameCodeException thrown = thrownBy(() -> Game.start(rules, 1));

        assertThat(thrown.culprit()).isSameAs(source);
        assertThat(thrown).hasMessageContaining("Making level 0").hasRootCauseMessage("planted");
    }

    @Test
    @SuppressWarnings("NullAway") // a game's code may do so all the same
    void aFirstLevelWhoseSourceAnswersNullIsNamed() {
        LevelSource source = random -> null;
        Rules rules = Rules.named("nowhere").level("cellar", source).build();

        GameCodeException thrown = thrownBy(() -> Game.start(rules, 1));

        assertThat(thrown.culprit()).isSameAs(source);
        assertThat(thrown).hasRootCauseMessage("it returned null");
    }

    @Test
    void whatPrintsItselfAsNullIsNamedByItsClass() {
        Scenario scenario = Scenario.of("@");
        scenario.game().submit(HERO, new Nameless());

        assertThat(thrownBy(scenario.game()::step)).hasMessageContaining(Nameless.class.getName());
        scenario.play(new Rest());
    }

    @Test
    void offersThatListANullAreNamed() {
        Offers offers = turn -> Arrays.asList(Offer.of(new Rest()), null);
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.offers(offers), "@");

        GameCodeException thrown = thrownBy(() -> scenario.game().legalActions(HERO));

        assertThat(thrown.culprit()).isEqualTo(offers);
        scenario.play(new Rest());
    }

    @Test
    void aValueThatCannotBeReadIsNamedWhereverItIsRead() {
        ValueRegistry registry = ValueRegistry.builder()
                .type(new ValueType<>(
                        "unreadable",
                        Unreadable.class,
                        (value, out) -> {
                            throw new IllegalArgumentException("planted");
                        },
                        in -> new Unreadable()))
                .build();
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.registry(registry), "@");
        Game game = scenario.game();
        long hash = game.stateHash();

        assertThat(thrownBy(() -> game.submit(HERO, new Unreadable())).culprit())
                .isEqualTo(new Unreadable());
        assertThat(game.stateHash()).as("nothing was submitted").isEqualTo(hash);
        scenario.play(new Rest());

        Scenario unregistered = Scenario.of(Scenario.legend(), "@");
        unregistered.game().submit(HERO, new Unreadable());
        assertThatThrownBy(() -> unregistered.game().stateHash())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not registered");
        assertThatThrownBy(() -> unregistered.game().state())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not registered");
    }

    @Test
    void whatTheAskingOfACureBringsIsThere() {
        Scenario scenario = Values.scenario(
                Scenario.legend().replacing('@', Values.hero().with(Effects.of(new Sick("old"), new Sick("kept")))),
                "@");

        scenario.play(Deed.doing(
                "cures",
                context -> context.cure(HERO, effect -> {
                    if (effect.equals(new Sick("old"))) {
                        context.afflict(HERO, new Sick("new"));
                        return true;
                    }
                    return false;
                })));

        assertThat(scenario.hero().get(Effects.class)).contains(Effects.of(new Sick("kept"), new Sick("new")));
        assertThat(scenario.events())
                .filteredOn(event -> event instanceof EffectBegan || event instanceof EffectEnded)
                .hasSize(2);
    }

    @Test
    void whatTheAskingOfACureEndsIsEndedOnce() {
        Scenario scenario = Values.scenario(
                Scenario.legend()
                        .replacing('@', Values.hero().with(Effects.of(new Sick("a"), new Sick("a"), new Sick("b")))),
                "@");

        scenario.play(Deed.doing(
                "cures",
                context -> context.cure(HERO, effect -> {
                    context.cure(HERO, new Sick("b")::equals);
                    return true;
                })));

        assertThat(scenario.hero().get(Effects.class)).contains(Effects.of());
        assertThat(scenario.events()).filteredOn(EffectEnded.class::isInstance).hasSize(3);
    }
}
