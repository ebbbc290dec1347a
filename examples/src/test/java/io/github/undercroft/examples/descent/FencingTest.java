package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.item.Use;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Alertness;
import org.junit.jupiter.api.Test;

/** What arms do besides their numbers. */
class FencingTest {

    private static final Blueprint HERO = Delver.BLUEPRINT.replacing(Health.of(500));
    private static final Blueprint RAT = Bestiary.RAT.replacing(Health.of(500));

    private static Scenario scene(Blueprint hero, String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('r', RAT)
                        .with('b', RAT.replacing(new Bystander()))
                        .with('v', Bestiary.VIPER),
                rules -> rules.steps(Movement.EIGHT_WAY)
                        .types(FirstDescentValues.all())
                        .types(DescentValues.all()),
                rows);
    }

    private static Blueprint with(Blueprint arm) {
        return HERO.wearing(EquipmentSlot.HAND, arm);
    }

    /** How often the hero strikes and is missed while it rests beside a rat. */
    private static long blows(Blueprint hero, Class<?> of) {
        Scenario scenario = scene(hero, "@r");
        long blows = 0;
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(new Rest());
            blows += scenario.events().stream()
                    .filter(each -> of == Missed.class
                            ? each instanceof Missed missed
                                    && missed.whom().equals(scenario.hero().id())
                            : each instanceof Attacked blow
                                    && blow.who().equals(scenario.hero().id()))
                    .count();
        }
        return blows;
    }

    @Test
    void aSwordStrikesBackAtEachMiss() {
        long misses = blows(with(Armoury.SWORD), Missed.class);
        assertThat(misses).isGreaterThan(3);
        assertThat(blows(with(Armoury.SWORD), Attacked.class)).isEqualTo(misses);
        assertThat(blows(with(Armoury.AXE), Attacked.class)).isZero();
    }

    @Test
    void aSpearStrikesWhoIsTwoCellsAheadAsOneSteps() {
        assertThat(steppedAt(with(Armoury.SPEAR), "@..b")).isTrue();
        assertThat(steppedAt(with(Armoury.SPEAR), "@...b")).isFalse();
        assertThat(steppedAt(with(Armoury.SWORD), "@..b")).isFalse();
        assertThat(steppedAt(with(Armoury.SPEAR), "b..@...")).as("behind").isFalse();
    }

    /** A chest that is a mimic would be told from one that is none. */
    @Test
    void aSpearStrikesNobodyBehindSomebody() {
        assertThat(steppedAt(with(Armoury.SPEAR), "@.bb")).isFalse();
    }

    @Test
    void whoIsTakenElsewhereDoesNotClank() {
        Scenario scenario = scene(wearing(Suits.PLATE).carrying(Brews.TELEPORT), "@.............r");
        EntityId scroll = scenario.game().view().things(scenario.hero().id()).stream()
                .filter(thing -> thing.name().equals(Brews.TELEPORT.name()))
                .findFirst()
                .orElseThrow()
                .id();
        assertThat(scenario.play(new Use(scroll)).events()).noneMatch(Fencing.Clanks.class::isInstance);
    }

    private static boolean steppedAt(Blueprint hero, String row) {
        return scene(hero, row).play(new Move(Direction.EAST)).events().stream().anyMatch(Attacked.class::isInstance);
    }

    @Test
    void mailAndPlateWakeSleepers() {
        String room = "@....#v\n#......";
        assertThat(turnsUntilWoken(HERO, room)).isGreaterThan(turnsUntilWoken(wearing(Suits.PLATE), room));
        assertThat(turnsUntilWoken(wearing(Suits.LEATHER), room)).isEqualTo(turnsUntilWoken(HERO, room));
    }

    private static Blueprint wearing(Blueprint armour) {
        return HERO.wearing(EquipmentSlot.BODY, armour);
    }

    /** Of a viper round a corner, while the hero walks to and fro. */
    private static int turnsUntilWoken(Blueprint hero, String room) {
        Scenario scenario = scene(hero, room.split("\n"));
        int turn = 0;
        for (; turn < 60 && Alertness.isAsleep(scenario.entity('v')); turn++) {
            scenario.play(new Move(turn % 2 == 0 ? Direction.EAST : Direction.WEST));
        }
        return turn;
    }

    @Test
    void aHeroWithoutArmsDoesNothingOfThat() {
        assertThat(blows(HERO, Attacked.class)).isZero();
        assertThat(scene(HERO, "@r").hero().get(Destructible.class)).contains(Health.of(500));
    }
}
