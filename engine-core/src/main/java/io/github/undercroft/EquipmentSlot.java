package io.github.undercroft;

import java.util.Objects;

/**
 * A place of the body for one thing: a hand, the head. They have an order: the {@link #HAND} is the first, the others follow by
 * name. Of several weapons that somebody wears, that in the first slot is the one to attack with.
 */
public record EquipmentSlot(String name) implements Comparable<EquipmentSlot> {

    /** Where a weapon is wielded. */
    public static final EquipmentSlot HAND = new EquipmentSlot("hand");

    /** Where armour is worn. */
    public static final EquipmentSlot BODY = new EquipmentSlot("body");

    public EquipmentSlot {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("An equipment slot needs a name, for example \"hand\"");
        }
    }

    /** The hand first, then by name, as {@link String#compareTo} has it. */
    @Override
    public int compareTo(EquipmentSlot other) {
        boolean isHand = equals(HAND);
        return isHand == other.equals(HAND) ? name.compareTo(other.name) : isHand ? -1 : 1;
    }
}
