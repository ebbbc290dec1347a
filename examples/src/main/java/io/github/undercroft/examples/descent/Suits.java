package io.github.undercroft.examples.descent;

import io.github.undercroft.Armour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Entity;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.random.RandomSource;

/** What is worn against blows: none of it makes anybody harmless. */
final class Suits {

    static final Blueprint LEATHER = Armoury.LEATHER.replacing(new Suit(1));
    static final Blueprint MAIL = Armoury.MAIL.replacing(new Suit(2));
    static final Blueprint PLATE = Armoury.PLATE.replacing(new Suit(3));

    private Suits() {}

    /** Takes so many points off each blow, but at most half of it. */
    record Suit(int points) implements Armour {
        @Override
        public Damage softened(Damage damage) {
            return damage.kind().equals(DamageKind.PHYSICAL)
                    ? new Damage(damage.amount() - Math.min(points, damage.amount() / 2), damage.kind(), damage.cause())
                    : damage;
        }
    }

    /** Of armour of the first game what it is here; other things are as they are. */
    static Blueprint worn(Blueprint thing) {
        return thing.equals(Armoury.LEATHER)
                ? LEATHER
                : thing.equals(Armoury.MAIL) ? MAIL : thing.equals(Armoury.PLATE) ? PLATE : thing;
    }

    /** What is found on a floor, counted from 1. */
    static Blueprint any(int floor, RandomSource random) {
        return worn(Armoury.armour(floor, random));
    }

    /** Whether that is mail or plate. */
    static boolean isHeavy(Entity thing) {
        return MAIL.isOf(thing) || PLATE.isOf(thing);
    }
}
