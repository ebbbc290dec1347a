package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Entity;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;

/** Gold, weapons, armour and potions. Deeper levels have better ones. */
final class Gear {

    /** Bare fists, which add nothing to a blow. */
    static final AreaWeapon FISTS = striking(0);

    /** Worn, and no armour at all. */
    static final Blueprint RAGS = Wearable.onBody("rags").with(Colours.ARMOUR);

    /** The name of a piece of gold. */
    static final String GOLD = "gold piece";

    private Gear() {}

    /** A weapon that adds this to the damage of a blow. */
    static AreaWeapon striking(int damage) {
        return AreaWeapon.melee(Blow.of(Dice.of(1, 6).plus(damage)).with(ToHit.d20()));
    }

    /** A bow that strikes up to five cells away, half as hard as a sword, and adds this to the damage. */
    static AreaWeapon shooting(int damage) {
        return AreaWeapon.bolt(5, Blow.of(Dice.of(1, 3).plus(damage)).with(ToHit.d20()));
    }

    static Blueprint gold(int pieces) {
        return Blueprint.item(GOLD).with(Colours.GOLD).with(new StackSize(pieces));
    }

    static Blueprint weapon(int depth, RandomSource random) {
        int bonus = depth + random.nextInt(2);
        return Wearable.inHand("sword +" + bonus)
                .with(Colours.WEAPON)
                .with(striking(bonus))
                .with(new Accuracy(bonus));
    }

    static Blueprint armour(int depth, RandomSource random) {
        int bonus = 1 + depth / 2 + random.nextInt(2);
        return Wearable.onBody("armour +" + bonus).with(Colours.ARMOUR).with(new Defence(bonus));
    }

    /** A potion of one of four harms, meant to be thrown; it can be drunk all the same. */
    static Blueprint potion(int depth, RandomSource random) {
        return random.chance(1, 4) ? harming(depth) : healing(depth);
    }

    static Blueprint healing(int depth) {
        return Consumable.potion("healing potion", new Heal(amount(depth))).with(Colours.POTION);
    }

    static Blueprint harming(int depth) {
        Harm harm = new Harm(amount(depth), new DamageKind("poison"));
        return Consumable.potion("harming potion", harm).with(Colours.POTION);
    }

    private static Dice amount(int depth) {
        return Dice.of(2, 4).plus(depth);
    }

    /** How good a weapon or armour is; 0 for anything else. */
    static int grade(Entity thing) {
        return thing.get(Accuracy.class)
                .map(Accuracy::bonus)
                .or(() -> thing.get(Defence.class).map(Defence::bonus))
                .orElse(0);
    }
}
