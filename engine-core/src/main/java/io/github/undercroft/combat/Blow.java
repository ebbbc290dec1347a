package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.DamageKind;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.Distribution;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a weapon does to whom it strikes. A value; the methods that begin with "with" give another one.
 *
 * <pre>{@code
 * Blow sword = Blow.of("1d8+1").with(ToHit.d20());
 * Blow fangs = Blow.of("1d3").with(ToHit.d20()).with(poison);
 * }</pre>
 *
 * @param toHit how it is decided whether it hits; empty if it always does
 * @param damage what damage it does; less than 0 is 0
 * @param kind what armour looks at
 * @param befalls what else befalls whom it hits, in that order, as long as that one lives
 */
public record Blow(Optional<ToHit> toHit, Dice damage, DamageKind kind, List<Consequence> befalls) {

    /** Copies the list. */
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

    /** @return this blow, where it is decided in that way whether it hits */
    public Blow with(ToHit newToHit) {
        return new Blow(Optional.of(newToHit), damage, kind, befalls);
    }

    /** @return this blow with another kind of damage */
    public Blow with(DamageKind newKind) {
        return new Blow(toHit, damage, newKind, befalls);
    }

    /** @return this blow, and that befalls whom it hits, too */
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
     * in that order, before anybody feels anything. Who is not there any more when its turn comes feels nothing.
     *
     * @param weapon what with, a weapon or a missile; told to bonuses and in events
     * @param whom who is struck, nobody twice; who has left the game is passed over
     */
    public void strike(ActionContext context, Component weapon, List<EntityId> whom) {
        List<Outcome> outcomes = new ArrayList<>();
        for (EntityId each : whom) {
            context.view().entity(each).ifPresent(entity -> outcomes.add(rolled(context, weapon, entity)));
        }
        for (Outcome outcome : outcomes) {
            if (outcome.defender.isAlive()) {
                let(context, weapon, outcome);
            }
        }
    }

    private record Outcome(Entity defender, Optional<HitRoll> roll, Optional<DamageRoll> harm) {}

    private Outcome rolled(ActionContext context, Component weapon, Entity defender) {
        Clash clash = new Clash(context.view().game(), context.view().actor(), defender, weapon);
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
