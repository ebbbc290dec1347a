package io.github.undercroft.pathfinding;

import org.jspecify.annotations.Nullable;

/** Keeps the map that was worked out last for a footprint: large monsters ask again and again about one map. */
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
