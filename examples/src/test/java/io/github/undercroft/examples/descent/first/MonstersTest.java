package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Armour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Sleeper;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The one idea of each monster, on a few cells. */
class MonstersTest {

    private static final Blueprint STRONG = Hero.BLUEPRINT.replacing(Health.of(200));

    private static Scenario play(Blueprint hero, Blueprint monster, String... rows) {
        Legend legend = Scenario.legend().replacing('@', hero).with('m', monster);
        return Scenario.of(legend, rules -> rules.steps(Movement.EIGHT_WAY), rows);
    }

    /** A hero that hits every time, for so much. */
    private static Blueprint hitting(int damage) {
        return STRONG.without(Weapon.class).with(LinearWeapon.ofDamage(damage));
    }

    private static int hitPoints(Entity who) {
        return who.get(Destructible.class).orElseThrow().hitPoints();
    }

    private static String told(Scenario scenario) {
        MessageLog log = MessageLog.of(scenario.hero().id(), new FirstDescent().wording());
        log.addAll(scenario.events(), scenario.game().view());
        return log.messages().toString();
    }

    private static double distance(Scenario scenario) {
        return Metric.CHEBYSHEV.distance(
                scenario.hero().position().orElseThrow(),
                scenario.entity('m').position().orElseThrow());
    }

    private static Scenario rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    @Test
    void aKoboldThrowsFromAfarAndStepsBackFromWhoComesNear() {
        Scenario scenario = play(STRONG, Bestiary.KOBOLD, "@...m.............");
        scenario.play(new Rest());
        assertThat(scenario.events()).anyMatch(Attacked.class::isInstance);

        Scenario near = play(STRONG, Bestiary.KOBOLD, "@.m...............");
        rest(near, 12);
        assertThat(distance(near)).isGreaterThan(2);
    }

    @Test
    void aKoboldInACornerThrowsAllTheSame() {
        Scenario scenario = play(STRONG, Bestiary.KOBOLD, "@m");
        scenario.play(new Rest());
        assertThat(scenario.events()).anyMatch(Attacked.class::isInstance);
    }

    @Test
    void aViperSleepsAndADaggerKillsIt() {
        assertThat(((Sleeper) Bestiary.VIPER.components().stream()
                                .filter(Brain.class::isInstance)
                                .findFirst()
                                .orElseThrow())
                        .alertness()
                        .isAsleep())
                .isTrue();
        Blueprint hero = STRONG.wearing(EquipmentSlot.HAND, Armoury.DAGGER);
        Scenario scenario = play(hero, Bestiary.VIPER, "@m");
        Entity viper = scenario.entity('m');
        while (viper.isAlive() && hitPoints(viper) == 8) {
            scenario.play(Attack.toward(Direction.EAST));
        }
        assertThat(viper.isAlive()).isFalse();
    }

    @Test
    void aJackalActsTwiceAndAnOgreHalfAsOften() {
        Scenario jackal = play(STRONG, Bestiary.JACKAL, "@......m..");
        rest(jackal, 2);
        assertThat(distance(jackal)).isLessThanOrEqualTo(4);

        Scenario ogre = play(STRONG, Bestiary.OGRE, "@......m..");
        rest(ogre, 4);
        assertThat(distance(ogre)).isBetween(4.0, 6.0);
    }

    @Test
    void aGoblinRunsWhenItIsHurtAndComesBackWhenItHasHealed() {
        Scenario scenario = play(hitting(11), Bestiary.GOBLIN, "@m.............");
        scenario.play(Attack.toward(Direction.EAST));
        rest(scenario, 5);
        assertThat(distance(scenario)).isGreaterThan(3);
        int turns = 0;
        while (distance(scenario) > 1 && turns++ < 100) {
            scenario.play(new Rest());
        }
        assertThat(distance(scenario)).isEqualTo(1);
        assertThat(hitPoints(scenario.entity('m'))).isGreaterThanOrEqualTo(7);
    }

    @Test
    void anOozeSplitsAndNoHitPointIsLost() {
        Scenario scenario = play(hitting(2), Bestiary.OOZE, ".....", ".@m..", ".....");
        scenario.play(Attack.toward(Direction.EAST));
        List<Entity> oozes = scenario.game().view().entities().stream()
                .filter(each -> each.name().equals("ooze"))
                .toList();
        assertThat(oozes).hasSize(2);
        assertThat(told(scenario)).contains("The ooze splits in two.").doesNotContain("appears");
        assertThat(oozes.stream().mapToInt(MonstersTest::hitPoints).sum()).isEqualTo(20);
    }

    @Test
    void theWardensMailCracksBeforeItIsThrownOff() {
        Scenario scenario = play(hitting(24), Bestiary.wardenAt(new Point(1, 0)), "@m...");
        scenario.play(Attack.toward(Direction.EAST)); // 22 of 62, as the mail takes 2 off
        assertThat(scenario.expectEventOf(Wrath.Grows.class).into()).isEqualTo(Wrath.CRACKED);
        assertThat(told(scenario)).contains("Cracks run through the warden's mail.");
        assertThat(scenario.entity('m').has(Armour.class)).isTrue();

        scenario.play(Attack.toward(Direction.EAST));
        assertThat(scenario.expectEventOf(Wrath.Grows.class).into()).isEqualTo(Wrath.RAGING);
        assertThat(told(scenario))
                .contains("The warden throws off its mail with a howl")
                .doesNotContain("move");
        Entity warden = scenario.entity('m');
        assertThat(warden.has(Armour.class)).isFalse();
        assertThat(warden.get(Speed.class)).contains(new Speed(2 * Hero.SPEED));
        assertThat(warden.get(Look.class)).isNotEqualTo(lookOf(Bestiary.WARDEN));
        assertThat(warden.get(Effects.class)).isPresent();
        assertThat(scenario.events())
                .noneMatch(event ->
                        event instanceof Attacked attack && attack.who().equals(warden.id())); // it draws breath
    }

    @Test
    void anEndedBreathOfTheWardenIsNotTold() {
        Scenario scenario = play(STRONG, Bestiary.WARDEN, "@m.");
        EffectEnded breath = new EffectEnded(scenario.id('m'), Lasting.of(EffectKind.PARALYSIS, new Paralysis(), 1));
        MessageLog log = MessageLog.of(scenario.hero().id(), new FirstDescent().wording());
        log.addAll(List.of(breath), scenario.game().view());

        assertThat(log.messages()).isEmpty();
    }

    private static Object lookOf(Blueprint blueprint) {
        return Optional.of(blueprint.components().stream()
                .filter(Look.class::isInstance)
                .findFirst()
                .orElseThrow());
    }

    @Test
    void theWardenGoesBackToItsPostWhenItHasLostItsPrey() {
        Scenario scenario = play(STRONG, Bestiary.wardenAt(new Point(6, 0)), "m......", "######.", "@#####.");
        rest(scenario, 20);
        assertThat(scenario.entity('m').position()).contains(new Point(6, 0));
        assertThat(scenario.events()).noneMatch(Moved.class::isInstance);
    }
}
