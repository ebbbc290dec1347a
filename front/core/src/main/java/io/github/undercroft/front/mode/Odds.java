package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.combat.Clash;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Span;
import io.github.undercroft.effect.Stacking;
import io.github.undercroft.front.FixedDamage;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.WeaponBlow;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.random.Distribution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What blows would come to, from the exact dice, bonuses and armour, with what they bring at once and with harm that they leave behind for some turns.
 * Only of weapons that strike by dice or do fixed damage, and of missiles.
 *
 * @param chance that a blow hits, 0 to 1
 * @param blows how many blows it takes on average, one for each turn of the victim; infinite if no blow does damage
 * @param uncounted what a blow does besides that is not in these numbers
 */
record Odds(double chance, double blows, List<Consequence> uncounted) {

    private static final int MAX_HIT_POINTS = 10_000;

    Odds {
        uncounted = ImmutableList.copyOf(uncounted);
    }

    /** @return the odds of one who strikes another with a weapon or a missile; empty if that can't be told */
    static Optional<Odds> of(Entities game, Entity attacker, Entity defender, Component weapon) {
        Optional<Integer> left = defender.get(Destructible.class)
                .map(Destructible::hitPoints)
                .filter(points -> points > 0 && points <= MAX_HIT_POINTS);
        if (left.isEmpty()) {
            return Optional.empty();
        }
        Clash clash = new Clash(game, attacker, defender, weapon);
        Victim victim = new Victim(game, defender, left.get());
        return WeaponBlow.of(weapon)
                .map(blow -> victim.odds(blow.chanceToHit(clash), blow.damageIfHit(clash), blow.kind(), blow.befalls()))
                .or(() -> broken(weapon)
                        .filter(all -> all.stream().anyMatch(each -> each instanceof Harm || Victim.lasts(each)))
                        .map(all -> victim.odds(1, Distribution.always(0), DamageKind.PHYSICAL, all)))
                .or(() -> fixed(weapon)
                        .map(damage ->
                                victim.odds(1, Distribution.always(damage), DamageKind.PHYSICAL, ImmutableList.of())));
    }

    /** Who is struck. */
    private record Victim(Entities game, Entity defender, int hitPoints) {

        private Odds odds(double chance, Distribution damage, DamageKind kind, List<Consequence> befalls) {
            Distribution atOnce = through(damage, kind);
            Optional<BlowsToKill.Lasts> lasting = Optional.empty();
            Optional<Consequence> left = Optional.empty();
            List<Consequence> uncounted = new ArrayList<>();
            for (Consequence each : befalls) {
                if (each instanceof Harm harm) {
                    atOnce = atOnce.with(through(harm.points().distribution(), harm.kind()), Integer::sum);
                } else if (lasting.isEmpty() && lasts(each)) {
                    lasting = Optional.of(lasting((Lasting) ((Afflict) each).effect()));
                    left = Optional.of(each);
                } else {
                    uncounted.add(each);
                }
            }
            OptionalDouble blows = new BlowsToKill(chance, atOnce, lasting).mean(hitPoints);
            if (blows.isEmpty()) {
                left.ifPresent(uncounted::add);
                blows = new BlowsToKill(chance, atOnce, Optional.empty()).mean(hitPoints);
            }
            return new Odds(chance, blows.orElse(Double.NaN), uncounted);
        }

        private Distribution through(Distribution damage, DamageKind kind) {
            return damage.map(amount -> game.softened(defender, Damage.of(Math.max(0, amount), kind))
                    .amount());
        }

        /** Whether it leaves harm behind that can be counted. */
        private static boolean lasts(Consequence befalls) {
            return befalls instanceof Afflict afflict
                    && afflict.effect() instanceof Lasting lasting
                    && lasting.stacking() != Stacking.SEPARATE
                    && lasting.span() instanceof Span.Turns
                    && lasting.what() instanceof EachTurn each
                    && each.what() instanceof Harm;
        }

        private BlowsToKill.Lasts lasting(Lasting effect) {
            Harm harm = (Harm) ((EachTurn) effect.what()).what();
            int before = Lasting.lasting(defender, effect.kind())
                    .filter(other -> other.what().equals(effect.what()))
                    .map(other -> other.span() instanceof Span.Turns turns ? turns.left() : 0)
                    .orElse(0);
            return new BlowsToKill.Lasts(
                    through(harm.points().distribution(), harm.kind()),
                    ((Span.Turns) effect.span()).left(),
                    before,
                    effect.stacking());
        }
    }

    /** What a missile does that breaks. */
    private static Optional<List<Consequence>> broken(Component missile) {
        if (missile instanceof Shatters shatters) {
            return Optional.of(shatters.consequences());
        }
        return missile instanceof Bursts bursts ? Optional.of(bursts.consequences()) : Optional.empty();
    }

    private static Optional<Integer> fixed(Component weapon) {
        if (weapon instanceof FixedDamage fixed) {
            return Optional.of(fixed.damage());
        }
        return weapon instanceof LinearWeapon linear ? Optional.of(linear.damage()) : Optional.empty();
    }

    /** The chance in hundredths, such as {@code 65%}. */
    String percent() {
        return Math.round(100 * chance) + "%";
    }

    /** The mean number of blows in words: {@code 3 blows}; with those that miss, {@code about 3 attacks}. */
    String words(Words words) {
        if (Double.isInfinite(blows) || Double.isNaN(blows)) {
            return "";
        }
        long whole = Math.max(1, Math.round(blows));
        return chance < 1
                ? words.say(whole == 1 ? "about 1 attack" : "about {0} attacks", whole)
                : words.say(whole == 1 ? "1 blow" : "{0} blows", whole);
    }

    /** A sentence of what is not counted, after another one; nothing if all is. */
    String besides(Words words) {
        List<String> names = uncounted.stream()
                .map(each -> each instanceof Afflict afflict
                        ? words.wording().name(afflict.effect())
                        : words.say("what else it does"))
                .distinct()
                .toList();
        return names.isEmpty() ? "" : " " + words.say("Not counted: {0}.", String.join(", ", names));
    }
}
