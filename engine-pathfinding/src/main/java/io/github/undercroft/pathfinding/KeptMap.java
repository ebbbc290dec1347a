package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;

/**
 * Open cells, prepared for searches and kept, and the jumps that are known of them. It follows cells that open or close.
 */
final class KeptMap {

    final WalkMap map;
    final KnownJumps jumps = new KnownJumps();
    private final Keys keys;

    KeptMap(BitGridView open, Movement movement, Keys keys) {
        this.keys = keys;
        map = WalkMap.toChange(open, movement, keys);
        jumps.clear(map.pitch * (map.height() + 2));
    }

    /** Whether it can become a map of those cells. */
    boolean isLike(BitGridView open, Movement movement, int straight, int diagonal) {
        return map.width() == open.width()
                && map.height() == open.height()
                && map.movement() == movement
                && keys.straight == straight
                && keys.diagonal == diagonal;
    }

    /** What a path costs. */
    long units(PathBuffer path) {
        long sum = 0;
        for (int i = 1; i < path.length(); i++) {
            sum += path.slants(i) ? keys.diagonal : keys.straight;
        }
        return sum;
    }

    /** How many cells are open in one and closed in the other; counted no further than somewhat above a limit. */
    int differences(BitGridView open, int limit) {
        BitGridView mine = map.cells();
        if (mine.equals(open)) {
            return 0;
        }
        int words = mine.wordsPerRow();
        int height = mine.height();
        int differences = 0;
        for (int y = 0; y < height && differences <= limit; y++) {
            for (int i = 0; i < words; i++) {
                long changed = mine.word(i, y) ^ open.word(i, y);
                // Mostly none, and counting costs more than asking.
                differences += changed == 0 ? 0 : Long.bitCount(changed);
            }
        }
        return differences;
    }

    /** Follows what has changed. */
    void become(BitGridView open) {
        BitGridView mine = map.cells();
        for (int y = 0; y < mine.height(); y++) {
            for (int i = 0; i < mine.wordsPerRow(); i++) {
                for (long rest = mine.word(i, y) ^ open.word(i, y); rest != 0; rest &= rest - 1) {
                    int x = (i << 6) + Long.numberOfTrailingZeros(rest);
                    map.flip(x, y);
                    jumps.change(x + 1, y + 1);
                }
            }
        }
    }
}
