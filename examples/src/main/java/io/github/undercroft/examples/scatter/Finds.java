package io.github.undercroft.examples.scatter;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.PowerUp;

/** The items of the deep variant. */
final class Finds {

    static final Blueprint POTION =
            Consumable.potion("healing potion", Heal.of(3)).with(Look.of("!", 0xD060D0));
    static final Blueprint SWORD =
            Wearable.inHand("sword").with(Look.of("/", 0xD0D0FF)).with(new LinearWeapon(1, 3, AllyPolicy.HITS_ANYONE));
    static final Blueprint ARMOUR =
            Wearable.onBody("armour").with(Look.of("[", 0xB0B0B0)).with(Protection.of(1));
    static final PowerUp WINGS = PowerUp.of("wings", Ground.FLOOR, new Afflict(Haste.of(15)));

    private Finds() {}
}
