package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Senses;

/** Who goes down. */
final class Heroes {
    /** A point of health in nine turns, on average. */
    private static final Lasting MENDS =
            Lasting.endless(EffectKind.REGENERATION, new EachTurn(new Heal(Dice.of("1d9-8"))));

    static final Blueprint HERO = Blueprint.player("hero")
            .with(Look.of("@", 0xFFFFFF))
            .with(Health.of(40))
            .with(Effects.of(MENDS))
            .with(AreaWeapon.melee(Blow.of("1d6")))
            .with(Senses.ofRadius(9))
            .with(Inventory.of(26))
            .with(Lore.NONE);

    private Heroes() {}
}
