package io.github.undercroft.game;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Stamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a view depends on: as long as it is the same, so is the view.
 *
 * @param light stands for the light on all cells; null for eyes to which it does not matter
 */
record Vantage(
        List<Point> from, Eyes eyes, Stamp ground, @Nullable Stamp light) {

    boolean holds(List<Point> nowFrom, Eyes nowEyes, Stamp nowGround, @Nullable Stamp nowLight) {
        return ground == nowGround && light == nowLight && from.equals(nowFrom) && eyes.equals(nowEyes);
    }
}
