/**
 * Items: what is carried, worn, stacked, thrown, used up, and kept in chests.
 *
 * <p>{@link Inventory}, {@link Wearable}, {@link StackSize}, {@link Usable}, {@link Missile}, {@link Container},
 * {@link Key} are components; {@link PickUp}, {@link Drop}, {@link Equip}, {@link Use}, {@link Throw} and others
 * are actions. {@link LootOnDeath} is what is left behind. Weapons and armour are in {@code combat}, loot tables in engine-dungeon.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.item;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
