package io.github.undercroft.game.perception;

import io.github.undercroft.fov.FieldOfView;
import java.util.function.Supplier;

/**
 * The part of a game's rules that is about sight.
 *
 * @param fieldOfView makes a field of view, or throws
 * @param ambientLight the light on every cell without any lamp
 */
public record SightRules(Supplier<FieldOfView> fieldOfView, int ambientLight) {

    FieldOfView newFieldOfView() {
        return fieldOfView.get();
    }
}
