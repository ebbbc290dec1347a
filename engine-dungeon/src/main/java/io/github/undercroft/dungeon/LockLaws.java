package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The laws for the locks of a plan, checked by a search with all keys and one without each of them, slowly. */
final class LockLaws {

    private final LevelPlan plan;
    private final List<Lock> locks;

    private LockLaws(LevelPlan plan) {
        this.plan = plan;
        locks = plan.details(Lock.class);
    }

    static Optional<String> breach(LevelPlan plan) {
        return new LockLaws(plan).breach();
    }

    private Optional<String> breach() {
        for (Lock lock : locks) {
            if (plan.kindAt(lock.door().x(), lock.door().y()) != CellKind.LOCKED_DOOR) {
                return Optional.of(lock + " has no locked door");
            }
            if (!plan.marks().contains(lock.keyMark())) {
                return Optional.of("the key of " + lock + " is not marked");
            }
        }
        Optional<String> keys = wrongKey();
        if (keys.isPresent() || locks.isEmpty()) {
            return keys;
        }
        if (reached(locks, locks, Movement.FOUR_WAY).count() != plan.open().count()) {
            return Optional.of("some cells cannot be reached even with all keys on the way");
        }
        return wayRound(locks, Movement.FOUR_WAY)
                .or(() -> wayRound(locks.stream().filter(Lock::holdsAtCorners).toList(), Movement.EIGHT_WAY));
    }

    /** All other doors are open. */
    private Optional<String> wayRound(List<Lock> shut, Movement movement) {
        for (Lock lock : shut) {
            List<Lock> others = new ArrayList<>(shut);
            others.remove(lock);
            if (reached(shut, others, movement).get(lock.beyond())) {
                return Optional.of("the cells behind the door of " + lock + " can be reached without its key, by "
                        + movement + " steps");
            }
        }
        return Optional.empty();
    }

    /** Each lock has an id of its own, and one mark of a key has that id. */
    private Optional<String> wrongKey() {
        Set<Integer> ids = new TreeSet<>();
        for (Lock lock : locks) {
            if (!ids.add(lock.id())) {
                return Optional.of("two locks have the id " + lock.id());
            }
            long keys = plan.marks().stream()
                    .filter(mark -> mark.what().equals(Lock.KEY) && mark.amount() == lock.id())
                    .count();
            if (keys != 1) {
                return Optional.of("there are " + keys + " keys of " + lock);
            }
        }
        return Optional.empty();
    }

    /** Searches from the stairs up, with some doors locked, of which only some can be opened at all. */
    private BitGrid reached(List<Lock> locked, List<Lock> openable, Movement movement) {
        BitGrid passable = BitGrid.copyOf(plan.open());
        locked.forEach(lock -> passable.clear(lock.door()));
        List<Lock> shut = new ArrayList<>(openable);
        BitGrid reached = spread(passable, movement);
        while (shut.removeIf(lock -> isOpened(lock, reached, passable))) {
            reached.or(spread(passable, movement));
        }
        return reached;
    }

    private static boolean isOpened(Lock lock, BitGrid reached, BitGrid passable) {
        if (reached.get(lock.key())) {
            passable.set(lock.door());
        }
        return reached.get(lock.key());
    }

    private BitGrid spread(BitGrid passable, Movement movement) {
        List<Point> waiting = new ArrayList<>(plan.places(CellKind.STAIRS_UP));
        BitGrid seen = BitGrid.of(plan.width(), plan.height());
        waiting.forEach(seen::set);
        for (int next = 0; next < waiting.size(); next++) {
            Point cell = waiting.get(next);
            for (Direction way : movement.directions()) {
                Point beside = cell.step(way);
                if (passable.getOrFalse(beside.x(), beside.y()) && !seen.get(beside)) {
                    seen.set(beside);
                    waiting.add(beside);
                }
            }
        }
        return seen;
    }
}
