package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Senses;

/** The player: bare fists, rags and an empty purse. */
final class Thief {

    private Thief() {}

    static Blueprint blueprint() {
        return Blueprint.player("thief")
                .with(Colours.THIEF)
                .with(Health.of(10))
                .with(Gear.FISTS)
                .with(new Defence(6)) // nimble, in rags as in armour
                .with(new Strength(Work.BASH, Dice.of("1d8-2")))
                .with(Senses.ofRadius(12))
                .with(Effects.of(Wanderers.START))
                .with(Inventory.of(26))
                .with(new WearBetter())
                .wearing(EquipmentSlot.BODY, Gear.RAGS)
                .carrying(Purse.EMPTY);
    }
}
