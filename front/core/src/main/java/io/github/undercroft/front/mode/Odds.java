package io.github.undercroft.front.mode;

import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Clash;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.front.FixedDamage;
import io.github.undercroft.front.Words;
import io.github.undercroft.random.Distribution;
import java.util.Optional;

/**
 * What blows would come to, from the exact dice, bonuses and armour. Only of weapons that strike by dice or do fixed damage;
 * what else a blow does, such as poison, is not in it.
 *
 * @param chance that a blow hits, 0 to 1
 * @param blows how many blows it takes on average; infinite if no blow does damage
 */
record Odds(double chance, double blows) {

    private static final int MAX_HIT_POINTS = 10_000;

    /** @return the odds of one who strikes another with a weapon or a missile; empty if that can't be told */
    static Optional<Odds> of(GameView game, Entity attacker, Entity defender, Component weapon) {
        Optional<Integer> left = defender.get(Destructible.class)
                .map(Destructible::hitPoints)
                .filter(points -> points > 0 && points <= MAX_HIT_POINTS);
        if (left.isEmpty()) {
            return Optional.empty();
        }
        Clash clash = new Clash(game, attacker, defender, weapon);
        return blow(weapon)
                .map(blow ->
                        of(game, defender, blow.chanceToHit(clash), blow.damageIfHit(clash), blow.kind(), left.get()))
                .or(() -> fixed(weapon)
                        .map(damage ->
                                of(game, defender, 1, Distribution.always(damage), DamageKind.PHYSICAL, left.get())));
    }

    private static Optional<Blow> blow(Component weapon) {
        if (weapon instanceof Launcher launcher) {
            return Optional.of(launcher.weapon().blow());
        }
        if (weapon instanceof ThrowingWeapon thrown) {
            return Optional.of(thrown.blow());
        }
        return weapon instanceof AreaWeapon area ? Optional.of(area.blow()) : Optional.empty();
    }

    private static Optional<Integer> fixed(Component weapon) {
        if (weapon instanceof FixedDamage fixed) {
            return Optional.of(fixed.damage());
        }
        return weapon instanceof LinearWeapon linear ? Optional.of(linear.damage()) : Optional.empty();
    }

    private static Odds of(
            GameView game, Entity defender, double chance, Distribution damage, DamageKind kind, int hitPoints) {
        Distribution through = damage.map(amount ->
                game.softened(defender, Damage.of(Math.max(0, amount), kind)).amount());
        return new Odds(chance, blows(chance, through, hitPoints));
    }

    /** The mean number of blows: each is one more, and leaves fewer hit points with the chance of each amount. */
    private static double blows(double chance, Distribution damage, int hitPoints) {
        double harms = chance * damage.chanceOfAtLeast(1);
        double[] mean = new double[hitPoints + 1];
        for (int points = 1; points <= hitPoints; points++) {
            double further = 1;
            for (int amount : damage.values()) {
                if (amount > 0 && amount < points) {
                    further += chance * damage.probability(amount) * mean[points - amount];
                }
            }
            mean[points] = further / harms;
        }
        return mean[hitPoints];
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
}
