package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;

/** The growing of one level. */
final class Accretion {

    /** How many rooms are tried as the first one: a design with a random size may fit only with some sizes. */
    private static final int FIRST_TRIES = 20;

    private static final int TRIES_PER_ROOM = 100;

    /** The bits of three cells side by side. */
    private static final long THREE = 0b111;

    /** The indexes of the sides. */
    private static final int NORTH = 0;

    private static final int EAST = 1;
    private static final int SOUTH = 2;
    private static final int WEST = 3;

    private final LevelDraft draft;
    private final RandomSource random;
    private final RoomMix mix;
    private final DoorSites sites = new DoorSites();

    Accretion(LevelDraft draft, RoomMix mix, RandomSource random) {
        this.draft = draft;
        this.mix = mix;
        this.random = random;
    }

    void grow(int rooms) {
        begin();
        for (int i = 1; i < rooms && sites.size() > 0; i++) {
            RoomDesign design = mix.draw(random);
            boolean hasCorridor = random.chance(mix.corridorPercent(), 100);
            RoomSketch sketch = hasCorridor
                    ? RoomSketch.withCorridor(design, mix.corridorLength().draw(random), random)
                    : RoomSketch.of(design, random);
            slide(sketch);
        }
    }

    private void begin() {
        for (int i = 0; i < FIRST_TRIES; i++) {
            RoomSketch sketch = RoomSketch.of(mix.draw(random), random);
            int left = (draft.width() - sketch.width()) / 2;
            int top = (draft.height() - sketch.height()) / 2;
            if (sketch.fits(draft.open(), left, top)) {
                dig(sketch.room, sketch.design.kind(), left, top);
                return;
            }
        }
        throw new LevelVeto("no first room fits on the map");
    }

    /** Moves a room from wall to wall until one of its doors is in one and it fits. */
    private void slide(RoomSketch sketch) {
        int triesLeft = TRIES_PER_ROOM;
        Point last = new Point(0, 0);
        while (triesLeft > 0 && sites.size() > 0) {
            int place = sites.draw(random);
            int cell = sites.cell(place);
            last = new Point(cell % draft.width(), cell / draft.width());
            Direction away = Direction.cardinal().get(sites.side(place));
            if (!hasSpace(last.step(away))) {
                sites.remove(place);
                continue;
            }
            triesLeft--;
            Optional<Point> door = sketch.door(away.opposite());
            if (door.isPresent()
                    && sketch.fits(
                            draft.open(),
                            last.x() - door.get().x(),
                            last.y() - door.get().y())) {
                sites.remove(place);
                attach(sketch, last, door.get(), away.opposite());
                return;
            }
        }
        draft.reject("no place for a room", last);
    }

    /** Whether anything at all fits there: the cell and those around it are rock, and it is not at the border. */
    private boolean hasSpace(Point cell) {
        int x = cell.x();
        int y = cell.y();
        if (x < 1 || y < 1 || x > draft.width() - 2 || y > draft.height() - 2) {
            return false;
        }
        long around = RoomSketch.wordFrom(draft.open(), x - 1, y - 1)
                | RoomSketch.wordFrom(draft.open(), x - 1, y)
                | RoomSketch.wordFrom(draft.open(), x - 1, y + 1);
        return (around & THREE) == 0;
    }

    private void attach(RoomSketch sketch, Point wall, Point door, Direction towards) {
        int left = wall.x() - door.x();
        int top = wall.y() - door.y();
        Point there = wall.step(towards);
        int parent = draft.areaAt(there.x(), there.y());
        Area room = dig(sketch.room, sketch.design.kind(), left, top);
        Area nearest = room;
        if (sketch.corridorBegin.isPresent()) {
            nearest = dig(sketch.corridor, AreaKind.CORRIDOR, left, top);
            draft.join(
                    new Link(room.id(), nearest.id(), sketch.corridorBegin.get().plus(left, top)));
        }
        draft.set(wall.x(), wall.y(), CellKind.FLOOR);
        draft.join(new Link(parent, nearest.id(), wall));
    }

    /** Digs cells as one area; each row of them is a word. */
    private Area dig(long[] rows, AreaKind kind, int left, int top) {
        Area area = draft.addArea(kind, bounds(rows, left, top), false);
        for (int y = 0; y < rows.length; y++) {
            long rest = rows[y];
            while (rest != 0) {
                int from = Long.numberOfTrailingZeros(rest);
                int to = from + Long.numberOfTrailingZeros(~(rest >>> from));
                draft.fill(top + y, left + from, left + to, CellKind.FLOOR);
                draft.claim(area, top + y, left + from, left + to);
                rest &= -1L << to;
            }
            int cell = (top + y) * draft.width() + left;
            addSites(rows[y] & ~(y > 0 ? rows[y - 1] : 0), cell, NORTH);
            addSites(rows[y] & ~(rows[y] >>> 1), cell, EAST);
            addSites(rows[y] & ~(y < rows.length - 1 ? rows[y + 1] : 0), cell, SOUTH);
            addSites(rows[y] & ~(rows[y] << 1), cell, WEST);
        }
        return area;
    }

    private static Rect bounds(long[] rows, int left, int top) {
        long all = 0;
        int first = rows.length;
        int last = 0;
        for (int y = 0; y < rows.length; y++) {
            all |= rows[y];
            if (rows[y] != 0) {
                first = Math.min(first, y);
                last = y;
            }
        }
        int from = Long.numberOfTrailingZeros(all);
        int to = 64 - Long.numberOfLeadingZeros(all);
        return new Rect(left + from, top + first, to - from, last - first + 1);
    }

    /** The walls on one side of cells in a row that begins with that cell. */
    private void addSites(long cells, int begin, int side) {
        Direction away = Direction.cardinal().get(side);
        int step = away.dy() * draft.width() + away.dx();
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            sites.add(begin + Long.numberOfTrailingZeros(rest) + step, side);
        }
    }
}
