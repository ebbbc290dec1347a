package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
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
        ImmutableList<Point> from,
        Eyes eyes,
        Stamp ground,
        @Nullable Stamp light) {

    boolean holds(Sensing now, Stamp nowGround, @Nullable Stamp nowLight) {
        return ground == nowGround && light == nowLight && isFrom(now.from) && eyes.equals(now.eyes);
    }

    private boolean isFrom(List<Point> places) {
        int size = from.size();
        if (places.size() != size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (!from.get(i).equals(places.get(i))) {
                return false;
            }
        }
        return true;
    }
}
