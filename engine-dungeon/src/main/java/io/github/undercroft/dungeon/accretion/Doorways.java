package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/**
 * The places where a room can have a door: beside one of its cells from which a way three cells wide leads straight out of
 * its bounds. Each direction has at least one, beside the outermost cells. A row of the room is a word of at most 62 bits.
 */
final class Doorways {

    private Doorways() {}

    /** A random one in that direction, with equal chances: the first cell outside the room. */
    static Point pick(long[] room, Direction way, RandomSource random) {
        long[] before = way.dx() == 0 ? inColumns(room, way.dy()) : inRows(room, way.dx());
        int count = 0;
        for (long row : before) {
            count += Long.bitCount(row);
        }
        int left = random.nextInt(count);
        int y = 0;
        while (left >= Long.bitCount(before[y])) {
            left -= Long.bitCount(before[y]);
            y++;
        }
        long row = before[y];
        for (; left > 0; left--) {
            row &= row - 1;
        }
        return new Point(Long.numberOfTrailingZeros(row) + way.dx(), y + way.dy());
    }

    /** The cells before doorways up or down: no cell of the room is above, or below, in that column and those beside it. */
    static long[] inColumns(long[] room, int dy) {
        long[] found = new long[room.length];
        long seen = 0;
        int y = dy < 0 ? 0 : room.length - 1;
        for (int i = 0; i < room.length; i++) {
            found[y] = room[y] & ~(seen | seen << 1 | seen >>> 1);
            seen |= room[y];
            y -= dy;
        }
        return found;
    }

    /** The cells before doorways to the left or right: at most one for each row, the outermost one. */
    static long[] inRows(long[] room, int dx) {
        long[] found = new long[room.length];
        for (int y = 0; y < room.length; y++) {
            long around = room[y] | (y > 0 ? room[y - 1] : 0) | (y < room.length - 1 ? room[y + 1] : 0);
            long outermost = dx < 0 ? Long.lowestOneBit(around) : Long.highestOneBit(around);
            found[y] = room[y] & outermost;
        }
        return found;
    }
}
