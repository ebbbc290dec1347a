package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LastingTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final DamageKind VENOM = new DamageKind("venom");

    private static Effect poison(int turns) {
        return Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.constant(1), VENOM)), turns);
    }

    private static Dose onHero(Effect effect) {
        return new Dose(HERO, new Afflict(effect));
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    private static List<Effect> effects(Scenario scenario) {
        return scenario.hero().get(Effects.class).map(Effects::all).orElse(List.of());
    }

    private static Legend heroWith(Effect... effects) {
        return Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(10)).with(Effects.of(effects)));
    }

    @Test
    void whoIsPoisonedIsSoByTheFirstPoison() {
        Effect stun = Lasting.of(EffectKind.PARALYSIS, new Paralysis(), 9);
        Entity hero = Scenario.of(heroWith(stun, poison(2), poison(3)), "@").hero();

        assertThat(Lasting.has(hero, EffectKind.POISON)).isTrue();
        assertThat(Lasting.lasting(hero, EffectKind.POISON)).contains((Lasting) poison(2));
        assertThat(Lasting.has(hero, EffectKind.HASTE)).isFalse();
        assertThat(Lasting.has(Scenario.of("@").hero(), EffectKind.POISON)).isFalse();
    }

    @Test
    void poisonHarmsAtTheEndOfEachOfItsTurnsAndEndsOnce() {
        Scenario scenario = Scenario.of("@..");
        scenario.play(onHero(poison(2)));
        assertThat(hitPoints(scenario)).isEqualTo(10);

        scenario.play(new Rest());
        assertThat(hitPoints(scenario)).isEqualTo(9);
        scenario.play(new Rest());
        assertThat(hitPoints(scenario)).isEqualTo(8);
        assertThat(scenario.expectEventOf(EffectEnded.class).effect()).isEqualTo(poison(1));
        scenario.play(new Rest());
        assertThat(hitPoints(scenario)).isEqualTo(8);
    }

    @Test
    void aRefusedActionIsNoTurn() {
        Scenario scenario = Scenario.of(heroWith(poison(2)), "@#");

        scenario.perform(new Move(Direction.EAST));

        assertThat(effects(scenario)).containsExactly(poison(2));
    }

    @Test
    void whatIsEndlessEndsOnlyByACure() {
        Lasting endless = Lasting.endless(EffectKind.REGENERATION, new EachTurn(new Heal(Dice.constant(1))));
        Scenario scenario = Scenario.of(heroWith(endless), "@..");
        scenario.play(new Rest(), new Rest(), new Rest());
        assertThat(effects(scenario)).containsExactly(endless);

        scenario.play(new Dose(HERO, Cure.of(EffectKind.POISON, EffectKind.REGENERATION)));

        assertThat(effects(scenario)).isEmpty();
        scenario.expectEvents(new EffectEnded(HERO, endless));
    }

    @Test
    void hasteLastsAsManyTurnsAsItSaysAndLeavesTheSpeedAsItWas() {
        Scenario scenario = Scenario.of("@g");
        EntityId goblin = scenario.entity('g').id();
        List<EntityId> turns = new ArrayList<>();
        scenario.play(onHero(Lasting.of(EffectKind.HASTE, new Quickness(200), 4)));
        while (turns.size() < 12) {
            Step step = scenario.game().step();
            if (step instanceof Step.Awaiting) {
                scenario.game().submit(HERO, new Wait());
            } else {
                turns.add(((Step.Acted) step).actor());
            }
        }

        // Two turns of the quick to one of the other, as long as it lasts; then one to one.
        assertThat(turns.subList(0, 6)).filteredOn(goblin::equals).hasSize(2);
        assertThat(turns.subList(6, 12)).filteredOn(goblin::equals).hasSize(3);
    }

    @Test
    void aQuicknessIsRoundedAndStaysInRange() {
        assertThat(new Quickness(50).speed(60)).isEqualTo(30);
        assertThat(new Quickness(150).speed(1)).isEqualTo(2);
        assertThat(new Quickness(1).speed(1)).isEqualTo(1);
        assertThat(new Quickness(10_000).speed(1_000_000)).isEqualTo(1_000_000);
    }

    @Test
    void theParalysedRestsWhateverItMeansToDo() {
        Scenario scenario = Scenario.of(heroWith(Lasting.of(EffectKind.PARALYSIS, new Paralysis(), 1)), "@..");

        scenario.play(new Move(Direction.EAST)).expectMap("@..");
        scenario.play(new Move(Direction.EAST)).expectMap(".@.");
    }

    @Test
    void theBlindSeeTheirOwnCellAlone() {
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', Blueprint.player("you").with(Senses.ofRadius(8))), "@..");

        scenario.play(onHero(Lasting.of(EffectKind.BLINDNESS, new Blindness(), 1)));
        assertThat(sees(scenario, 1)).isFalse();
        scenario.play(new Rest());
        assertThat(sees(scenario, 1)).isTrue();
    }

    private static boolean sees(Scenario scenario, int x) {
        return scenario.game().view().perception(HERO).orElseThrow().sees(new Point(x, 0));
    }

    @Test
    void theConfusedGoAnyWayAndNothingTellsWhich() {
        Scenario scenario = Scenario.of(
                heroWith(Lasting.endless(EffectKind.CONFUSION, new Confusion(100))),
                rules -> rules.offers(new BasicOffers()),
                ".......",
                ".......",
                ".......",
                "...@...",
                ".......",
                ".......",
                ".......");
        for (Choice choice : scenario.game().legalActions(HERO)) {
            Choice.Legal legal = (Choice.Legal) choice;
            assertThat(legal.becomes()).isInstanceOfAny(Confusion.Stagger.class, Rest.class);
        }
        List<Point> places = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            scenario.play(Attack.toward(Direction.NORTH));
            places.add(scenario.hero().position().orElseThrow());
        }

        assertThat(places.stream().distinct().count()).isGreaterThan(5);
        assertThat(scenario.refusal()).isEmpty();
    }

    @Test
    void whoIsDrivenDoesThatAsLongAsThereIsOccasion() {
        Scenario scenario = Scenario.of(
                heroWith(Lasting.of(
                        EffectKind.FEAR,
                        new Compulsion(turn ->
                                turn.position().x() < 2 ? Optional.of(new Move(Direction.EAST)) : Optional.empty()),
                        3)),
                "@...");

        scenario.play(new Rest()).expectMap(".@..");
        scenario.play(new Rest()).expectMap("..@.");
        scenario.play(new Move(Direction.WEST)).expectMap(".@..");
    }

    @Test
    void whoIsDrivenToWhatCannotBeDoneRests() {
        Effect driven = Lasting.endless(EffectKind.FEAR, new Compulsion(turn -> Optional.of(new Move(Direction.WEST))));
        Scenario scenario = Scenario.of(heroWith(driven), "@...");

        scenario.play(new Move(Direction.EAST)).expectMap("@...");
        assertThat(scenario.refusal()).isEmpty();
    }

    @Test
    void aLongerOrStrongerOneIsKeptByPolicy() {
        Lasting weak = Lasting.of(EffectKind.SLOWNESS, new Quickness(90), 5);
        Lasting strong = Lasting.of(EffectKind.SLOWNESS, new Quickness(50), 2).stacking(Stacking.KEEP_STRONGER);

        assertThat(weak.merged(strong)).contains(strong);
        assertThat(strong.merged(weak.stacking(Stacking.KEEP_STRONGER))).contains(strong);
        assertThat(weak.merged(weak.stacking(Stacking.KEEP_STRONGER))).contains(weak);
        assertThat(weak.merged(
                        Lasting.endless(EffectKind.SLOWNESS, new Quickness(90)).stacking(Stacking.EXTEND)))
                .contains(Lasting.endless(EffectKind.SLOWNESS, new Quickness(90)));
        assertThat(weak.merged(Lasting.of(EffectKind.HASTE, new Quickness(200), 2)))
                .isEmpty();
    }

    @Test
    void badNumbersAreRefusedWithTheFix() {
        assertThatThrownBy(() -> Lasting.of(EffectKind.HASTE, new Quickness(200), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "An effect lasts 1 to 1000000 turns; this is 0. For an effect that never ends by itself, use Span.ENDLESS");
        assertThatThrownBy(() -> new Quickness(0))
                .hasMessage(
                        "Quickness is 1 to 10000 percent of the usual; this is 0. Give 100 for the usual, 200 for twice as fast");
        assertThatThrownBy(() -> new Confusion(101))
                .hasMessage(
                        "A chance to go astray is 1 to 100 percent; this is 101. An actor that never staggers needs no Stagger");
        assertThatThrownBy(() -> Cure.of()).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EffectKind("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Lasting.endless(EffectKind.HASTE, poison(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Lasting dose(int strength, Stacking stacking) {
        return Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.constant(strength), VENOM)), 9)
                .stacking(stacking);
    }

    @Test
    void aReplacingOneEndsAllThatWentOnSideBySideAndOfTheStrongerOneStays() {
        for (Stacking stacking : List.of(Stacking.REPLACE, Stacking.KEEP_STRONGER)) {
            Scenario scenario = Scenario.of(
                    heroWith(dose(1, Stacking.SEPARATE), dose(0, Stacking.SEPARATE), dose(2, Stacking.SEPARATE)), "@");
            scenario.play(onHero(dose(1, stacking)));
            assertThat(effects(scenario))
                    .extracting(each -> ((Harm) ((EachTurn) ((Lasting) each).what()).what()).points())
                    .containsExactly(Dice.constant(stacking == Stacking.REPLACE ? 1 : 2));
            assertThat(scenario.events().stream().filter(EffectEnded.class::isInstance))
                    .hasSize(2);
        }
    }
}
