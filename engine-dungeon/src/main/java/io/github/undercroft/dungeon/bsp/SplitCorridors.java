package io.github.undercroft.dungeon.bsp;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Digs corridors across splits, from a room that lies at the split on one side to one on the other: straight to the line of
 * the split, along it, and straight on. A room lies at one split in each of the four directions, rooms keep off the lines,
 * and two corridors across one split keep off each other, so each corridor runs between rock.
 */
final class SplitCorridors {

    private static final int TRIES_PER_LOOP = 6;
    /** The minimum number of cells of rock between two corridors on the line of one split. */
    private static final int BETWEEN = 3;

    private final BspLevels settings;
    private final LevelDraft draft;
    private final Predicate<Rect> free;
    private final RandomSource random;

    /** A corridor to dig: the rooms that it joins, and its places along the line of the split at the one and the other. */
    private record Way(Area low, int from, Area high, int to) {

        /** Whether it makes a loop with another one that is worth walking, without touching it. */
        boolean isApartFrom(Way other) {
            boolean isSamePair = low.equals(other.low) && high.equals(other.high);
            return !isSamePair
                    && Math.max(Math.min(from, to), Math.min(other.from, other.to))
                                    - Math.min(Math.max(from, to), Math.max(other.from, other.to))
                            > BETWEEN;
        }
    }

    /** @param free whether corridors may be there */
    SplitCorridors(BspLevels settings, LevelDraft draft, Predicate<Rect> free, RandomSource random) {
        this.settings = settings;
        this.draft = draft;
        this.free = free;
        this.random = random;
    }

    /** Digs the corridor that joins both sides, if it finds a free way, and, by chance, a second one elsewhere. */
    void dig(SpacePart part, boolean mayLoop) {
        Optional<Way> found = way(part);
        for (int i = 1; i < TRIES_PER_LOOP && found.isEmpty(); i++) {
            found = way(part);
        }
        if (found.isEmpty()) {
            return;
        }
        Way way = found.get();
        dig(part, way);
        boolean isOnePair = part.low().isLeaf() && part.high().isLeaf();
        if (isOnePair || !mayLoop || !random.chance(settings.loopPercent(), 100)) {
            return;
        }
        for (int i = 0; i < TRIES_PER_LOOP; i++) {
            Optional<Way> second = way(part).filter(other -> other.isApartFrom(way));
            if (second.isPresent()) {
                dig(part, second.get());
                return;
            }
        }
    }

    /** A random one; none if a side has no room at its end, or the way is not free. */
    private Optional<Way> way(SpacePart part) {
        boolean isUpright = part.isSplitUpright;
        Optional<Area> low = roomAtSplit(part.low(), isUpright, true);
        Optional<Area> high = roomAtSplit(part.high(), isUpright, false);
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        Rect from = low.get().bounds();
        Rect to = high.get().bounds();
        Way way = isUpright
                ? new Way(low.get(), row(from), high.get(), row(to))
                : new Way(low.get(), column(from), high.get(), column(to));
        List<Point> turns = turns(part, way);
        return IntStream.range(1, turns.size()).allMatch(i -> free.test(Rect.spanning(turns.get(i - 1), turns.get(i))))
                ? Optional.of(way)
                : Optional.empty();
    }

    /** Its first cell, where it meets the line of the split, where it leaves it, and its last cell. */
    private static List<Point> turns(SpacePart part, Way way) {
        Rect low = way.low().bounds();
        Rect high = way.high().bounds();
        Rect cells = part.low().cells;
        return part.isSplitUpright
                ? List.of(
                        new Point(low.right() + 1, way.from()),
                        new Point(cells.right(), way.from()),
                        new Point(cells.right(), way.to()),
                        new Point(high.x() - 1, way.to()))
                : List.of(
                        new Point(way.from(), low.bottom() + 1),
                        new Point(way.from(), cells.bottom()),
                        new Point(way.to(), cells.bottom()),
                        new Point(way.to(), high.y() - 1));
    }

    private void dig(SpacePart part, Way way) {
        List<Point> turns = turns(part, way);
        Point from = turns.get(0);
        Point turn = turns.get(1);
        Point nextTurn = turns.get(2);
        Point to = turns.get(3);
        Direction on = part.isSplitUpright ? Direction.EAST : Direction.SOUTH;
        Point first = from.step(on);
        Point last = to.step(on.opposite());
        Area corridor = draft.addArea(AreaKind.CORRIDOR, Rect.spanning(first, last), false);
        run(corridor, first, turn);
        run(corridor, turn, nextTurn);
        run(corridor, nextTurn, last);
        boolean hasDoor = random.chance(settings.doorPercent(), 100);
        boolean isDoorAtLow = random.nextBoolean();
        join(way.low(), corridor, from, hasDoor && isDoorAtLow);
        join(way.high(), corridor, to, hasDoor && !isDoorAtLow);
    }

    /** Goes down to a leaf at the far end of a low part, or at the near end of a high one; where both are, by chance. */
    private Optional<Area> roomAtSplit(SpacePart part, boolean isUpright, boolean isLow) {
        SpacePart at = part;
        while (!at.isLeaf()) {
            boolean isHighTaken = at.isSplitUpright == isUpright ? isLow : random.nextBoolean();
            at = isHighTaken ? at.high() : at.low();
        }
        return at.room();
    }

    private int row(Rect room) {
        return room.y() + random.nextInt(room.height());
    }

    private int column(Rect room) {
        return room.x() + random.nextInt(room.width());
    }

    private void run(Area corridor, Point from, Point to) {
        Rect cells = Rect.spanning(from, to);
        for (int y = cells.y(); y <= cells.bottom(); y++) {
            draft.fill(y, cells.x(), cells.right() + 1, CellKind.FLOOR);
            draft.claim(corridor, y, cells.x(), cells.right() + 1);
        }
    }

    private void join(Area room, Area corridor, Point at, boolean isDoor) {
        draft.set(at.x(), at.y(), isDoor ? CellKind.DOOR : CellKind.FLOOR);
        draft.join(new Link(room.id(), corridor.id(), at));
    }
}
