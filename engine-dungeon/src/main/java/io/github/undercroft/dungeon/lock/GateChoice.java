package io.github.undercroft.dungeon.lock;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CutCells;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the doors that can be locked, and draws some. */
final class GateChoice {

    private final LevelDraft draft;
    private final StepTree tree;
    private final Gates gates;
    private final BitGridView cuts;
    private final BitGrid meetings;
    private final BitGrid marked;

    GateChoice(LevelDraft draft, StepTree tree, Gates gates) {
        this.draft = draft;
        this.tree = tree;
        this.gates = gates;
        cuts = CutCells.of(draft.open(), Movement.FOUR_WAY);
        meetings = DraftCells.meetings(draft);
        marked = DraftCells.marked(draft);
    }

    void choose(AddLocks settings, RandomSource random) {
        BitGrid ways = tree.ways(settings.places());
        List<Lock> locks = draft.details(Lock.class);
        List<Integer> doors = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        cuts.forEach((x, y) -> {
            int cell = y * tree.width + x;
            CellKind kind = draft.kindAt(x, y);
            if (kind == CellKind.LOCKED_DOOR && DraftCells.isDoorway(draft, x, y)) {
                gates.force(cell, lockAt(locks, new Point(x, y)));
            } else if (!ways.get(x, y) && tree.size(cell) > settings.minBehind() && canBeLocked(x, y)) {
                (kind.isDoor() || meetings.get(x, y) ? doors : others).add(cell);
            }
        });
        int left = lockSome(doors, settings.max(), settings, random);
        if (left > 0) {
            lockSome(others, left, settings, random);
        }
    }

    private static Optional<Lock> lockAt(List<Lock> locks, Point door) {
        return locks.stream().filter(lock -> lock.door().equals(door)).findFirst();
    }

    private int lockSome(List<Integer> cells, int count, AddLocks settings, RandomSource random) {
        int left = count;
        for (int cell : random.shuffled(cells)) {
            if (left > 0 && gates.tryAdd(cell, settings.minBehind())) {
                left--;
            }
        }
        return left;
    }

    private boolean canBeLocked(int x, int y) {
        if (marked.get(x, y)
                || !DraftCells.isDoorway(draft, x, y)
                || draft.kept().get(x, y)) {
            return false;
        }
        CellKind kind = draft.kindAt(x, y);
        return kind == CellKind.DOOR
                || kind == CellKind.OPEN_DOOR
                || (kind == CellKind.FLOOR && DraftCells.canSpare(draft, meetings, x, y));
    }
}
