package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Effects;
import io.github.undercroft.Look;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import java.util.List;

/** Seven kinds of monsters, in rising order, each with one idea of its own, and the Warden. */
public final class Bestiary {

    /** Not the library's regeneration: a potion's would take the place of the creature's own, and end. */
    static final EffectKind NATURE = new EffectKind("natural healing");

    /** Weak, but never alone: a pack. */
    public static final Blueprint RAT = monster("rat", "r", 0xD0A8A0, 3, 1).with(bite("1d2"));

    /** Throws darts, and keeps away. */
    public static final Blueprint KOBOLD = monster("kobold", "k", 0xD09040, 5, 3)
            .with(AreaWeapon.bolt(5, blow("1d4")))
            .replacing(Shy.hunter());

    /** Sleeps. Its bite is poisonous. */
    public static final Blueprint VIPER = monster("viper", "s", 0x60C060, 8, 4)
            .with(AreaWeapon.melee(blow("1d6").with(new Afflict(Poison.of("1", 5)))))
            .replacing(Wary.asleep(new Tracker()));

    /** Twice as fast as the hero. */
    public static final Blueprint JACKAL =
            monster("jackal", "j", 0xE0C060, 8, 4).with(bite("1d5")).with(new Speed(2 * Hero.SPEED));

    /** Flees when it is hurt, and comes back when its wounds are healed. */
    public static final Blueprint GOBLIN = monster("goblin", "g", 0x40A040, 14, 7)
            .with(bite("1d6"))
            .with(new Accuracy(1))
            .with(Effects.of(healing("1d2-1")))
            .replacing(Coward.hunter());

    /** Splits when it is hit. */
    public static final Blueprint OOZE =
            monster("ooze", "o", 0x40C0C0, 22, 6).with(bite("1d6+1")).with(new Splits());

    /** Slow, but its club may kill in three blows. */
    public static final Blueprint OGRE = monster("ogre", "O", 0xE05050, 28, 16)
            .with(bite("2d6+4"))
            .with(new Accuracy(3))
            .with(new Speed(Hero.SPEED / 2));

    /** Guards the last stairs: first in mail, then in a rage. */
    public static final Blueprint WARDEN = monster("warden", "W", 0xC0C0FF, 62, 80)
            .with(bite("1d10+1"))
            .with(new Accuracy(4))
            .with(Protection.of(2))
            .with(Wrath.CALM);

    public static final List<Blueprint> ALL = List.of(RAT, KOBOLD, VIPER, JACKAL, GOBLIN, OOZE, OGRE);

    private Bestiary() {}

    /** The Warden goes back to its post when it has lost its prey. */
    static Blueprint wardenAt(Point post) {
        return WARDEN.replacing(Guardian.at(post));
    }

    /** A monster that hunts, and gives so much experience. */
    public static Blueprint monster(String name, String glyph, int colour, int hitPoints, int bounty) {
        return Blueprint.of(name)
                .with(Look.of(glyph, colour))
                .with(Health.of(hitPoints))
                .with(new Bounty(bounty))
                .with(Senses.ofRadius(7).replacing(Familiarity.AT_HOME))
                .with(Follows.ENEMIES)
                .with((Brain) new Tracker());
    }

    /** A blow at who stands beside it. */
    public static AreaWeapon bite(String damage) {
        return AreaWeapon.melee(blow(damage));
    }

    /** A blow of that damage which may miss. */
    public static Blow blow(String damage) {
        return Blow.of(damage).with(ToHit.d20());
    }

    /** @return the healing of who is alive, of so many points a turn */
    public static Lasting healing(String points) {
        return Lasting.endless(NATURE, new EachTurn(new Heal(Dice.of(points))));
    }
}
