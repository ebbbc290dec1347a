package io.github.undercroft.dungeon.lock;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class KeyPlacesTest {

    /** Floor that can be reached with the locks before this one opened, by steps cell by cell. */
    private static Map<Point, Integer> floorBefore(LevelPlan plan, Lock lock) {
        Set<Point> shut = plan.details(Lock.class).stream()
                .filter(other -> other.id() >= lock.id())
                .map(Lock::door)
                .collect(Collectors.toSet());
        Map<Point, Integer> steps = new LinkedHashMap<>();
        Deque<Point> waiting = new ArrayDeque<>(plan.places(CellKind.STAIRS_UP));
        waiting.forEach(start -> steps.put(start, 0));
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            for (Direction side : Direction.cardinal()) {
                Point next = cell.step(side);
                if (plan.kindAt(next.x(), next.y()).isPassable() && !shut.contains(next) && !steps.containsKey(next)) {
                    steps.put(next, steps.getOrDefault(cell, 0) + 1);
                    waiting.addLast(next);
                }
            }
        }
        steps.keySet().removeIf(cell -> plan.kindAt(cell.x(), cell.y()) != CellKind.FLOOR);
        return steps;
    }

    @Test
    void keysLieAwayFromTheStairsUpWhereTheyCan() {
        int near = 0;
        int nearWithoutIt = 0;
        for (int seed = 0; seed < 60; seed++) {
            LevelGenerator levels = LockTrials.ALL.get(seed % LockTrials.ALL.size());
            AddLocks locks = AddLocks.upTo(4).withNestedPercent(0).alsoOnTheWay();
            LevelPlan plan = GeneratorTrials.plan(levels.then(locks.withMinKeyPercent(40)), seed);
            Point up = plan.places(CellKind.STAIRS_UP).get(0);
            StraightSteps steps = new StraightSteps(plan.open());
            int longest = plan.open().points().stream()
                    .mapToInt(cell -> steps.between(up, cell, Integer.MAX_VALUE).orElseThrow())
                    .max()
                    .orElseThrow();
            Set<Point> taken = new HashSet<>();
            for (Lock lock : plan.details(Lock.class)) {
                Map<Point, Integer> before = floorBefore(plan, lock);
                before.keySet().removeAll(taken);
                boolean isNear = 100 * before.getOrDefault(lock.key(), 0) < 40 * longest;
                near += isNear ? 1 : 0;
                assertThat(isNear && before.values().stream().anyMatch(there -> 100 * there >= 40 * longest))
                        .as("seed " + seed)
                        .isFalse();
                taken.add(lock.key());
            }
            LevelPlan anywhere = GeneratorTrials.plan(levels.then(locks.withMinKeyPercent(0)), seed);
            nearWithoutIt += (int) anywhere.details(Lock.class).stream()
                    .filter(lock ->
                            steps.between(up, lock.key(), Integer.MAX_VALUE).orElseThrow() * 100 < 40 * longest)
                    .count();
        }
        assertThat(near).isLessThan(nearWithoutIt / 2);
    }
}
