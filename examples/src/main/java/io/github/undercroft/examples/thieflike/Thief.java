package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Blueprint;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.effect.Effects;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Senses;

/** The player: bare fists, rags, an empty purse and three potions. */
final class Thief {

    /** How much harder a thief is to hit than a villain, in rags as in armour. */
    private static final int NIMBLENESS = 6;

    private Thief() {}

    static Blueprint blueprint() {
        return Blueprint.player("thief")
                .with(Colours.THIEF)
                .with(Health.of(10))
                .with(Gear.FISTS)
                .with(new Defence(NIMBLENESS))
                .with(new Strength(Work.BASH, Dice.of("1d8-2")))
                .with(Senses.ofRadius(12))
                .with(Effects.of(Wanderers.START))
                .with(Inventory.of(26))
                .carrying(Purse.EMPTY, Gear.healing(1).replacing(new StackSize(3)));
    }
}
