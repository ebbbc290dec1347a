package io.github.undercroft.effect;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.model.Effect;

/**
 * Lets its bearer see nothing but its own cell; it remembers and hears as before. Only who has senses can lose sight: who
 * knows everything still does.
 */
public enum Blindness implements Effect {
    /** The only value. */
    BLINDNESS;

    private static final Eyes NONE = new Eyes(Reach.round(0), 0, 0);

    @Override
    public Eyes eyes(Eyes eyes) {
        return NONE;
    }
}
