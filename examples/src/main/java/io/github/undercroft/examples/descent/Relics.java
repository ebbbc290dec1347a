package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;

/** What only a vault holds. */
final class Relics {

    private static final EquipmentSlot FINGER = new EquipmentSlot("finger");

    static final Blueprint MENDING =
            ring("ring of mending", Enchantment.whileWorn(new EachTurn(new Heal(Dice.of("1d9-8")))));
    static final Blueprint HASTE = ring("ring of haste", Enchantment.whileWorn(new Quickness(115)));

    static final ImmutableList<Blueprint> RINGS = ImmutableList.of(MENDING, HASTE);

    private static final ImmutableList<Blueprint> WEAPONS = ImmutableList.of(Armoury.SPEAR, Armoury.SWORD, Armoury.AXE);
    private static final ImmutableList<Blueprint> ARMOURS = ImmutableList.of(Suits.MAIL, Suits.PLATE);

    /** Each from what is worth least to the bot to what is worth most. */
    private static final ImmutableList<ImmutableList<Blueprint>> GROUPS = ImmutableList.of(WEAPONS, RINGS, ARMOURS);

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.of(
            MENDING.name(), "While you wear it, a point more of your wounds heals in nine turns.",
            HASTE.name(), "While you wear it, you are a little faster than others.");

    private Relics() {}

    private static Blueprint ring(String name, Enchantment enchantment) {
        return Blueprint.item(name)
                .with(Look.of("(", 0xF0D060))
                .with(new Wearable(FINGER))
                .with(enchantment);
    }

    static Blueprint ring(RandomSource random) {
        return random.pick(RINGS);
    }

    static Blueprint weapon(RandomSource random) {
        return random.pick(WEAPONS);
    }

    static Blueprint armour(int floor) {
        return floor < 4 ? Suits.MAIL : Suits.PLATE;
    }

    /** Whether one like it is among those things. */
    static boolean isHeld(Entity offered, List<Entity> held) {
        return GROUPS.stream()
                .flatMap(List::stream)
                .anyMatch(each -> each.isOf(offered) && held.stream().anyMatch(each::isOf));
    }

    /** Another one of that group, the next in it that is not among those things; empty if they have all. */
    static Optional<Blueprint> other(Entity offered, List<Entity> held) {
        return GROUPS.stream()
                .filter(group -> group.stream().anyMatch(each -> each.isOf(offered)))
                .flatMap(List::stream)
                .filter(each -> held.stream().noneMatch(each::isOf))
                .findFirst();
    }

    /** How much it is better than the best of its group that is held, or than nothing. */
    static int worth(Entity offered, List<Entity> held) {
        return GROUPS.stream()
                .mapToInt(group -> rank(group, offered)
                        - held.stream()
                                .mapToInt(each -> rank(group, each))
                                .max()
                                .orElse(0))
                .max()
                .orElse(0);
    }

    /** From 1, 0 for what is not in the group. */
    private static int rank(List<Blueprint> group, Entity thing) {
        return 1 + Iterables.indexOf(group, each -> each.isOf(thing));
    }

    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }
}
