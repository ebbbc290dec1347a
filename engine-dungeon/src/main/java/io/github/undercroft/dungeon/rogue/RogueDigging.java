package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;
import java.util.List;

/** Digs passages between the rooms of a Rogue level: out of one room, with one turn, into the other. */
final class RogueDigging {

    private static final int TRIES = 64;

    private final LevelDraft draft;
    private final RandomSource random;
    private final RogueSecrets secrets;
    private final List<Area> rooms;
    /** The stretches of a passage that were rock: x, y, length, and 1 if it goes right or 0 if it goes down. */
    private int[] fresh = new int[64];

    private int freshSize;
    /** The areas that the passage meets where there is no door. */
    private int[] met = new int[8];

    private int metSize;

    RogueDigging(LevelDraft draft, RandomSource random, RogueSecrets secrets) {
        this.draft = draft;
        this.random = random;
        this.secrets = secrets;
        rooms = draft.areas();
    }

    /** Digs to a room to the right or below. */
    void dig(int from, int to, boolean isToTheRight) {
        Area first = rooms.get(from);
        Area second = rooms.get(to);
        Point start = exit(first, isToTheRight, true);
        Point end = exit(second, isToTheRight, false);
        freshSize = 0;
        if (isToTheRight) {
            int turn = turn(start.x(), end.x());
            row(start.y(), start.x() + 1, turn - 1);
            column(turn, Math.min(start.y(), end.y()), Math.max(start.y(), end.y()));
            row(end.y(), turn + 1, end.x() - 1);
        } else {
            int turn = turn(start.y(), end.y());
            column(start.x(), start.y() + 1, turn - 1);
            row(turn, Math.min(start.x(), end.x()), Math.max(start.x(), end.x()));
            column(end.x(), turn + 1, end.y() - 1);
        }
        if (freshSize > 0) {
            open();
        }
        int right = isToTheRight ? 1 : 0;
        enter(first, start, start.plus(right, 1 - right));
        enter(second, end, end.plus(-right, right - 1));
    }

    /** A cell of the wall that faces the other room; of a maze or a junction the outermost open cell itself. */
    private Point exit(Area room, boolean isToTheRight, boolean isFirst) {
        Rect bounds = room.bounds();
        int wall = room.kind() == AreaKind.ROOM ? 1 : 0;
        if (isToTheRight) {
            int x = isFirst ? bounds.right() + wall : bounds.x() - wall;
            int y = bounds.y() + random.nextInt(bounds.height());
            for (int i = 0; room.kind() == AreaKind.MAZE && isRock(x, y); i++) {
                y = bounds.y() + (i < TRIES ? random.nextInt(bounds.height()) : 0);
            }
            return new Point(x, y);
        }
        int x = bounds.x() + random.nextInt(bounds.width());
        int y = isFirst ? bounds.bottom() + wall : bounds.y() - wall;
        for (int i = 0; room.kind() == AreaKind.MAZE && isRock(x, y); i++) {
            x = bounds.x() + (i < TRIES ? random.nextInt(bounds.width()) : 0);
        }
        return new Point(x, y);
    }

    private boolean isRock(int x, int y) {
        return draft.kindAt(x, y) == CellKind.ROCK;
    }

    /** The place of the turn between two ends: behind the first cell, unless there is only one. */
    private int turn(int start, int end) {
        int between = end - start - 1;
        return between == 1 ? start + 1 : start + 2 + random.nextInt(between - 1);
    }

    private void row(int y, int fromX, int toX) {
        if (fromX <= toX && draft.isSolid(y, fromX, toX + 1)) {
            note(fromX, y, toX - fromX + 1, 1);
            return;
        }
        int x = fromX;
        while (x <= toX) {
            int end = x;
            while (end <= toX && isRock(end, y)) {
                end++;
            }
            note(x, y, end - x, 1);
            x = end + 1;
        }
    }

    private void column(int x, int fromY, int toY) {
        int y = fromY;
        while (y <= toY) {
            int end = y;
            while (end <= toY && isRock(x, end)) {
                end++;
            }
            note(x, y, end - y, 0);
            y = end + 1;
        }
    }

    private void note(int x, int y, int length, int right) {
        if (length > 0) {
            if (freshSize == fresh.length) {
                fresh = Arrays.copyOf(fresh, 2 * freshSize);
            }
            fresh[freshSize++] = x;
            fresh[freshSize++] = y;
            fresh[freshSize++] = length;
            fresh[freshSize++] = right;
        }
    }

    private void open() {
        Area passage = draft.addArea(AreaKind.CORRIDOR, bounds(), true);
        for (int i = 0; i < freshSize; i += 4) {
            open(passage, fresh[i], fresh[i + 1], fresh[i + 2], fresh[i + 3]);
        }
        metSize = 0;
        for (int i = 0; i < freshSize; i += 4) {
            meetBeside(passage, fresh[i], fresh[i + 1], fresh[i + 2], fresh[i + 3]);
        }
    }

    private Rect bounds() {
        int left = fresh[0];
        int top = fresh[1];
        int right = left;
        int bottom = top;
        for (int i = 0; i < freshSize; i += 4) {
            int more = fresh[i + 2] - 1;
            left = Math.min(left, fresh[i]);
            right = Math.max(right, fresh[i] + fresh[i + 3] * more);
            top = Math.min(top, fresh[i + 1]);
            bottom = Math.max(bottom, fresh[i + 1] + (1 - fresh[i + 3]) * more);
        }
        return new Rect(left, top, right - left + 1, bottom - top + 1);
    }

    private void open(Area passage, int x, int y, int length, int right) {
        if (right == 1) {
            draft.fill(y, x, x + length, CellKind.FLOOR);
            draft.claim(passage, y, x, x + length);
        } else {
            for (int row = y; row < y + length; row++) {
                draft.set(x, row, CellKind.FLOOR);
                draft.claim(passage, row, x, x + 1);
            }
        }
        for (int i = 0; i < length && secrets.canBe(); i++) {
            if (secrets.isPassageSecret(random)) {
                draft.set(x + right * i, y + (1 - right) * i, CellKind.SECRET_PASSAGE);
            }
        }
    }

    /** Looks to both sides of a stretch, and ahead at both of its ends. */
    private void meetBeside(Area passage, int x, int y, int length, int right) {
        int down = 1 - right;
        int endX = x + right * (length - 1);
        int endY = y + down * (length - 1);
        meet(passage, x, y, draft.areaAt(x - right, y - down));
        meet(passage, endX, endY, draft.areaAt(endX + right, endY + down));
        if (right == 1 && draft.isSolid(y - 1, x, x + length) && draft.isSolid(y + 1, x, x + length)) {
            return;
        }
        for (int i = 0; i < length; i++) {
            int cellX = x + right * i;
            int cellY = y + down * i;
            meet(passage, cellX, cellY, draft.areaAt(cellX - down, cellY - right));
            meet(passage, cellX, cellY, draft.areaAt(cellX + down, cellY + right));
        }
    }

    private void meet(Area passage, int x, int y, int other) {
        if (other == LevelDraft.NO_AREA || other == passage.id()) {
            return;
        }
        for (int i = 0; i < metSize; i++) {
            if (met[i] == other) {
                return;
            }
        }
        if (metSize == met.length) {
            met = Arrays.copyOf(met, 2 * metSize);
        }
        met[metSize++] = other;
        draft.join(new Link(other, passage.id(), new Point(x, y)));
    }

    /** Makes the door, if there is one. A junction has one more chance to be secret with each passage, as in Rogue. */
    private void enter(Area room, Point at, Point outside) {
        if (room.kind() == AreaKind.ROOM) {
            draft.set(at.x(), at.y(), secrets.isDoorSecret(random) ? CellKind.SECRET_DOOR : CellKind.DOOR);
            draft.join(new Link(room.id(), draft.areaAt(outside.x(), outside.y()), at));
        } else if (room.kind() == AreaKind.JUNCTION && secrets.isPassageSecret(random)) {
            draft.set(at.x(), at.y(), CellKind.SECRET_PASSAGE);
        }
    }
}
