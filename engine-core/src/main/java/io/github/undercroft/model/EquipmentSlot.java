package io.github.undercroft.model;

/** A place of the body for one thing: a hand, the head. */
public record EquipmentSlot(String name) {

    /** Where a weapon is wielded. */
    public static final EquipmentSlot HAND = new EquipmentSlot("hand");

    /** Where armour is worn. */
    public static final EquipmentSlot BODY = new EquipmentSlot("body");

    /** Refuses an empty name. */
    public EquipmentSlot {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("An equipment slot needs a name, for example \"hand\"");
        }
    }
}
