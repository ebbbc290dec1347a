package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cache of the maps asked about last. If the same cells are asked about again, or a few of them have changed, no map is
 * prepared again: a map that is nearly right is corrected cell by cell. The result of a search never depends on which maps
 * are kept.
 */
final class KeptMaps {

    /** Enough for the observers that are awake on a usual level, each with a memory of its own. */
    private static final int MAX = 8;

    /** Up to so many cells a map is corrected rather than another one made. */
    private static final int FEW = 8;

    /** The same, should there be no room for another one. */
    private static final int MANY = 48;

    /** The most recently used one comes first. */
    private final List<KeptMap> maps = new ArrayList<>();

    /** The cells of the first, if they never change. */
    private @Nullable BitGridView last;

    /** Counts of prepared maps and of corrected cells. */
    private long prepared;

    private long corrected;

    /** The same for cells that never change. */
    KeptMap ofFixed(BitGridView open, Movement movement, int straight, int diagonal) {
        boolean isLast = open == last && maps.get(0).isLike(open, movement, straight, diagonal);
        KeptMap kept = isLast ? maps.get(0) : of(open, movement, straight, diagonal);
        last = open;
        return kept;
    }

    /** The map of those cells as they are now, where steps cost so many units. */
    KeptMap of(BitGridView open, Movement movement, int straight, int diagonal) {
        return of(open, null, movement, straight, diagonal);
    }

    /** The same where a step to some cells may cost a toll; null for none, now and before. */
    KeptMap of(BitGridView open, @Nullable TollCells tolls, Movement movement, int straight, int diagonal) {
        last = null;
        int best = -1;
        int min = maps.size() < MAX ? FEW + 1 : MANY + 1;
        for (int i = 0; i < maps.size() && min > 0; i++) {
            KeptMap each = maps.get(i);
            if (each.isLike(open, movement, straight, diagonal)) {
                int differences = each.differences(open, tolls, min);
                if (differences < min) {
                    min = differences;
                    best = i;
                }
            }
        }
        if (best < 0) {
            KeptMap kept = prepare(open, movement, straight, diagonal);
            kept.become(open, tolls);
            return kept;
        }
        KeptMap kept = maps.get(best);
        if (best > 0) {
            maps.remove(best);
            maps.add(0, kept);
        }
        if (min > 0) {
            kept.become(open, tolls);
            corrected += min;
        }
        return kept;
    }

    private KeptMap prepare(BitGridView open, Movement movement, int straight, int diagonal) {
        if (maps.size() == MAX) {
            maps.remove(MAX - 1);
        }
        PathKeys keys = PathKeys.ofUnits(open.width() + 2, open.height() + 2, straight, diagonal);
        KeptMap kept = new KeptMap(open, movement, keys);
        maps.add(0, kept);
        prepared++;
        return kept;
    }

    /** How many maps have been prepared so far. */
    long prepared() {
        return prepared;
    }

    /** How many cells have been corrected so far. */
    long corrected() {
        return corrected;
    }
}
