package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;

/** Which cells are passable when all parts of a draft are joined by tunnels: slowly, cell by cell. */
final class TunnelModel {

    private final LevelDraft draft;
    private final BitGrid dug;
    /** The part of each cell that was reached, in reading order, and the cell from which it was. */
    private final Map<Integer, Integer> parts = new TreeMap<>();

    private final Map<Integer, Point> origins = new TreeMap<>();
    private final int[] joined;

    TunnelModel(LevelDraft draft) {
        this.draft = draft;
        dug = BitGrid.copyOf(draft.open());
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(draft.open());
        joined = new int[regions.count()];
        Deque<Point> waiting = new ArrayDeque<>();
        for (Point cell : draft.open().points()) {
            int part = regions.labels().get(cell.x(), cell.y());
            parts.put(index(cell), part);
            joined[part] = part;
            if (part != regions.largest() && !isBorder(cell)) {
                waiting.add(cell);
            }
        }
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            for (Direction direction : Direction.cardinal()) {
                Point next = cell.step(direction);
                if (!parts.containsKey(index(next)) && isDiggable(next)) {
                    parts.put(index(next), parts.getOrDefault(index(cell), -1));
                    origins.put(index(next), cell);
                    waiting.addLast(next);
                } else if (parts.containsKey(index(next))) {
                    meet(cell, next);
                }
            }
        }
    }

    BitGrid dug() {
        return dug;
    }

    private int index(Point cell) {
        return cell.y() * draft.width() + cell.x();
    }

    private boolean isBorder(Point cell) {
        return cell.x() == 0 || cell.y() == 0 || cell.x() == draft.width() - 1 || cell.y() == draft.height() - 1;
    }

    private boolean isDiggable(Point cell) {
        return !isBorder(cell)
                && draft.kindAt(cell.x(), cell.y()) == CellKind.ROCK
                && !draft.kept().get(cell)
                && Direction.cardinal().stream()
                        .map(cell::step)
                        .noneMatch(
                                beside -> draft.kindAt(beside.x(), beside.y()).isDoor());
    }

    private int root(Point cell) {
        int part = parts.getOrDefault(index(cell), -1);
        while (joined[part] != part) {
            part = joined[part];
        }
        return part;
    }

    private void meet(Point one, Point other) {
        if (root(one) != root(other)) {
            joined[root(other)] = root(one);
            dig(one);
            dig(other);
        }
    }

    private void dig(Point from) {
        Point cell = from;
        while (!dug.get(cell)) {
            dug.set(cell);
            cell = origins.getOrDefault(index(cell), from);
        }
    }
}
