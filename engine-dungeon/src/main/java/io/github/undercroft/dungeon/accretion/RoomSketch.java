package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A room designed off the map, with or without a corridor hanging from it, and one place for a door in each direction that
 * has one. A row is a word, so that a whole row is tested at once for whether it fits.
 */
final class RoomSketch {

    /** How many cells behind a door must not belong to the room that it leads out of. */
    private static final int ROOM_BEHIND_DOORS = 2;

    final RoomDesign design;
    /** The cells of the room, a word a row. */
    final long[] room;
    /** The cells of the corridor in the same rows; none without a corridor. */
    final long[] corridor;
    /** The first cell of the corridor, beside the room, if there is one. */
    final Optional<Point> corridorBegin;

    private final int width;
    /** By the index of the direction that leads out: the cell in the wall. */
    private final List<Optional<Point>> doors;
    /** All cells and those around them, moved down and right by one; what has to be rock. */
    private final long[] halo;

    private RoomSketch(RoomDesign design, Placed cells, Optional<Point> corridorBegin, List<Optional<Point>> doors) {
        this.design = design;
        this.width = cells.width;
        this.room = cells.room;
        this.corridor = cells.corridor;
        this.corridorBegin = corridorBegin;
        this.doors = doors;
        halo = new long[room.length + 2];
        for (int y = 0; y < room.length; y++) {
            long row = room[y] | corridor[y];
            long wide = row | row << 1 | row << 2;
            halo[y] |= wide;
            halo[y + 1] |= wide;
            halo[y + 2] |= wide;
        }
    }

    /** A room and its corridor, in rows of one width. */
    private static final class Placed {

        private final int width;
        private final long[] room;
        private final long[] corridor;

        Placed(int width, long[] room, long[] corridor) {
            this.width = width;
            this.room = room;
            this.corridor = corridor;
        }

        /** Whether no cell of the room is right behind a door that leads out that way. */
        boolean leavesRoom(Point door, Direction out) {
            for (int i = 1; i <= ROOM_BEHIND_DOORS; i++) {
                Point beyond = door.step(out, i);
                boolean isIn = beyond.y() >= 0 && beyond.y() < room.length && beyond.x() >= 0 && beyond.x() < width;
                if (isIn && (room[beyond.y()] >>> beyond.x() & 1) != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A room without a corridor. */
    static RoomSketch of(RoomDesign design, RandomSource random) {
        BitGrid room = drawn(design, random);
        long[] rows = rows(room);
        List<Optional<Point>> doors = new ArrayList<>();
        for (Direction way : Direction.cardinal()) {
            doors.add(Optional.of(Doorways.pick(rows, way, random)));
        }
        return new RoomSketch(design, new Placed(room.width(), rows, new long[rows.length]), Optional.empty(), doors);
    }

    /** A room with a corridor that leads out of one of its doorways; the doors are at the far end of that, one on each side. */
    static RoomSketch withCorridor(RoomDesign design, int length, RandomSource random) {
        BitGrid room = drawn(design, random);
        Direction way = random.pick(Direction.cardinal());
        Point begin = Doorways.pick(rows(room), way, random);
        Point end = begin.step(way, length - 1);
        int left = Math.max(0, -end.x());
        int top = Math.max(0, -end.y());
        int height = top + Math.max(room.height(), end.y() + 1);
        Placed placed = new Placed(left + Math.max(room.width(), end.x() + 1), new long[height], new long[height]);
        for (int y = 0; y < room.height(); y++) {
            placed.room[top + y] = room.word(0, y) << left;
        }
        for (int i = 0; i < length; i++) {
            Point cell = begin.step(way, i);
            placed.corridor[top + cell.y()] |= 1L << (left + cell.x());
        }
        List<Optional<Point>> doors = new ArrayList<>();
        for (Direction side : Direction.cardinal()) {
            Point door = end.plus(left, top).step(side);
            // The cell beside a corridor of one cell may be beside the room, too, and a cave may reach around a longer
            // one.
            boolean isDoor = side == way || (length > 1 && side != way.opposite() && placed.leavesRoom(door, side));
            doors.add(isDoor ? Optional.of(door) : Optional.empty());
        }
        return new RoomSketch(design, placed, Optional.of(begin.plus(left, top)), doors);
    }

    private static long[] rows(BitGridView room) {
        long[] rows = new long[room.height()];
        for (int y = 0; y < rows.length; y++) {
            rows[y] = room.word(0, y);
        }
        return rows;
    }

    private static BitGrid drawn(RoomDesign design, RandomSource random) {
        BitGrid room = design.draw(random);
        if (room.width() > RoomDesign.MAX_SIDE || room.height() > RoomDesign.MAX_SIDE) {
            throw new IllegalStateException(design + " drew a room of " + room.width() + " x " + room.height()
                    + "; the most is " + RoomDesign.MAX_SIDE + " x " + RoomDesign.MAX_SIDE);
        }
        int reached = room.firstSet()
                .map(cell -> FloodFill.of(Movement.FOUR_WAY).countReachable(room, cell))
                .orElse(0);
        if (reached == 0 || reached < room.count()) {
            throw new IllegalStateException(design
                    + " drew no cells, or cells that are not connected by straight steps:\n" + room
                    + "Join them, or leave some out");
        }
        return room;
    }

    int width() {
        return width;
    }

    int height() {
        return room.length;
    }

    /** The cell in its wall through which one leaves it in that direction, the first cell that is not its own. */
    Optional<Point> door(Direction out) {
        return doors.get(Direction.cardinal().indexOf(out));
    }

    /** Whether all its cells and those around them are rock, with its corner there, and none at the border of the map. */
    boolean fits(BitGridView open, int left, int top) {
        if (left < 1 || top < 1 || left + width > open.width() - 1 || top + height() > open.height() - 1) {
            return false;
        }
        for (int i = 0; i < halo.length; i++) {
            if ((wordFrom(open, left - 1, top - 1 + i) & halo[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** 64 cells of a row from that one on; those beyond the map are clear. */
    static long wordFrom(BitGridView cells, int x, int y) {
        int wordX = x >> 6;
        long word = cells.word(wordX, y) >>> x;
        boolean isWhole = (x & 63) == 0 || wordX + 1 == cells.wordsPerRow();
        return isWhole ? word : word | cells.word(wordX + 1, y) << -x;
    }
}
