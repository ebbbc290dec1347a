package io.github.undercroft.item;

import io.github.undercroft.model.Component;

/** Lies there and can't be taken up: an altar, a chest that fills no cell. */
public enum Fixed implements Component {
    /** The only value. */
    IN_PLACE;

    @Override
    public Class<Fixed> slot() {
        return Fixed.class;
    }
}
