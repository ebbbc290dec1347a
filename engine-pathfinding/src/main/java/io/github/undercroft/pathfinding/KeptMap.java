package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import org.jspecify.annotations.Nullable;

/**
 * A map of open cells that is kept between searches, with its known jumps. It is updated when cells open or close, and when
 * a step onto a cell begins or ceases to cost a toll.
 */
final class KeptMap {

    final WalkMap map;
    final KnownJumps jumps = new KnownJumps();
    final PathKeys keys;
    /** The cells at which a step may cost a toll. */
    private final TollCells tolls;

    KeptMap(BitGridView open, Movement movement, PathKeys keys) {
        this.keys = keys;
        tolls = new TollCells(open.width(), open.height());
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

    /**
     * How many cells differ, counted only up to slightly above a limit.
     *
     * @param others null for no tolls, now and before
     */
    int differences(BitGridView open, @Nullable TollCells others, int limit) {
        BitGridView mine = map.cells();
        boolean isOpenAlike = mine.equals(open);
        if (isOpenAlike && (others == null || tolls.isLike(others))) {
            return 0;
        }
        int differences = 0;
        for (int y = 0; y < mine.height() && differences <= limit; y++) {
            for (int i = 0; i < mine.wordsPerRow(); i++) {
                long changed = isOpenAlike ? 0 : mine.word(i, y) ^ open.word(i, y);
                long tolled = others == null ? 0 : tolls.changedWord(others, i, y);
                // Usually none, and counting costs more than comparing.
                differences += (changed | tolled) == 0 ? 0 : Long.bitCount(changed) + Long.bitCount(tolled);
            }
        }
        return differences;
    }

    /** Updates the cells that have changed. */
    void become(BitGridView open, @Nullable TollCells others) {
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
        if (others != null) {
            takeTolls(others);
        }
    }

    private void takeTolls(TollCells others) {
        for (int y = 0; y < map.height(); y++) {
            for (int i = 0; i < map.cells().wordsPerRow(); i++) {
                for (long rest = tolls.changedWord(others, i, y); rest != 0; rest &= rest - 1) {
                    takeToll(others, (i << 6) + Long.numberOfTrailingZeros(rest), y);
                }
            }
        }
    }

    private void takeToll(TollCells others, int x, int y) {
        if (tolls.copyCell(others, x, y)) {
            map.flipToll(x, y);
        }
        jumps.change(x + 1, y + 1);
    }
}
