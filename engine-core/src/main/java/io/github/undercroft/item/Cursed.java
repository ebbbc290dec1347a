package io.github.undercroft.item;

import io.github.undercroft.model.Component;

/** Once worn, it can't be taken off, dropped or thrown. */
public enum Cursed implements Component {
    /** The only value. */
    CLINGS;

    @Override
    public Class<Cursed> slot() {
        return Cursed.class;
    }
}
