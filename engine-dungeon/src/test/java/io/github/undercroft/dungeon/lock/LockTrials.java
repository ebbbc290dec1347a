package io.github.undercroft.dungeon.lock;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the tests of locks share. */
final class LockTrials {

    private LockTrials() {}

    static final ImmutableList<LevelGenerator> ALL = ImmutableList.of(
            RogueLevels.of(80, 24).atDepth(12),
            FeatureLevels.of(60, 30),
            FeatureLevels.of(60, 30).withFinish(),
            FeatureLevels.literal(60, 30),
            CaveLevels.of(50, 30),
            ScatterLevels.of(30, 12).withWallPercent(45),
            BspLevels.of(60, 30),
            MazeLevels.of(31, 21),
            RoomsAndMazesLevels.of(41, 25));

    static String rows(String... rows) {
        return String.join("\n", rows);
    }

    /** What is reached from the stairs up, without one key: each cell with each set of keys is a state of its own. */
    private static Set<Point> reached(LevelPlan plan, int without, Movement movement) {
        List<Lock> locks = plan.details(Lock.class);
        Point start = plan.places(CellKind.STAIRS_UP).get(0);
        TreeSet<Point> reached = new TreeSet<>();
        TreeSet<String> states = new TreeSet<>();
        Deque<Visit> waiting = new ArrayDeque<>();
        waiting.add(new Visit(start, new TreeSet<>()));
        while (!waiting.isEmpty()) {
            Visit visit = waiting.removeLast();
            reached.add(visit.cell);
            for (Direction side : movement.directions()) {
                Point next = visit.cell.step(side);
                TreeSet<Integer> keys = new TreeSet<>(visit.keys);
                boolean isOpen = plan.kindAt(next.x(), next.y()).isPassable();
                for (Lock lock : locks) {
                    isOpen &= !lock.door().equals(next) || keys.contains(lock.id());
                }
                for (Mark mark : plan.marks()) {
                    if (mark.what().equals(Lock.KEY) && mark.at().equals(next) && mark.amount() != without) {
                        keys.add(mark.amount());
                    }
                }
                if (isOpen && states.add(next + " " + keys)) {
                    waiting.add(new Visit(next, keys));
                }
            }
        }
        return reached;
    }

    private record Visit(Point cell, Set<Integer> keys) {}

    static void assertSolvable(LevelPlan plan) {
        assertThat(reached(plan, 0, Movement.FOUR_WAY)).hasSize(plan.open().count());
        for (Lock lock : plan.details(Lock.class)) {
            assertThat(plan.kindAt(lock.door().x(), lock.door().y())).isEqualTo(CellKind.LOCKED_DOOR);
            assertThat(plan.kindAt(lock.key().x(), lock.key().y())).isEqualTo(CellKind.FLOOR);
            assertThat(reached(plan, lock.id(), lock.movement())).doesNotContain(lock.beyond(), lock.door());
        }
    }
}
