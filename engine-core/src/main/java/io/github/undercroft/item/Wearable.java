package io.github.undercroft.item;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.EquipmentSlot;
import java.util.Objects;

/** Can be worn or wielded in that place of the body. A stack is worn whole: a handful of darts. */
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
}
