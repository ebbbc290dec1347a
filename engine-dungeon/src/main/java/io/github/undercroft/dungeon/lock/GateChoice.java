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
    /** The cells that part the level for those who take straight steps. */
    private final BitGridView cuts;
    /** Of these, the ones that part it also for those whom a new lock has to stop. */
    private final BitGridView strictCuts;

    private final BitGrid meetings;
    private final BitGrid marked;

    GateChoice(LevelDraft draft, StepTree tree, Gates gates, Movement movement) {
        this.draft = draft;
        this.tree = tree;
        this.gates = gates;
        cuts = CutCells.of(draft.open(), Movement.FOUR_WAY);
        strictCuts = movement == Movement.EIGHT_WAY ? CutCells.of(draft.open(), movement) : cuts;
        meetings = DraftCells.meetings(draft);
        marked = DraftCells.marked(draft);
    }

    void choose(AddLocks settings, RandomSource random) {
        BitGrid ways = tree.ways(settings.places() == AddLocks.Places.BESIDE_THE_WAY);
        List<Lock> locks = draft.details(Lock.class);
        List<Integer> doors = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        cuts.forEach((x, y) -> {
            int cell = y * tree.width + x;
            CellKind kind = draft.kindAt(x, y);
            if (kind == CellKind.LOCKED_DOOR && DraftCells.isDoorway(draft, x, y)) {
                forceIfSound(cell, lockAt(locks, new Point(x, y)));
            } else if (strictCuts.get(x, y)
                    && !ways.get(x, y)
                    && tree.size(cell) > settings.minBehind()
                    && canBeLocked(x, y)) {
                (kind.isDoor() || meetings.get(x, y) ? doors : others).add(cell);
            }
        });
        int left = lockSome(doors, settings.max(), settings, random);
        if (left > 0) {
            lockSome(others, left, settings, random);
        }
    }

    /** A lock of an earlier step counts even if it promises less. */
    private void forceIfSound(int cell, Optional<Lock> lock) {
        Point door = tree.point(cell);
        if (lock.isPresent() || strictCuts.get(door)) {
            gates.force(cell, lock);
        } else {
            draft.reject("no key for a locked door with a diagonal way around it, by " + Movement.EIGHT_WAY, door);
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
