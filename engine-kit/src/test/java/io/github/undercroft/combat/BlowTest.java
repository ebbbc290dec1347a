package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;
import static io.github.undercroft.geometry.Direction.EAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.area.Burst;
import io.github.undercroft.combat.Armoury.Wield;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Healed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class BlowTest {

    private static final DamageKind FIRE = new DamageKind("fire");
    /** Its die always shows 5. */
    private static final ToHit FIVE = new ToHit(Dice.constant(5), 7);

    private record Heals(int points) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            context.heal(who, points);
        }
    }

    private record Blessed(int bonus) implements Effect, BonusSource {
        @Override
        public int attackBonus(Clash clash) {
            return bonus;
        }

        @Override
        public int damageBonus(Clash clash) {
            return 0;
        }
    }

    /** Helps against goblins alone. */
    private record GoblinSlayer(int bonus) implements Component, BonusSource {
        @Override
        public int attackBonus(Clash clash) {
            return clash.defender().name().equals("goblin") ? bonus : 0;
        }

        @Override
        public int damageBonus(Clash clash) {
            return attackBonus(clash);
        }
    }

    private static Scenario fight(Blow blow, Blueprint foe) {
        return Scenario.of(Armoury.armed(AreaWeapon.melee(blow)).with('x', foe), "@x");
    }

    private static int hitPoints(Scenario scenario, int glyph) {
        return scenario.entity(glyph).get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void withoutARollToHitItAlwaysHits() {
        Scenario scenario =
                fight(Blow.of("3").replacing(FIRE), Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        Struck struck = scenario.expectEventOf(Struck.class);
        assertThat(struck.roll()).isEmpty();
        assertThat(struck.damage()).isEqualTo(new DamageRoll(3, List.of()));
        assertThat(struck.place()).contains(new Point(1, 0));
        assertThat(struck.involved()).containsExactly(scenario.id('@'), scenario.id('x'));
        assertThat(scenario.expectEventOf(Damaged.class).damage().kind()).isEqualTo(FIRE);
        assertThat(hitPoints(scenario, 'x')).isEqualTo(6);
    }

    @Test
    void whatMissesDoesNothing() {
        Blow blow = Blow.of("3").with(FIVE).with(new Heals(-1)); // would be refused if it befell anybody
        Scenario scenario = fight(blow, Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        Missed missed = scenario.expectEventOf(Missed.class);
        assertThat(missed.roll()).isEqualTo(new HitRoll(5, 7, List.of(), List.of()));
        assertThat(missed.place()).contains(new Point(1, 0));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
        assertThat(hitPoints(scenario, 'x')).isEqualTo(9);
    }

    @Test
    void whatElseBefallsWhoIsHitComesAfterTheDamage() {
        Scenario scenario = fight(
                Blow.of("3").with(new Heals(1)).with(new Heals(1)),
                Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        assertThat(hitPoints(scenario, 'x')).isEqualTo(8);
        assertThat(scenario.events())
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("Attacked", "Struck", "Damaged", "Healed", "Healed");
    }

    @Test
    void aBladeMayBurnAndPoisonToo() {
        Blow blade = Blow.of("1").with(new Harm(Dice.constant(2), FIRE)).with(new Afflict(new Blessed(1)));
        Scenario scenario = fight(blade, Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        assertThat(hitPoints(scenario, 'x')).isEqualTo(6);
        assertThat(scenario.entity('x').get(Effects.class)).contains(Effects.of(new Blessed(1)));
    }

    @Test
    void theDeadFeelNothingMore() {
        Scenario scenario =
                fight(Blow.of("9").with(new Heals(1)), Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        assertThat(scenario.entity('x').isAlive()).isFalse();
        assertThat(scenario.events()).noneMatch(Healed.class::isInstance);
    }

    @Test
    void diceBelowZeroDoNoDamage() {
        Scenario scenario = fight(Blow.of("1-5"), Blueprint.of("troll").with(Health.of(9)));

        scenario.perform(Attack.toward(EAST));

        assertThat(scenario.expectEventOf(Struck.class).damage().amount()).isZero();
        assertThat(hitPoints(scenario, 'x')).isEqualTo(9);
    }

    @Test
    void bonusesAreToldWithWhoBearsThem() {
        Legend legend = Armoury.armed(AreaWeapon.melee(Blow.of("1").with(FIVE)))
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(10))
                                .with(AreaWeapon.melee(Blow.of("1").with(FIVE)))
                                .with(new Accuracy(1))
                                .with(new Might(2))
                                .with(Effects.of(new Blessed(4)))
                                .carrying(Blueprint.item("book").with(new Accuracy(100))))
                .replacing('s', Blueprint.item("ring").with(new Accuracy(-1)))
                .with('x', Blueprint.of("troll").with(Health.of(9)).with(new Defence(2)));
        Scenario scenario = Scenario.of(legend, "@x", "s.");

        scenario.play(new Wield(scenario.id('s')));
        scenario.perform(Attack.toward(EAST));

        EntityId hero = scenario.id('@');
        Struck struck = scenario.expectEventOf(Struck.class);
        HitRoll roll = struck.roll().orElseThrow();
        assertThat(roll.attack())
                .containsExactly(
                        new Bonus(hero, new Accuracy(1), 1),
                        new Bonus(hero, new Blessed(4), 4),
                        new Bonus(scenario.id('s'), new Accuracy(-1), -1));
        assertThat(roll.defence()).containsExactly(new Bonus(scenario.id('x'), new Defence(2), 2));
        assertThat(roll.total()).isEqualTo(9);
        assertThat(roll.against()).isEqualTo(9);
        assertThat(struck.damage()).isEqualTo(new DamageRoll(1, List.of(new Bonus(hero, new Might(2), 2))));
        assertThat(hitPoints(scenario, 'x')).isEqualTo(6);
    }

    @Test
    void aBonusMayDependOnWhoIsFought() {
        Blueprint slayer = Blueprint.player("you")
                .with(Health.of(10))
                .with(AreaWeapon.sweep(Blow.of("1").with(FIVE)))
                .with(new GoblinSlayer(2));
        Scenario scenario = Scenario.of(Armoury.unarmed().replacing('@', slayer), "@g", ".b");

        scenario.perform(Attack.toward(EAST));

        assertThat(scenario.expectEventOf(Struck.class).whom()).isEqualTo(scenario.id('g'));
        assertThat(scenario.expectEventOf(Missed.class).whom()).isEqualTo(scenario.id('b'));
        assertThat(hitPoints(scenario, 'g')).isEqualTo(1);
    }

    @Test
    void allAreStruckAtTheSameMoment() {
        // The hero stands in its own blast and dies of it first; the others are hit as hard as when it lived.
        Blueprint bomber = Blueprint.player("you")
                .with(Health.of(2))
                .with(new Might(1))
                .with(new AreaWeapon(Burst.of(2), Trajectory.lobbed(0), Blow.of("1"), AllyPolicy.HITS_ANYONE));
        Scenario scenario = Scenario.of(Armoury.unarmed().replacing('@', bomber), "@.g");

        scenario.perform(new Attack(new Aim.At(new Point(0, 0))));

        assertThat(scenario.hero().isAlive()).isFalse();
        assertThat(hitPoints(scenario, 'g')).isEqualTo(2);
    }

    private static <T> T clash(Blow blow, Function<Clash, T> question) {
        Legend legend = Armoury.unarmed()
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(10))
                                .with(AreaWeapon.melee(blow))
                                .with(new Accuracy(3))
                                .with(new Might(1)))
                .with('x', Blueprint.of("troll").with(Health.of(9)).with(new Defence(5)));
        Scenario scenario = Scenario.of(legend, "@x");
        return asked(
                scenario,
                view -> question.apply(new Clash(
                        view, view.actor(), scenario.entity('x'), view.weapon().orElseThrow())));
    }

    @Test
    void chancesAndExpectedDamageAreExact() {
        Blow sword = Blow.of("2d6").with(ToHit.d20());

        // 15 or more of 20 with a bonus of 3: 12 to 20 hit
        assertThat(clash(sword, sword::chanceToHit)).isEqualTo(9.0 / 20);
        assertThat(clash(sword, sword::damageIfHit)).isEqualTo(Dice.of("2d6+1").distribution());
        assertThat(clash(sword, sword::expectedDamage)).isEqualTo(0.45 * 8);
        assertThat(clash(Blow.of("1d6-3"), Blow.of("1d6-3")::expectedDamage)).isEqualTo(10.0 / 6, within(1e-12));
        assertThat(clash(Blow.of("1"), Blow.of("1")::chanceToHit)).isEqualTo(1);
    }

    private static double chance(int needed) {
        return clash(Blow.of("1"), clash -> new ToHit(Dice.of("1d20"), needed).chance(clash));
    }

    @Test
    void certainAndImpossibleHitsAreSoExactly() {
        assertThat(chance(-1)).isEqualTo(1);
        assertThat(chance(0)).isEqualTo(19.0 / 20);
        assertThat(chance(18)).isEqualTo(1.0 / 20);
        assertThat(chance(19)).isZero();
        assertThat(chance(Integer.MAX_VALUE)).isZero();
        assertThat(chance(Integer.MIN_VALUE)).isEqualTo(1);
    }

    @Test
    void theChanceOfARollIsThatBeforeIt() {
        Bonus bonus = new Bonus(new EntityId(0, 0), new Accuracy(3), 3);
        ToHit rule = ToHit.d20();

        for (int rolled : new int[] {1, 20}) {
            assertThat(rule.chance(new HitRoll(rolled, 10, List.of(bonus), List.of())))
                    .isEqualTo(14.0 / 20);
            assertThat(rule.chance(new HitRoll(rolled, 10, List.of(), List.of(bonus))))
                    .isEqualTo(8.0 / 20);
        }
    }

    @Test
    void bonusesOfAnySizeDoNotWrapAround() {
        EntityId who = new EntityId(0, 0);
        List<Bonus> huge = List.of(
                new Bonus(who, new Accuracy(1), Integer.MAX_VALUE), new Bonus(who, new Accuracy(1), Integer.MAX_VALUE));
        List<Bonus> tiny = List.of(new Bonus(who, new Accuracy(1), Integer.MIN_VALUE));

        assertThat(new HitRoll(20, 10, huge, List.of()).total()).isEqualTo(Integer.MAX_VALUE);
        assertThat(new HitRoll(20, 10, tiny, huge).isHit()).isFalse();
        assertThat(new DamageRoll(1, tiny).amount()).isZero();
        assertThat(new Blow(Optional.empty(), Dice.constant(1), FIRE, List.of()).kind())
                .isEqualTo(FIRE);
    }
}
