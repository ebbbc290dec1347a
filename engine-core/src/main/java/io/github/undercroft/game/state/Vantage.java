package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Stamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an observer perceives, and everything that its view depends on: while this is equal, the view is.
 *
 * @param from the cells from which it looks and listens
 * @param isOwn whether these are its own cells and no others
 * @param hearing in hundredths of normal hearing
 * @param light stands for the light on all cells; null for eyes that need no light
 */
public record Vantage(
        ImmutableList<Point> from,
        boolean isOwn,
        Eyes eyes,
        int hearing,
        Stamp ground,
        @Nullable Stamp light) {

    /** Whether the view from there would be the same. */
    public boolean shows(List<Point> nowFrom, Eyes nowEyes, Stamp nowGround, @Nullable Stamp nowLight) {
        return ground == nowGround && light == nowLight && from.equals(nowFrom) && eyes.equals(nowEyes);
    }

    /** Whether a noise there may be heard. */
    public boolean hears(Point at, int loudness) {
        return isOwn
                && loudness > 0
                && isWithin(at, (int) Math.min(Integer.MAX_VALUE, (long) loudness * hearing / 100));
    }

    /** Whether other terrain there may change the view. */
    public boolean reaches(Point at) {
        return isWithin(at, eyes.reach().radius());
    }

    private boolean isWithin(Point at, int steps) {
        for (int i = 0; i < from.size(); i++) {
            if (Metric.CHEBYSHEV.within(from.get(i), at, steps)) {
                return true;
            }
        }
        return false;
    }
}
