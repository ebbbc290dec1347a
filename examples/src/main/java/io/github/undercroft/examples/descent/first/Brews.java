package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Look;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;

/** Five potions and two scrolls. */
final class Brews {

    static final Blueprint HEALING = potion("potion of healing", 0xE060E0, new Heal(Dice.of("2d6+6")));
    static final Blueprint SPEED = potion("potion of speed", 0x60C0FF, new Afflict(Haste.of(15)));
    static final Blueprint STRENGTH =
            potion("potion of strength", 0xFFC040, new Afflict(Lasting.of(Frenzy.KIND, new Frenzy(3), 20)));
    static final Blueprint LIFE = potion(
            "potion of life", 0x60FF60, new Afflict(Lasting.of(EffectKind.REGENERATION, new EachTurn(Heal.of(1)), 25)));

    /** To be thrown; who drinks it burns. */
    static final Blueprint FIRE = fire(new Harm(Dice.of("2d6"), new DamageKind("fire")));

    static final Blueprint TELEPORT = scroll("scroll of teleport", new Teleport());
    static final Blueprint FRIGHT = scroll("scroll of fright", new Fright(15));

    static final List<Blueprint> ALL = List.of(HEALING, SPEED, STRENGTH, LIFE, FIRE, TELEPORT, FRIGHT);

    private static final WeightedTable<Blueprint> POTIONS = WeightedTable.<Blueprint>builder()
            .add(HEALING, 8)
            .add(SPEED, 2)
            .add(STRENGTH, 3)
            .add(LIFE, 3)
            .add(FIRE, 4)
            .build();

    private Brews() {}

    private static Blueprint potion(String name, int colour, Consequence consequence) {
        return Consumable.potion(name, consequence).with(Look.of("!", colour));
    }

    private static Blueprint fire(Harm harm) {
        return Blueprint.item("potion of fire")
                .with(Look.of("!", 0xFF6020))
                .with(new StackSize(1))
                .with(Consumable.of(harm))
                .with(Bursts.of(1, harm));
    }

    private static Blueprint scroll(String name, Consequence consequence) {
        return Blueprint.item(name)
                .with(Look.of("?", 0xF0F0D0))
                .with(new StackSize(1))
                .with(Consumable.of(consequence));
    }

    static Blueprint potion(RandomSource random) {
        return POTIONS.pick(1, random);
    }

    static Blueprint scroll(RandomSource random) {
        return random.chance(1, 2) ? TELEPORT : FRIGHT;
    }
}
