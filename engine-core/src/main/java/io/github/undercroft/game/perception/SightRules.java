package io.github.undercroft.game.perception;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.sense.AmbientLight;
import java.util.function.Supplier;

/**
 * The part of a game's rules that is about sight.
 *
 * @param fieldOfView makes a field of view, or throws
 * @param ambientLight the light on every cell without any lamp
 * @param normalTurn how long a normal turn is
 */
public record SightRules(Supplier<FieldOfView> fieldOfView, AmbientLight ambientLight, int normalTurn) {

    /** The light on a level without any lamp, at that time. */
    int ambientLight(int level, long now) {
        return Math.max(0, ambientLight.on(level, now / normalTurn));
    }

    FieldOfView newFieldOfView() {
        return fieldOfView.get();
    }
}
