package io.github.undercroft.fov;

import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;

/** Random maps, origins and reaches for tests of sight. */
final class SightMaps {

    private SightMaps() {}

    /** @return a map with that percentage of opaque cells */
    static BitGrid map(RandomSource source, int width, int height, int opaque) {
        BitGrid open = BitGrid.of(width, height);
        for (Point cell : open.bounds().points()) {
            if (!source.chance(opaque, 100)) {
                open.set(cell);
            }
        }
        return open;
    }

    /** @return any cell */
    static Point cell(RandomSource source, BitGridView map) {
        return new Point(source.nextInt(map.width()), source.nextInt(map.height()));
    }

    /** @return one of all kinds of reach, mostly around 10 cells */
    static Reach reach(RandomSource source) {
        Metric metric = Metric.values()[source.nextInt(4)];
        Reach reach = switch (source.nextInt(6)) {
            case 0 -> Reach.unlimited();
            case 1 -> Reach.of(Reach.UNLIMITED - 1 - source.nextInt(3), metric);
            default -> Reach.of(source.nextInt(22), metric);
        };
        return switch (source.nextInt(6)) {
            case 0 -> reach.within(Cone.facing(Direction.values()[source.nextInt(8)], 1 + source.nextInt(3)));
            case 1 -> reach.within(new Cone(edge(source), edge(source), edge(source), edge(source)));
            default -> reach;
        };
    }

    private static int edge(RandomSource source) {
        return source.chance(1, 2) ? 1 + source.nextInt(7) : -1 - source.nextInt(7);
    }
}
