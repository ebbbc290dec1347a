package io.github.undercroft.item;

import io.github.undercroft.model.Component;
import io.github.undercroft.model.EquipmentSlot;

/** Can be worn or wielded in that place of the body. A stack is worn whole: a handful of darts. */
public record Wearable(EquipmentSlot on) implements Component {

    @Override
    public Class<Wearable> slot() {
        return Wearable.class;
    }
}
