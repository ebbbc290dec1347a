package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Stamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a view depends on: while this is equal, the view is.
 *
 * @param light stands for the light on all cells; null for eyes that need no light
 */
public record Vantage(
        ImmutableList<Point> from,
        Eyes eyes,
        Stamp ground,
        @Nullable Stamp light) {

    public boolean holds(List<Point> nowFrom, Eyes nowEyes, Stamp nowGround, @Nullable Stamp nowLight) {
        return ground == nowGround && light == nowLight && isFrom(nowFrom) && eyes.equals(nowEyes);
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
