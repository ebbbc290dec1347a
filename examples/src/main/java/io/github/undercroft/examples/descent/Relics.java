package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;

/** What only a vault holds. */
final class Relics {

    private static final EquipmentSlot FINGER = new EquipmentSlot("finger");

    static final Blueprint MENDING =
            ring("ring of mending", Enchantment.whileWorn(new EachTurn(new Heal(Dice.of("1d9-8")))));
    static final Blueprint HASTE = ring("ring of haste", Enchantment.whileWorn(new Quickness(115)));

    static final ImmutableList<Blueprint> RINGS = ImmutableList.of(MENDING, HASTE);

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.of(
            MENDING.name(), "While you wear it, a point more of your wounds heals in nine turns.",
            HASTE.name(), "While you wear it, you are a little faster than others.");

    private Relics() {}

    private static Blueprint ring(String name, Enchantment enchantment) {
        return Blueprint.item(name)
                .with(Look.of("=", 0xF0D060))
                .with(new Wearable(FINGER))
                .with(enchantment);
    }

    static Blueprint ring(RandomSource random) {
        return random.pick(RINGS);
    }

    static Blueprint weapon(RandomSource random) {
        return random.pick(ImmutableList.of(Armoury.SPEAR, Armoury.SWORD, Armoury.AXE));
    }

    static Blueprint armour(int floor) {
        return floor < 4 ? Armoury.MAIL : Armoury.PLATE;
    }

    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }
}
