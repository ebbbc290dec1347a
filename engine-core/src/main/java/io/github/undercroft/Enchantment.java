package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Effects of a thing on whoever wears or carries it: a ring of regeneration, a cursed amulet, a lamp that runs dry. They begin
 * with wearing and end with it, and go with the thing over levels and saves. The bearer's own {@code Effects} stay as they are, so
 * a cure takes nothing from a ring.
 *
 * <pre>{@code
 * Blueprint ring = Blueprint.item("ring of regeneration")
 *         .with(new Wearable(new EquipmentSlot("finger")))
 *         .with(Enchantment.whileWorn(new EachTurn(Heal.of(1))));
 * }</pre>
 *
 * <p>They are asked after the bearer's own, by the ids of the things and in this order. Each acts at the end of the bearer's turns,
 * from the turn after the one in which the bearer got the thing; its next value is kept by the thing, and where it ends, the
 * thing has it no more, which {@code ComponentCleared} tells, or {@code ComponentSet} if others are left. What lies in a bag within a pack does nothing.
 *
 * @param effects asked in this order
 * @param held how the thing must be held
 */
public record Enchantment(List<Effect> effects, Held held) implements Component {

    /** How a thing is held. */
    @SavedAs("enchantment-held")
    public enum Held {
        /** Worn or wielded. */
        WORN,
        /** Worn, wielded or in the pack. */
        CARRIED
    }

    public Enchantment {
        Objects.requireNonNull(effects, "effects");
        Objects.requireNonNull(held, "held");
        effects = ImmutableList.copyOf(effects);
        if (effects.isEmpty()) {
            throw new IllegalArgumentException("An enchantment has one effect or more; a thing without any needs none");
        }
    }

    /** @return those effects on who wears or wields the thing */
    public static Enchantment whileWorn(Effect... effects) {
        return new Enchantment(ImmutableList.copyOf(effects), Held.WORN);
    }

    /** @return those effects on who has the thing */
    public static Enchantment whileCarried(Effect... effects) {
        return new Enchantment(ImmutableList.copyOf(effects), Held.CARRIED);
    }

    /** @return whether a thing at that place acts on who holds it */
    public boolean actsAt(Location place) {
        return place instanceof Location.WornBy || (held == Held.CARRIED && place instanceof Location.CarriedBy);
    }

    /** The same with another effect in the place of one. */
    public Enchantment replaced(int index, Effect effect) {
        List<Effect> changed = new ArrayList<>(effects);
        changed.set(index, effect);
        return new Enchantment(changed, held);
    }

    /**
     * The same without one of several.
     *
     * @throws IllegalArgumentException if it is the only one
     */
    public Enchantment without(int index) {
        List<Effect> fewer = new ArrayList<>(effects);
        fewer.remove(index);
        return new Enchantment(fewer, held);
    }
}
