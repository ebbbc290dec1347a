package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Might;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Stacking;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Flight;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What the odds say is what blows do. */
class OddsLawsTest {

    private static final int BLOWS = 20_000;
    private static final DamageKind FIRE = new DamageKind("fire");

    /** Takes any number of blows; the engine reports each. */
    private record Stump(int hitPoints) implements Destructible {
        @Override
        public Destructible damaged(Damage damage) {
            return this;
        }

        @Override
        public Destructible healed(int points) {
            return this;
        }
    }

    private record Halves() implements Effect {
        @Override
        public Damage softened(Damage damage) {
            return new Damage(damage.amount() / 2, damage.kind(), damage.cause());
        }
    }

    /** Many blows in one turn, with the weapon or the missile itself. */
    private record ManyBlows(Component with, EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            for (int i = 0; i < BLOWS; i++) {
                if (with instanceof Weapon weapon) {
                    Aim east = new Aim.Toward(Direction.EAST);
                    weapon.use(
                            context,
                            weapon.target(
                                            context.board(),
                                            context.view(),
                                            context.view().position(),
                                            east)
                                    .orElseThrow());
                } else {
                    var at = context.view().position().step(Direction.EAST);
                    ((Missile) with).land(context, new Flight(whom, ImmutableList.of(at), at, Optional.of(whom)));
                }
            }
            return ActionResult.succeeded();
        }
    }

    private static Component with(int kind, Blow blow) {
        return switch (kind) {
            case 0 -> AreaWeapon.melee(blow);
            case 1 -> Launcher.bow(1, blow);
            case 2 -> ThrowingWeapon.of(1, blow);
            default -> LinearWeapon.ofDamage(7);
        };
    }

    @Property(tries = 24)
    void theOddsAreThoseOfManyBlows(
            @ForAll @IntRange(max = 3) int kind,
            @ForAll boolean mayMiss,
            @ForAll boolean burns,
            @ForAll @IntRange(min = 1, max = 3) int dice,
            @ForAll @IntRange(max = 4) int own,
            @ForAll @IntRange(max = 3) int mail,
            @ForAll @IntRange(max = 3) int helmet,
            @ForAll boolean isWarded,
            @ForAll @IntRange(min = 1, max = 30) int hitPoints) {
        Blow plain = Blow.of(dice + "d4+1").replacing(burns ? FIRE : DamageKind.PHYSICAL);
        Component with = with(kind, mayMiss ? plain.with(ToHit.d20()) : plain);
        Blueprint hero = Blueprint.player("you")
                .with(new Accuracy(2))
                .with(new Might(1))
                .carrying(Blueprint.item("arrow")
                        .with(new Ammunition("arrow", 100))
                        .with(new StackSize(BLOWS)));
        Blueprint stump = Blueprint.of("stump")
                .with(new Stump(hitPoints))
                .with(Protection.of(own))
                .wearing(EquipmentSlot.BODY, Blueprint.item("mail").with(Protection.of(mail)))
                .wearing(
                        new EquipmentSlot("head"),
                        Blueprint.item("cap").with(new Protection(FIRE, helmet)).with(new Defence(helmet)));
        if (isWarded) {
            stump = stump.with(Effects.of(new Halves()));
        }
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero).with('s', stump), "@s");

        Entity target = scenario.entity('s');
        Odds odds =
                Odds.of(scenario.game().view(), scenario.hero(), target, with).orElseThrow();
        scenario.perform(new ManyBlows(with, target.id()));

        compare(odds, scenario, hitPoints);
    }

    private static void compare(Odds odds, Scenario scenario, int hitPoints) {
        long missed =
                scenario.events().stream().filter(Missed.class::isInstance).count();
        assertThat(1 - missed / (double) BLOWS).isCloseTo(odds.chance(), within(0.02));
        List<Integer> blows = scenario.events().stream()
                .flatMap(event -> event instanceof Missed
                        ? Optional.of(0).stream()
                        : event instanceof Damaged hurt
                                ? Optional.of(hurt.damage().amount()).stream()
                                : Optional.<Integer>empty().stream())
                .toList();
        assertThat(blows).hasSize(BLOWS);
        int fights = 0;
        int left = hitPoints;
        int spent = 0;
        int count = 0;
        for (int amount : blows) {
            count++;
            left -= amount;
            if (left <= 0) {
                fights++;
                spent += count;
                count = 0;
                left = hitPoints;
            }
        }
        if (Double.isInfinite(odds.blows()) || Double.isNaN(odds.blows())) {
            assertThat(fights).isZero();
        } else {
            double mean = spent / (double) fights;
            assertThat(mean).isCloseTo(odds.blows(), within(5 * odds.blows() * Math.sqrt(odds.blows() / BLOWS)));
        }
    }

    private static double meanBlows(Component with, Blueprint victim, int fights) {
        int blows = 0;
        for (int seed = 0; seed < fights; seed++) {
            Rules rules = Rules.named("fight")
                    .level(
                            "pit",
                            LevelText.of(
                                    "@s",
                                    Scenario.legend()
                                            .replacing(
                                                    '@', Blueprint.player("you").with((Weapon) with))
                                            .with('s', victim)))
                    .build();
            Game game = Game.start(rules, seed);
            EntityId you = new EntityId(0, 0);
            EntityId it = new EntityId(0, 1);
            while (game.view().entity(it).isPresent()) {
                for (Step step = game.step(); !(step instanceof Step.Awaiting); step = game.step()) {
                    // the victim's turn
                }
                if (game.view().entity(it).isEmpty()) {
                    break;
                }
                game.submit(you, Attack.toward(Direction.EAST));
                blows++;
                game.step();
            }
        }
        return blows / (double) fights;
    }

    @Property(tries = 12)
    void harmThatABlowLeavesBehindIsInTheOdds(
            @ForAll boolean mayMiss,
            @ForAll Stacking stacking,
            @ForAll @IntRange(min = 1, max = 4) int turns,
            @ForAll boolean burns,
            @ForAll @IntRange(min = 5, max = 30) int hitPoints) {
        Afflict venom = new Afflict(
                Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.of("1d3"), new DamageKind("venom"))), turns)
                        .stacking(stacking));
        Blow bite = Blow.of("1d2").with(venom).with(new Afflict(Haste.of(1)));
        bite = burns ? bite.with(new Harm(Dice.of("1d2"), FIRE)) : bite;
        AreaWeapon fangs = AreaWeapon.melee(mayMiss ? bite.with(ToHit.d20()) : bite);
        Blueprint victim = Blueprint.of("stump").with(new Bystander()).with(Health.of(hitPoints));
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', Blueprint.player("you")).with('s', victim), "@s");
        Odds odds = Odds.of(scenario.game().view(), scenario.hero(), scenario.entity('s'), fangs)
                .orElseThrow();
        assertThat(odds.uncounted()).hasSize(stacking == Stacking.SEPARATE ? 2 : 1);
        if (stacking != Stacking.SEPARATE) {
            assertThat(meanBlows(fangs, victim, 300)).isCloseTo(odds.blows(), within(0.1 * odds.blows()));
        }
    }

    @Test
    void whatBreaksWhereItIsThrownHasOdds() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('s', Blueprint.of("stump").with(new Bystander()).with(Health.of(9))),
                "@s");
        for (Component flask : List.of(new Shatters(5, List.of(Harm.of("3"))), Bursts.of(1, Harm.of("3")))) {
            assertThat(Odds.of(scenario.game().view(), scenario.hero(), scenario.entity('s'), flask)
                            .orElseThrow()
                            .blows())
                    .isEqualTo(3);
        }
        assertThat(Odds.of(scenario.game().view(), scenario.hero(), scenario.entity('s'), Bursts.of(1, Heal.of(3))))
                .isEmpty();
    }
}
