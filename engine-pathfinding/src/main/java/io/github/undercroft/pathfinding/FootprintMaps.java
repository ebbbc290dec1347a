package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.Footprint;
import org.jspecify.annotations.Nullable;

/** Keeps the map that was last computed for a footprint, because large monsters ask about one map again and again. */
final class FootprintMaps {

    private @Nullable WalkMap source;
    private Footprint footprint = Footprint.ONE_CELL;
    private @Nullable WalkMap made;

    WalkMap of(WalkMap map, Footprint size) {
        if (size.isOneCell()) {
            return map;
        }
        WalkMap last = made;
        if (last == null || source != map || !footprint.equals(size)) {
            last = map.forFootprint(size);
            source = map;
            footprint = size;
            made = last;
        }
        return last;
    }
}
