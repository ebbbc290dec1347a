package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/** A maze in the place of a room: ways one cell wide, dug by steps of two until every second cell is reached. */
final class RogueMaze {

    private static final Direction[] STRAIGHT = {Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST};

    private final LevelDraft draft;
    private final RandomSource random;
    private final RogueSecrets secrets;
    private final Area area;
    private int x;
    private int y;
    /** The way back, as indices of the directions taken. */
    private byte[] way = new byte[64];

    private RogueMaze(LevelDraft draft, RandomSource random, RogueSecrets secrets, Area area) {
        this.draft = draft;
        this.random = random;
        this.secrets = secrets;
        this.area = area;
    }

    /** Fills a cell of the grid, except its last row and column, and its first row if that is the border of the level. */
    static Area dig(LevelDraft draft, RandomSource random, Rect cell, RogueSecrets secrets) {
        int top = Math.max(1, cell.y());
        int width = odd(cell.width() - 1);
        int height = odd(cell.bottom() - top);
        Area area = draft.addArea(AreaKind.MAZE, new Rect(cell.x(), top, width, height), true);
        new RogueMaze(draft, random, secrets, area).run();
        return area;
    }

    private static int odd(int length) {
        return length - 1 + length % 2;
    }

    private void run() {
        Rect bounds = area.bounds();
        x = bounds.x() + 2 * random.nextInt((bounds.width() + 1) / 2);
        y = bounds.y() + 2 * random.nextInt((bounds.height() + 1) / 2);
        open(x, y);
        int length = 0;
        while (true) {
            int chosen = undug();
            if (chosen >= 0) {
                if (length == way.length) {
                    way = Arrays.copyOf(way, 2 * length);
                }
                way[length++] = (byte) chosen;
                Direction direction = STRAIGHT[chosen];
                open(x + direction.dx(), y + direction.dy());
                x += 2 * direction.dx();
                y += 2 * direction.dy();
                open(x, y);
            } else if (length > 0) {
                Direction direction = STRAIGHT[way[--length]];
                x -= 2 * direction.dx();
                y -= 2 * direction.dy();
            } else {
                return;
            }
        }
    }

    /** A random direction in which there is something to dig, with equal chances; -1 if there is none. */
    private int undug() {
        int found = 0;
        int chosen = -1;
        for (int i = 0; i < STRAIGHT.length; i++) {
            int nextX = x + 2 * STRAIGHT[i].dx();
            int nextY = y + 2 * STRAIGHT[i].dy();
            if (area.bounds().contains(nextX, nextY) && draft.kindAt(nextX, nextY) == CellKind.ROCK) {
                found++;
                chosen = random.nextInt(found) == 0 ? i : chosen;
            }
        }
        return chosen;
    }

    private void open(int cellX, int cellY) {
        draft.set(cellX, cellY, secrets.isPassageSecret(random) ? CellKind.SECRET_PASSAGE : CellKind.FLOOR);
        draft.claim(area, cellY, cellX, cellX + 1);
    }
}
