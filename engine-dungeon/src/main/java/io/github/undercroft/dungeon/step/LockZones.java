package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.List;
import java.util.Optional;

/** The parts into which a level falls while all of its locks are shut. Not computed if there are no locks. O(cells). */
final class LockZones {

    private final Optional<Regions> parts;

    LockZones(LevelDraft draft) {
        List<Lock> locks = draft.details(Lock.class);
        if (locks.isEmpty()) {
            parts = Optional.empty();
            return;
        }
        BitGrid open = BitGrid.copyOf(draft.open());
        locks.forEach(lock -> open.clear(lock.door()));
        parts = Optional.of(FloodFill.of(Movement.FOUR_WAY).regions(open));
    }

    /** Whether a way between these cells would lead around a lock; neither of them may be the door of a lock. */
    boolean areApart(Point one, Point other) {
        return parts.map(Regions::labels)
                .filter(labels -> labels.get(one) != labels.get(other))
                .isPresent();
    }
}
