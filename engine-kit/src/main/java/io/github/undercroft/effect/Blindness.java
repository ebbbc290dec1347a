package io.github.undercroft.effect;

import io.github.undercroft.Effect;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.value.SavedAs;

/**
 * Its bearer sees only its own cell; it remembers and hears as before. Only an entity with senses can be blinded: without
 * senses it knows everything anyway.
 */
@SavedAs(constant = "BLINDNESS")
public record Blindness() implements Effect {
    private static final Eyes NONE = Eyes.of(Reach.round(0));

    @Override
    public Eyes eyes(Eyes eyes) {
        return NONE;
    }
}
