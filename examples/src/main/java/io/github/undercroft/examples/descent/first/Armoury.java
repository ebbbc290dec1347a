package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;

/** Four weapons and three armours. What is deeper down is better. */
public final class Armoury {

    /** Kills sleepers. */
    static final Blueprint DAGGER = weapon("dagger", Bestiary.bite("1d4")).with(new Backstab(8));

    /** Strikes two cells far. */
    public static final Blueprint SPEAR = weapon("spear", AreaWeapon.bolt(2, Bestiary.blow("1d6")));

    public static final Blueprint SWORD = weapon("sword", Bestiary.bite("1d8+1"));

    /** Strikes three neighbouring cells at once. */
    public static final Blueprint AXE = weapon("axe", AreaWeapon.sweep(Bestiary.blow("1d8")));

    public static final Blueprint LEATHER = armour("leather armour", 1);
    public static final Blueprint MAIL = armour("mail", 2);
    public static final Blueprint PLATE = armour("plate armour", 3);

    private static final WeightedTable<Blueprint> WEAPONS = WeightedTable.<Blueprint>builder()
            .add(WeightedTable.Entry.of(SPEAR, 4))
            .add(WeightedTable.Entry.of(SWORD, 4).fromDepth(2))
            .add(WeightedTable.Entry.of(AXE, 4).fromDepth(3))
            .build();
    private static final WeightedTable<Blueprint> ARMOURS = WeightedTable.<Blueprint>builder()
            .add(WeightedTable.Entry.of(LEATHER, 4).betweenDepths(1, 3))
            .add(WeightedTable.Entry.of(MAIL, 4).fromDepth(2))
            .add(WeightedTable.Entry.of(PLATE, 4).fromDepth(4))
            .build();

    /** From bad to good. */
    public static final List<Blueprint> RANKS = List.of(DAGGER, SPEAR, SWORD, AXE, LEATHER, MAIL, PLATE);

    private Armoury() {}

    private static Blueprint weapon(String name, AreaWeapon weapon) {
        return Wearable.inHand(name).with(Look.of(")", 0xC0D0E0)).with(weapon);
    }

    private static Blueprint armour(String name, int points) {
        return Wearable.onBody(name).with(Look.of("[", 0xC0A080)).with(Protection.of(points));
    }

    /** @return what is found on a floor, counted from 1 */
    public static Blueprint weapon(int floor, RandomSource random) {
        return WEAPONS.pick(floor, random);
    }

    /** @return what is found on a floor, counted from 1 */
    public static Blueprint armour(int floor, RandomSource random) {
        return ARMOURS.pick(floor, random);
    }

    /** How good a weapon or armour is among its kind; -1 for anything else. */
    static int rank(Entity thing) {
        return RANKS.stream().map(Blueprint::name).toList().indexOf(thing.name());
    }
}
