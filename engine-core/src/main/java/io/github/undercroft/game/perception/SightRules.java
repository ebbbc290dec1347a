package io.github.undercroft.game.perception;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.game.guard.Failures;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.sense.AmbientLight;
import java.util.function.Supplier;

/**
 * The part of a game's rules that is about sight.
 *
 * @param fieldOfView makes a field of view, or throws
 * @param ambientLight the light on every cell without any lamp
 * @param seed what the game draws once
 * @param normalTurn how long a normal turn is
 * @param failures where code that throws is told; it counts as daylight
 */
public record SightRules(
        Supplier<FieldOfView> fieldOfView,
        AmbientLight ambientLight,
        SeedValues seed,
        int normalTurn,
        Failures failures) {

    /** The light on a level without any lamp, at that time. */
    int ambientLight(int level, long now) {
        try {
            return Math.max(0, ambientLight.on(level, now / normalTurn, seed));
        } catch (Throwable thrown) {
            failures.add(GameCode.threw("Asking for the light on level " + level, ambientLight, thrown));
            return Integer.MAX_VALUE;
        }
    }

    FieldOfView newFieldOfView() {
        return fieldOfView.get();
    }
}
