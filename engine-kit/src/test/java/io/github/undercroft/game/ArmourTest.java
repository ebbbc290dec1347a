package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Armour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Softened;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What armour and effects leave of damage. */
class ArmourTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final DamageKind FIRE = new DamageKind("fire");

    /** Takes off that many points of physical damage. */
    private record Mail(int points) implements Armour {
        @Override
        public Damage softened(Damage damage) {
            return taken(damage, points);
        }
    }

    /** An effect that does the same. */
    private record Ward(int points) implements Effect {
        @Override
        public Damage softened(Damage damage) {
            return taken(damage, points);
        }
    }

    /** Armour of one test's own. */
    private record Odd(UnaryOperator<Damage> softens) implements Armour {
        @Override
        public Damage softened(Damage damage) {
            return softens.apply(damage);
        }
    }

    private static Damage taken(Damage damage, int points) {
        return damage.kind().equals(DamageKind.PHYSICAL)
                ? Damage.physical(Math.max(0, damage.amount() - points))
                : damage;
    }

    private static Scenario hurt(Blueprint hero, Damage damage) {
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero.with(Health.of(100))), "@.");
        return scenario.play(Deed.doing("hurts", context -> context.damage(HERO, damage)));
    }

    private static Blueprint mail(String name, int points) {
        return Blueprint.item(name).with(new Mail(points));
    }

    private static int lost(Scenario scenario) {
        return 100 - scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void itsOwnHideThenWornThingsByIdThenEffectsAreAsked() {
        Scenario scenario = hurt(
                Blueprint.player("you")
                        .with(Effects.of(new Ward(8)))
                        .with(new Mail(1))
                        .wearing(EquipmentSlot.BODY, mail("mail", 2))
                        .carrying(mail("spare", 50))
                        .wearing(new EquipmentSlot("head"), mail("helmet", 4)),
                Damage.physical(20));

        assertThat(scenario.events().stream()
                        .filter(Softened.class::isInstance)
                        .map(Softened.class::cast)
                        .map(soft -> soft.by().number() + " " + soft.taken().amount() + " "
                                + soft.effect().map(Objects::toString).orElse("")))
                .containsExactly("0 1 ", "1 2 ", "3 4 ", "0 8 Ward[points=8]");
        assertThat(lost(scenario)).isEqualTo(5);
        assertThat(scenario.expectEventOf(Damaged.class).damage().amount()).isEqualTo(5);
    }

    @Test
    void armourThatTakesNothingOffIsNotToldOf() {
        Scenario scenario =
                hurt(Blueprint.player("you").wearing(EquipmentSlot.BODY, mail("mail", 2)), Damage.of(7, FIRE));

        assertThat(scenario.events()).noneMatch(Softened.class::isInstance);
        assertThat(lost(scenario)).isEqualTo(7);
    }

    @Test
    void whatCannotBeDamagedAsksNoArmour() {
        Armour never = new Odd(damage -> {
            throw new IllegalStateException("asked");
        });
        Scenario scenario =
                Scenario.of(Scenario.legend().with('s', Blueprint.of("statue").with(never)), "@s");
        scenario.play(Deed.doing("hurts", context -> context.damage(new EntityId(0, 1), Damage.physical(3))));

        assertThat(scenario.expectEventOf(Unharmed.class).damage().amount()).isEqualTo(3);
    }

    @Test
    void armourThatAnswersWhatItMayNotIsNamed() {
        List<UnaryOperator<Damage>> wrong =
                List.of(damage -> Damage.physical(damage.amount() + 1), damage -> Damage.of(0, FIRE), damage -> {
                    throw new IllegalStateException("rusty");
                });
        for (UnaryOperator<Damage> each : wrong) {
            Armour odd = new Odd(each);
            GameCodeException thrown = catchThrowableOfType(
                    GameCodeException.class, () -> hurt(Blueprint.player("you").with(odd), Damage.physical(3)));
            assertThat(thrown.culprit()).isEqualTo(odd);
        }
    }

    @Test
    void anEffectThatThrowsIsNamed() {
        record Curse() implements Effect {
            @Override
            public Damage softened(Damage damage) {
                throw new IllegalStateException("cursed");
            }
        }
        GameCodeException thrown = catchThrowableOfType(
                GameCodeException.class,
                () -> hurt(Blueprint.player("you").with(Effects.of(new Curse())), Damage.physical(3)));
        assertThat(thrown.culprit()).isEqualTo(new Curse());
    }

    /** An effect after which the order of the others matters. */
    private record Half() implements Effect {
        @Override
        public Damage softened(Damage damage) {
            return new Damage(damage.amount() / 2, damage.kind(), damage.cause());
        }
    }

    /** A view foretells it of entities as they seem, and a blow finds it by the state of the game. */
    @Property
    void whatIsForetoldOfABlowIsWhatComesThrough(@ForAll @IntRange(max = 90) int amount) {
        Blueprint charm = Blueprint.item("charm").with(Enchantment.whileCarried(new Ward(1), new Half()));
        Blueprint ring = mail("ring", 2).with(Enchantment.whileWorn(new Half(), new Ward(3)));
        Blueprint hero = Blueprint.player("you")
                .with(new Odd(damage -> new Damage(damage.amount() * 2 / 3, damage.kind(), damage.cause())))
                .with(Effects.of(new Ward(5), new Half()))
                .carrying(charm, ring)
                .wearing(EquipmentSlot.BODY, mail("mail", 4))
                .wearing(new EquipmentSlot("finger"), ring);
        Scenario scenario = hurt(hero, Damage.physical(amount));
        assertThat(scenario.game().view().softened(scenario.hero(), Damage.physical(amount)))
                .extracting(Damage::amount)
                .isEqualTo(lost(scenario));
    }

    @Property
    void whatIsTakenOffAndWhatComesThroughMakeTheWhole(
            @ForAll @IntRange(max = 90) int amount,
            @ForAll @Size(max = 5) List<@IntRange(max = 30) Integer> worn,
            @ForAll Optional<@IntRange(max = 30) Integer> own,
            @ForAll @Size(max = 3) List<@IntRange(max = 30) Integer> lasting) {
        Blueprint hero = Blueprint.player("you");
        for (int i = 0; i < worn.size(); i++) {
            hero = hero.wearing(new EquipmentSlot("place " + i), mail("mail", worn.get(i)));
        }
        hero = own.isPresent() ? hero.with(new Mail(own.get())) : hero;
        List<Effect> wards = new ArrayList<>();
        lasting.forEach(points -> wards.add(new Ward(points)));
        Scenario scenario = hurt(hero.with(new Effects(wards)), Damage.physical(amount));

        int taken = scenario.events().stream()
                .filter(Softened.class::isInstance)
                .mapToInt(event -> ((Softened) event).taken().amount())
                .sum();
        int all = own.orElse(0)
                + worn.stream().mapToInt(Integer::intValue).sum()
                + lasting.stream().mapToInt(Integer::intValue).sum();
        assertThat(taken).isEqualTo(Math.min(all, amount));
        assertThat(taken + lost(scenario)).isEqualTo(amount);
    }
}
