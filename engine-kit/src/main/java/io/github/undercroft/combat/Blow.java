package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.Distribution;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a weapon does to each creature that it strikes. A value; the methods that begin with "with" return another one.
 *
 * <pre>{@code
 * Blow sword = Blow.of("1d8+1").with(ToHit.d20());
 * Blow fangs = Blow.of("1d3").with(ToHit.d20()).with(poison);
 * }</pre>
 *
 * @param toHit the roll to hit; empty if it always hits
 * @param damage the dice for the damage; less than 0 is 0
 * @param kind the kind of damage, which armour may depend on
 * @param befalls further consequences for a creature that it hits, in that order, as long as it lives
 */
public record Blow(Optional<ToHit> toHit, Dice damage, DamageKind kind, List<Consequence> befalls) {

    public Blow {
        Objects.requireNonNull(toHit, "toHit");
        Objects.requireNonNull(damage, "damage");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(befalls, "befalls");
        befalls = ImmutableList.copyOf(befalls);
    }

    /** @return a blow that always hits, with physical damage by dice such as {@code "2d6+1"} */
    public static Blow of(String damage) {
        return of(Dice.of(damage));
    }

    /** @return a blow that always hits, with physical damage */
    public static Blow of(Dice damage) {
        return new Blow(Optional.empty(), damage, DamageKind.PHYSICAL, ImmutableList.of());
    }

    /**
     * Lets it be decided in that way whether the blow hits.
     *
     * @throws IllegalArgumentException if it is decided in another way already; see {@link #replacing}
     */
    public Blow with(ToHit newToHit) {
        if (toHit.isPresent() && !toHit.get().equals(newToHit)) {
            throw new IllegalArgumentException("The blow hits by " + toHit.get() + " already. To let it hit by "
                    + newToHit + " instead, use replacing");
        }
        return replacing(newToHit);
    }

    /** @return this blow, where it is decided in that way whether it hits, whatever was said before */
    public Blow replacing(ToHit newToHit) {
        return new Blow(Optional.of(newToHit), damage, kind, befalls);
    }

    /** @return this blow with another kind of damage */
    public Blow replacing(DamageKind newKind) {
        return new Blow(toHit, damage, newKind, befalls);
    }

    /** @return this blow with a further consequence */
    public Blow with(Consequence consequence) {
        return new Blow(
                toHit,
                damage,
                kind,
                ImmutableList.<Consequence>builder()
                        .addAll(befalls)
                        .add(consequence)
                        .build());
    }

    /** @return how likely it hits in that clash, 0 to 1, rounded once at the end */
    public double chanceToHit(Clash clash) {
        return toHit.map(each -> each.chance(clash)).orElse(1.0);
    }

    /** @return how likely each amount of damage is, if it hits in that clash; before armour */
    public Distribution damageIfHit(Clash clash) {
        List<Bonus> bonuses = clash.damageBonuses();
        return damage.distribution().map(rolled -> new DamageRoll(rolled, bonuses).amount());
    }

    /** @return what damage it does on average in that clash, misses counted; before armour */
    public double expectedDamage(Clash clash) {
        return chanceToHit(clash) * damageIfHit(clash).mean();
    }

    /**
     * Strikes each of them with a roll of its own. All are struck at the same moment: the dice are rolled for all of them,
     * in that order, before anybody is damaged. A creature that has left meanwhile is not affected.
     *
     * @param weapon the weapon or missile, for bonuses and events
     * @param whom the creatures to strike, none twice; those that have left the game are skipped
     */
    public void strike(ActionContext context, Component weapon, List<EntityId> whom) {
        List<Outcome> outcomes = new ArrayList<>();
        for (EntityId each : whom) {
            context.game().entity(each).ifPresent(entity -> outcomes.add(rolled(context, weapon, entity)));
        }
        for (Outcome outcome : outcomes) {
            if (outcome.defender.isAlive()) {
                let(context, weapon, outcome);
            }
        }
    }

    private record Outcome(Entity defender, Optional<HitRoll> roll, Optional<DamageRoll> harm) {}

    private Outcome rolled(ActionContext context, Component weapon, Entity defender) {
        Clash clash = new Clash(context.game(), context.view().actor(), defender, weapon);
        RandomSource random = context.random();
        Optional<HitRoll> roll = toHit.map(each ->
                new HitRoll(each.dice().roll(random), each.needed(), clash.attackBonuses(), clash.defenceBonuses()));
        boolean hit = roll.isEmpty() || roll.get().isHit();
        return new Outcome(
                defender,
                roll,
                hit ? Optional.of(new DamageRoll(damage.roll(random), clash.damageBonuses())) : Optional.empty());
    }

    private void let(ActionContext context, Component weapon, Outcome outcome) {
        EntityId who = context.view().actor().id();
        EntityId whom = outcome.defender.id();
        var at = outcome.defender.position().orElseGet(() -> context.view().position());
        if (outcome.harm.isEmpty()) {
            context.emit(new Missed(who, whom, at, weapon, outcome.roll.orElseThrow()));
            return;
        }
        context.emit(new Struck(who, whom, at, weapon, outcome.roll, outcome.harm.get()));
        context.damage(whom, Damage.of(outcome.harm.get().amount(), kind));
        for (Consequence consequence : befalls) {
            consequence.befall(context, whom);
        }
    }
}
