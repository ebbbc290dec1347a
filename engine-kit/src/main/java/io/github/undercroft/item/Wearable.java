package io.github.undercroft.item;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Weapon;
import java.util.List;
import java.util.Objects;

/**
 * Can be worn or wielded in that place of the body. Of a stack one is worn: a ring. What is held in the hand, thrown or struck with
 * ({@link Missile}, {@link Weapon}) is held whole: a handful of darts.
 */
public record Wearable(EquipmentSlot on) implements Component {
    public Wearable {
        Objects.requireNonNull(on, "on");
    }

    /** @return a thing of that name that is wielded: give it a weapon */
    public static Blueprint inHand(String name) {
        return Blueprint.item(name).with(new Wearable(EquipmentSlot.HAND));
    }

    /** @return a thing of that name that is worn on the body: give it armour */
    public static Blueprint onBody(String name) {
        return Blueprint.item(name).with(new Wearable(EquipmentSlot.BODY));
    }

    /** @return whether somebody who has those things carries this one, wears nothing in its slot, and does not see a curse on it */
    public static boolean fitsAnEmptySlot(Entity thing, List<Entity> things) {
        return thing.location() instanceof Location.CarriedBy
                && !thing.has(Cursed.class)
                && thing.get(Wearable.class)
                        .filter(wearable -> things.stream()
                                .noneMatch(other -> other.location() instanceof Location.WornBy worn
                                        && worn.slot().equals(wearable.on())))
                        .isPresent();
    }

    /** How many of a thing are worn at once. */
    static int worn(Entity thing) {
        boolean isHeld = thing.has(Weapon.class)
                || thing.has(Missile.class)
                || thing.get(Wearable.class)
                        .filter(wearable -> wearable.on().equals(EquipmentSlot.HAND))
                        .isPresent();
        return isHeld ? StackSize.ALL : 1;
    }
}
