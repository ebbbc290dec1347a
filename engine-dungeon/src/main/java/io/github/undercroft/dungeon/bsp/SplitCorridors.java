package io.github.undercroft.dungeon.bsp;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;

/**
 * Digs corridors across splits, from a room that lies at the split on one side to one on the other: straight to the line of
 * the split, along it, and straight on. A room lies at one split in each of the four directions, and rooms keep off the
 * lines, so each corridor runs between rock.
 */
final class SplitCorridors {

    private final LevelDraft draft;
    private final RandomSource random;

    SplitCorridors(LevelDraft draft, RandomSource random) {
        this.draft = draft;
        this.random = random;
    }

    void dig(SpacePart part) {
        boolean isUpright = part.isSplitUpright;
        Area low = roomAtSplit(part.low(), isUpright, true);
        Area high = roomAtSplit(part.high(), isUpright, false);
        if (isUpright) {
            int line = part.low().cells.right();
            Point from = new Point(low.bounds().right() + 1, row(low.bounds()));
            Point to = new Point(high.bounds().x() - 1, row(high.bounds()));
            Area corridor = corridor(new Point(from.x() + 1, from.y()), new Point(to.x() - 1, to.y()));
            run(corridor, new Point(from.x() + 1, from.y()), new Point(line, from.y()));
            run(corridor, new Point(line, from.y()), new Point(line, to.y()));
            run(corridor, new Point(line, to.y()), new Point(to.x() - 1, to.y()));
            join(low, corridor, from);
            join(high, corridor, to);
        } else {
            int line = part.low().cells.bottom();
            Point from = new Point(column(low.bounds()), low.bounds().bottom() + 1);
            Point to = new Point(column(high.bounds()), high.bounds().y() - 1);
            Area corridor = corridor(new Point(from.x(), from.y() + 1), new Point(to.x(), to.y() - 1));
            run(corridor, new Point(from.x(), from.y() + 1), new Point(from.x(), line));
            run(corridor, new Point(from.x(), line), new Point(to.x(), line));
            run(corridor, new Point(to.x(), line), new Point(to.x(), to.y() - 1));
            join(low, corridor, from);
            join(high, corridor, to);
        }
    }

    /** Goes down to a leaf at the far end of a low part, or at the near end of a high one; where both are, by chance. */
    private Area roomAtSplit(SpacePart part, boolean isUpright, boolean isLow) {
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

    private Area corridor(Point from, Point to) {
        return draft.addArea(AreaKind.CORRIDOR, Rect.spanning(from, to), false);
    }

    private void run(Area corridor, Point from, Point to) {
        Rect cells = Rect.spanning(from, to);
        for (int y = cells.y(); y <= cells.bottom(); y++) {
            draft.fill(y, cells.x(), cells.right() + 1, CellKind.FLOOR);
            draft.claim(corridor, y, cells.x(), cells.right() + 1);
        }
    }

    private void join(Area room, Area corridor, Point door) {
        draft.set(door.x(), door.y(), CellKind.DOOR);
        draft.join(new Link(room.id(), corridor.id(), door));
    }
}
