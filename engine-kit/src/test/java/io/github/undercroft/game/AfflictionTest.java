package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectChanged;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Ending;
import io.github.undercroft.game.Values.Pace;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How effects begin, meet and end. */
class AfflictionTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId GOBLIN = new EntityId(0, 1);

    private static Deed afflicting(EntityId who, Effect effect) {
        return Deed.doing("afflicts " + who + " " + effect, context -> context.afflict(who, effect));
    }

    private static List<Effect> effects(Scenario scenario, EntityId who) {
        return scenario.game()
                .view()
                .entity(who)
                .flatMap(entity -> entity.get(Effects.class))
                .map(Effects::all)
                .orElse(List.of());
    }

    private static List<GameEvent> ends(Scenario scenario) {
        return scenario.events().stream().filter(EffectEnded.class::isInstance).toList();
    }

    @Test
    void whoHadNoEffectsGetsSomeAndAnEventTellsIt() {
        Scenario scenario = Scenario.of("@g");
        Deed deed = afflicting(GOBLIN, new Pace(2, 5));

        scenario.perform(deed);

        assertThat(effects(scenario, GOBLIN)).containsExactly(new Pace(2, 5));
        scenario.expectEvents(new EffectBegan(GOBLIN, new Pace(2, 5), new Cause.Deed(HERO, deed)));
    }

    @Test
    void theFirstThatIsConcernedTakesAnotherOneIn() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('g', Blueprint.of("goblin").with(Effects.of(new Pace(3, 4), new Pace(2, 4)))),
                "@g");
        Deed deed = afflicting(GOBLIN, new Pace(2, 2));

        scenario.perform(deed);

        assertThat(effects(scenario, GOBLIN)).containsExactly(new Pace(3, 4), new Pace(2, 6));
        scenario.expectEvents(new EffectChanged(GOBLIN, new Pace(2, 4), new Pace(2, 6), new Cause.Deed(HERO, deed)));
    }

    /** Is there already, whatever comes. */
    private record Enough() implements Effect {
        @Override
        public Optional<Effect> merged(Effect newcomer) {
            return Optional.of(this);
        }
    }

    @Test
    void whatComesToNothingIsNotTold() {
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('g', Blueprint.of("goblin").with(Effects.of(new Enough()))), "@g");

        scenario.perform(afflicting(GOBLIN, new Pace(2, 5)));

        assertThat(effects(scenario, GOBLIN)).containsExactly(new Enough());
        scenario.expectEvents();
    }

    @Test
    void aCureEndsAllThatAreSoOnceEach() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                'g',
                                Blueprint.of("goblin")
                                        .with(Effects.of(
                                                new Pace(2, 5), new Enough(), new Pace(2, 5), new Pace(3, 1)))),
                "@g");

        scenario.perform(Deed.doing("cures", context -> {
            context.cure(GOBLIN, effect -> effect instanceof Pace);
            context.cure(GOBLIN, effect -> effect instanceof Pace);
            context.cure(HERO, effect -> true);
        }));

        assertThat(effects(scenario, GOBLIN)).containsExactly(new Enough());
        scenario.expectEvents(
                new EffectEnded(GOBLIN, new Pace(2, 5)),
                new EffectEnded(GOBLIN, new Pace(2, 5)),
                new EffectEnded(GOBLIN, new Pace(3, 1)));
    }

    @Test
    void nothingHappensToWhoIsGone() {
        Scenario scenario = Scenario.of("@g");

        scenario.perform(Deed.doing("too late", context -> {
            context.remove(GOBLIN);
            context.afflict(GOBLIN, new Pace(2, 5));
            context.cure(GOBLIN, effect -> true);
        }));

        assertThat(scenario.events()).hasSize(1);
    }

    @Test
    void whoNeverWasInTheGameIsAMistake() {
        Scenario scenario = Scenario.of("@g");

        assertThatThrownBy(() -> scenario.perform(afflicting(new EntityId(0, 9), new Pace(2, 5))))
                .hasRootCauseMessage("There never was an entity 0:9 in this game; ids come from its views and events");
    }

    @Test
    void theTurnInWhichItBeganIsNotCounted() {
        Scenario scenario = Scenario.of("@..");
        scenario.play(afflicting(HERO, new Pace(1, 2)));
        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 2));

        scenario.play(new Rest());
        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 1));
        scenario.play(new Rest());
        assertThat(effects(scenario, HERO)).isEmpty();
        assertThat(ends(scenario)).containsExactly(new EffectEnded(HERO, new Pace(1, 1)));
    }

    @Test
    void whatMeetsAnotherInTheOwnTurnGoesOnCountingIt() {
        Scenario scenario = Scenario.of("@..");
        scenario.play(afflicting(HERO, new Pace(1, 3)), afflicting(HERO, new Pace(1, 10)));

        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 12));
    }

    @Test
    void whatComesTwiceInItsFirstTurnIsNotCountedYet() {
        Scenario scenario = Scenario.of("@..");
        scenario.play(Deed.doing("twice", context -> {
            context.afflict(HERO, new Pace(1, 3));
            context.afflict(HERO, new Pace(1, 4));
        }));

        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 7));
    }

    @Test
    void whatIsCuredAndComesAgainInOneTurnBegins() {
        Scenario scenario = Scenario.of("@..");
        scenario.play(afflicting(HERO, new Pace(1, 3)), Deed.doing("anew", context -> {
            context.cure(HERO, effect -> true);
            context.afflict(HERO, new Pace(1, 3));
        }));

        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 3));
    }

    @Test
    void equalEffectsSideBySideAreEachAskedOnceATurn() {
        Effect last = new Ending("last", context -> Optional.empty());
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(Effects.of(last, last, last))), "@..");

        scenario.play(new Rest());

        assertThat(effects(scenario, HERO)).isEmpty();
        assertThat(ends(scenario)).hasSize(3);
    }

    @Test
    void oneThatAnEarlierOneChangesIsAskedWithItsNewValue() {
        Effect adds = new Ending("adds", context -> {
            context.afflict(HERO, new Pace(1, 10));
            return Optional.empty();
        });
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', Values.hero().with(Effects.of(adds, new Pace(1, 2)))), "@..");

        scenario.play(new Rest());

        assertThat(effects(scenario, HERO)).containsExactly(new Pace(1, 11));
    }

    @Test
    void oneThatAnEarlierOneEndsIsNotAskedAndEndsOnce() {
        Effect cures = new Ending("cures", context -> {
            context.cure(HERO, effect -> effect instanceof Pace);
            return Optional.empty();
        });
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', Values.hero().with(Effects.of(cures, new Pace(1, 1)))), "@..");

        scenario.play(new Rest());

        assertThat(effects(scenario, HERO)).isEmpty();
        assertThat(ends(scenario)).containsExactly(new EffectEnded(HERO, new Pace(1, 1)), new EffectEnded(HERO, cures));
    }

    @Test
    void oneThatEndsItselfWhileItIsAskedEndsOnce() {
        Effect cures = new Ending("cures", context -> {
            context.cure(HERO, effect -> true);
            return Optional.empty();
        });
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(Effects.of(cures))), "@..");

        scenario.play(new Rest());

        assertThat(ends(scenario)).containsExactly(new EffectEnded(HERO, cures));
    }

    @Test
    void whoIsTwiceAsQuickActsTwiceAsOftenUntilItEnds() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('g', Blueprint.of("goblin").with(Values.ScriptedBrain.doing(Deed.noting("acts")))),
                "@g");
        Deed haste = afflicting(GOBLIN, new Pace(2, 4));

        assertThat(turnsOfGoblin(scenario, new Wait())).isEqualTo(1);
        assertThat(turnsOfGoblin(scenario, haste)).isEqualTo(2);
        assertThat(turnsOfGoblin(scenario, new Wait())).isEqualTo(2);
        assertThat(turnsOfGoblin(scenario, new Wait())).isEqualTo(1);
        assertThat(turnsOfGoblin(scenario, new Wait())).isEqualTo(1);
    }

    private static int turnsOfGoblin(Scenario scenario, Action meanwhile) {
        return Values.notes(scenario.play(meanwhile).events()).size();
    }

    @Test
    void aSpeedThatThereIsNotIsRefusedWithTheEffectAndTheFix() {
        Scenario scenario = Scenario.of("@g");

        assertThatThrownBy(() -> scenario.perform(afflicting(HERO, new Pace(0, 4))))
                .hasRootCauseMessage("The effect Pace[times=0, turns=4] makes a speed of 0 of 60; speed(rate) answers 1"
                        + " to 1000000. To keep its bearer from acting, replace what it does by a Rest");
        assertThat(effects(scenario, HERO)).isEmpty();
        assertThatThrownBy(() -> new Effects(List.of(new Pace(1000, 1))).speed(1001))
                .hasMessageContaining("a speed of 1001000 of 1001");
    }

    @Test
    void aSpeedThatDoesNotLastToTheEndOfAnActionIsNotAsked() {
        Scenario scenario = Scenario.of("@g");
        Effect impossible = new Pace(0, 4);

        scenario.play(Deed.doing("afflicts and cures", context -> {
            context.afflict(HERO, impossible);
            context.cure(HERO, impossible::equals);
        }));

        assertThat(effects(scenario, HERO)).isEmpty();
    }

    @Test
    void whoIsCalledWithASpeedThatThereIsNotIsNotThere() {
        Scenario scenario = Scenario.of("@..");
        Blueprint impossible = Blueprint.of("rat").with(new Bystander()).with(Effects.of(new Pace(0, 4)));

        assertThatThrownBy(() -> scenario.perform(
                        Deed.doing("calls a rat", context -> context.trySpawn(impossible, new Point(2, 0)))))
                .hasStackTraceContaining("makes a speed of 0 of 60");
        scenario.expectMap("@..");
    }

    @Test
    void theSpeedOfWhoTakesNoTurnsIsNotAsked() {
        Scenario scenario =
                Scenario.of(Scenario.legend().with('b', Blueprint.of("barrel").with(new Speed(7))), "@b");

        scenario.perform(afflicting(GOBLIN, new Pace(0, 4)));

        assertThat(effects(scenario, GOBLIN)).containsExactly(new Pace(0, 4));
    }

    /** Darkens the eyes. */
    private record Hood() implements Effect {
        @Override
        public Eyes eyes(Eyes eyes) {
            return Eyes.of(Reach.round(0));
        }
    }

    @Test
    void whatLastsOnTheEyesHoldsAsLongAsItLasts() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Values.hero().with(Senses.ofRadius(8)))
                        .replacing('g', Blueprint.of("goblin").with(new Bystander())),
                "@.g");
        assertThat(sees(scenario, 2)).isTrue();

        scenario.play(afflicting(HERO, new Hood()));
        assertThat(sees(scenario, 2)).isFalse();
        assertThat(sees(scenario, 0)).isTrue();

        scenario.play(Deed.doing("unhoods", context -> context.cure(HERO, effect -> true)));
        assertThat(sees(scenario, 2)).isTrue();
    }

    private static boolean sees(Scenario scenario, int x) {
        return scenario.game().view().perception(HERO).orElseThrow().sees(new Point(x, 0));
    }
}
