package io.github.undercroft.examples.thieflike;

import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Stack;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.DamageKind;
import io.github.undercroft.model.Entity;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.stream.Stream;

/** Gold, weapons, armour and potions. What lies deeper is better. */
final class Gear {

    /** Bare fists: nothing is added to a blow. Rags are nothing worn. */
    static final AreaWeapon FISTS = striking(0);

    /** What a piece is called. */
    static final String GOLD = "gold piece";

    private Gear() {}

    /** The weapon of who adds that much to the damage of a blow. */
    static AreaWeapon striking(int damage) {
        return AreaWeapon.melee(Blow.of(Dice.of(1, 6).plus(damage)).with(ToHit.d20()));
    }

    static Blueprint gold(int pieces) {
        return Blueprint.item(GOLD).with(Colours.GOLD).with(new Stack(pieces));
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

    /** One of four harms: it is to be thrown, though nothing keeps anybody from drinking it. */
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
        return Stream.concat(
                        thing.get(Accuracy.class).map(Accuracy::bonus).stream(),
                        thing.get(Defence.class).map(Defence::bonus).stream())
                .findFirst()
                .orElse(0);
    }
}
