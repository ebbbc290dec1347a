package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Fixed;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Push;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.ground.Burnable;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Drench;
import io.github.undercroft.ground.Freeze;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.ground.Release;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.sense.Light;
import java.util.List;

/** The things of the level. */
final class Stock {

    static final Blueprint FIRE = bottle("bottle of fire", 0xFF6020, Bursts.of(1, new Kindle()));
    static final Blueprint GAS =
            bottle("bottle of gas", 0x80D040, Bursts.of(1, new Release(Cloud.of(Cloud.Kind.POISON, 30))));
    static final Blueprint WATER = bottle("bottle of water", 0x4080FF, Bursts.of(1, new Drench(4)));
    static final Blueprint FROST = bottle("bottle of frost", 0x80E0E0, Bursts.of(1, new Freeze()));
    static final Blueprint HEALING =
            Consumable.potion("potion of healing", Heal.of(12)).with(Look.of("!", 0xE060E0));

    static final Blueprint CLUB = Wearable.inHand("club")
            .with(Look.of(")", 0xF0C890))
            .with(AreaWeapon.melee(Blow.of("1d8").with(ToHit.d20())));

    /** In a slot of its own, so that one still strikes with what is in the hand. */
    static final Blueprint WAND = worn("wand of force", "/", 0xC0C0FF, "wand")
            .with(Gust.bolt(6, Push.of(4).withImpact("1d4")));

    static final Blueprint SHIELD = worn("wooden shield", "[", 0xF0C890, "shield")
            .with(Protection.of(1))
            .with(new Burnable(30));

    static final Blueprint TORCH =
            Blueprint.item("torch").with(Look.of("(", 0xFFC040)).with(new Light(Reach.round(7), 200));
    static final Blueprint CROWN =
            Blueprint.item("crown").with(Look.of("$", 0xFFE040)).with(Crown.OF_GOLD);

    /** Stands in the way until it has burnt. */
    static final Blueprint BARREL =
            Blueprint.of("barrel").with(Look.of("0", 0xF0C890)).with(new Burnable(50));

    static final Blueprint SWORD =
            Wearable.inHand("sword").with(Look.of(")", 0xC0D0E0)).with(Bestiary.bite("1d8+1"));
    static final Blueprint MAIL =
            Wearable.onBody("mail").with(Look.of("[", 0xC0A080)).with(Protection.of(2));
    static final Blueprint BOW =
            Wearable.inHand("bow").with(Look.of(")", 0xC0A080)).with(AreaWeapon.bolt(6, Bestiary.blow("1d6")));

    static final Blueprint BRAZIER = Blueprint.of("brazier")
            .with(Look.of("{", 0xFFC040))
            .with(new Light(Reach.round(14), 240))
            .with(new Fixed());

    static final List<Blueprint> ALL = List.of(FIRE, GAS, WATER, FROST, HEALING, CLUB, WAND, SHIELD, TORCH);

    /** What tells the crown from all else. */
    enum Crown implements Component {
        OF_GOLD
    }

    private Stock() {}

    private static Blueprint bottle(String name, int colour, Bursts bursts) {
        return Blueprint.item(name).with(Look.of("!", colour)).with(bursts);
    }

    private static Blueprint worn(String name, String glyph, int colour, String slot) {
        return Blueprint.item(name).with(Look.of(glyph, colour)).with(new Wearable(new EquipmentSlot(slot)));
    }
}
