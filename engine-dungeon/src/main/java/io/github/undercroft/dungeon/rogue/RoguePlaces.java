package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Random cells in rooms and mazes. */
final class RoguePlaces {

    /** Half of a maze is open, and one of its cells in forty may be secret. */
    private static final int TRIES = 64;

    private RoguePlaces() {}

    /** A random floor cell of a room or a maze, with equal chances; in a maze without floor a secret one. */
    static Point inside(LevelDraft draft, RandomSource random, Area area) {
        Rect bounds = area.bounds();
        for (int i = 0; i < TRIES; i++) {
            int x = bounds.x() + random.nextInt(bounds.width());
            int y = bounds.y() + random.nextInt(bounds.height());
            if (draft.kindAt(x, y) == CellKind.FLOOR) {
                return new Point(x, y);
            }
        }
        List<Point> open = bounds.points().stream().filter(draft.open()::get).toList();
        List<Point> floor = open.stream()
                .filter(cell -> draft.kindAt(cell.x(), cell.y()) == CellKind.FLOOR)
                .toList();
        return random.pick(floor.isEmpty() ? open : floor);
    }
}
