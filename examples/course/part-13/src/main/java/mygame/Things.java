package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Confusion;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.random.Dice;
import java.util.List;

final class Things {
    static final Blueprint HEALING = potion("healing potion", new Heal(Dice.of("3d4")));
    static final Blueprint SPEED = potion("speed potion", new Afflict(Haste.of(12)));
    static final Blueprint MUDDLE =
            potion("muddle potion", new Afflict(Lasting.of(EffectKind.CONFUSION, new Confusion(75), 6)));
    static final Blueprint FIRE = potion("fire potion", new Kindle()).replacing(Bursts.of(1, new Kindle()));
    /** What they are taken for until they are tried. */
    static final UnknownKinds KINDS = UnknownKinds.of(
                    "potion", HEALING.name(), SPEED.name(), MUDDLE.name(), FIRE.name())
            .looking("red potion", Look.of("!", 0xE05050))
            .looking("green potion", Look.of("!", 0x50E050))
            .looking("blue potion", Look.of("!", 0x6080FF))
            .looking("milky potion", Look.of("!", 0xE0E0D0));

    static final Blueprint DART = Blueprint.item("dart")
            .with(Look.of(")", 0xC0C0C0))
            .with(new StackSize(1))
            .with(ThrowingWeapon.of(6, Blow.of("1d4")));
    static final Blueprint LIGHTNING = Blueprint.item("scroll of lightning")
            .with(Look.of("?", 0x80C0FF))
            .with(new StackSize(1))
            .with(new Bolt(Harm.of("2d8")));
    static final Blueprint CONFUSION = Blueprint.item("scroll of confusion")
            .with(Look.of("?", 0xFFC060))
            .with(new StackSize(1))
            .with(new Daze(8));

    /** Who has it has won. */
    static final Blueprint BELL =
            Blueprint.item("silver bell").with(Look.of("\"", 0xF0F0FF)).with(new Bell());
    static final Blueprint SWORD = weapon("sword", AreaWeapon.melee(Blow.of("1d8+1")));
    static final Blueprint AXE = weapon("axe", AreaWeapon.sweep(Blow.of("1d6+1")));
    static final Blueprint LEATHER = armour("leather armour", 1);
    static final Blueprint MAIL = armour("mail", 2);





    private Things() {}

    static List<Blueprint> all() {
        return List.of(HEALING, SPEED, MUDDLE, FIRE, DART, LIGHTNING, CONFUSION, SWORD, AXE, LEATHER, MAIL, BELL);
    }

    private static Blueprint potion(String name, Consequence consequence) {
        return Consumable.potion(name, consequence).with(Look.of("!", 0xD060D0));
    }

    private static Blueprint weapon(String name, AreaWeapon weapon) {
        return Blueprint.item(name)
                .with(Look.of("/", 0xD0D0E0))
                .with(new Wearable(EquipmentSlot.HAND))
                .with(weapon);
    }

    private static Blueprint armour(String name, int points) {
        return Blueprint.item(name)
                .with(Look.of("[", 0xB09060))
                .with(new Wearable(EquipmentSlot.BODY))
                .with(Protection.of(points));
    }
}
