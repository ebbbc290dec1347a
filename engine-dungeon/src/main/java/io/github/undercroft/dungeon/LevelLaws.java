package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The laws that each level must obey, whichever generator made it; for tests of your own generators and steps.
 *
 * <pre>{@code
 * assertThat(LevelLaws.of(BspLevels.of(80, 24)).breaches(0, 200)).isEmpty();
 * }</pre>
 *
 * <p>For each seed a level is made twice and checked cell by cell, slowly, and by other code than the generators' own
 * checks: nothing is thrown; equal seeds give equal levels; exactly one number is drawn from the random source that is
 * passed in; all passable cells are connected by straight steps, with doors of any sort counted as open; the border is
 * closed; doors stand in doorways; there are stairs up and stairs down; nothing is marked on a solid cell. There
 * are areas, they have passable cells only, and their bounds are as small as possible; links lie between their areas; areas
 * that touch, or have a cell of no area between them, have a link; links connect all areas. With every key taken on the way
 * all locks can be opened; without one key the cells behind its door cannot be reached.
 */
public final class LevelLaws {

    private final LevelGenerator generator;

    private LevelLaws(LevelGenerator generator) {
        this.generator = generator;
    }

    /** @return the laws for the levels of a generator */
    public static LevelLaws of(LevelGenerator generator) {
        return new LevelLaws(Objects.requireNonNull(generator, "generator"));
    }

    /**
     * Checks the levels of so many seeds, 1 or more, from the first one on.
     *
     * @return a line for each level that breaks a law, with its seed; empty if there is none
     * @throws IllegalArgumentException if there are no seeds to try
     */
    public List<String> breaches(long firstSeed, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("The laws hold in any " + count + " levels; try 1 seed or more");
        }
        List<String> breaches = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long seed = firstSeed + i;
            Optional<String> breach = breachOrException(seed);
            if (breach.isPresent()) {
                breaches.add("seed " + seed + " of " + generator + ": " + breach.get());
            }
        }
        return breaches;
    }

    /** An exception is a breach too, so that all seeds are tried. */
    private Optional<String> breachOrException(long seed) {
        try {
            return breach(seed);
        } catch (RuntimeException e) {
            return Optional.of("it throws " + e);
        }
    }

    private Optional<String> breach(long seed) {
        RandomSource random = RandomSource.of(seed);
        RandomSource once = random.copy();
        once.nextLong();
        LevelPlan plan = generator.generate(random);
        if (random.state0() != once.state0() || random.state1() != once.state1()) {
            return Optional.of("it draws more or less than one number from the random source that it is given");
        }
        if (!plan.equals(generator.generate(RandomSource.of(seed)))) {
            return Optional.of("it is another level the second time");
        }
        return breach(plan);
    }

    /** @return the first fault that is found in a plan; empty if there is none */
    public static Optional<String> breach(LevelPlan plan) {
        List<Point> open = plan.open().points();
        if (open.isEmpty()) {
            return Optional.of("nothing is passable");
        }
        for (Point cell : open) {
            if (!plan.kindAt(cell.x(), cell.y()).isPassable()) {
                return Optional.of(cell + " counts as open, but is " + plan.kindAt(cell.x(), cell.y()));
            }
            if (cell.x() == 0 || cell.y() == 0 || cell.x() == plan.width() - 1 || cell.y() == plan.height() - 1) {
                return Optional.of("the border is open at " + cell);
            }
            if (plan.kindAt(cell.x(), cell.y()).isDoor() && !isDoorway(plan, cell)) {
                return Optional.of("the door at " + cell + " is not in a doorway");
            }
        }
        int reached = reached(plan, open.get(0));
        if (reached != open.size()) {
            return Optional.of((open.size() - reached) + " of " + open.size() + " cells are cut off");
        }
        return stairsAndMarks(plan).or(() -> AreaLaws.breach(plan)).or(() -> LockLaws.breach(plan));
    }

    private static boolean isDoorway(LevelPlan plan, Point door) {
        boolean alongRow = isOpen(plan, door.x() - 1, door.y())
                && isOpen(plan, door.x() + 1, door.y())
                && !isOpen(plan, door.x(), door.y() - 1)
                && !isOpen(plan, door.x(), door.y() + 1);
        boolean alongColumn = !isOpen(plan, door.x() - 1, door.y())
                && !isOpen(plan, door.x() + 1, door.y())
                && isOpen(plan, door.x(), door.y() - 1)
                && isOpen(plan, door.x(), door.y() + 1);
        return alongRow || alongColumn;
    }

    private static boolean isOpen(LevelPlan plan, int x, int y) {
        return plan.kindAt(x, y).isPassable();
    }

    private static int reached(LevelPlan plan, Point start) {
        boolean[] seen = new boolean[plan.width() * plan.height()];
        Deque<Point> waiting = new ArrayDeque<>(List.of(start));
        seen[start.y() * plan.width() + start.x()] = true;
        int count = 0;
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            count++;
            for (Point next : List.of(cell.plus(0, -1), cell.plus(1, 0), cell.plus(0, 1), cell.plus(-1, 0))) {
                int index = next.y() * plan.width() + next.x();
                if (isOpen(plan, next.x(), next.y()) && !seen[index]) {
                    seen[index] = true;
                    waiting.addLast(next);
                }
            }
        }
        return count;
    }

    private static Optional<String> stairsAndMarks(LevelPlan plan) {
        for (CellKind stairs : ImmutableList.of(CellKind.STAIRS_UP, CellKind.STAIRS_DOWN)) {
            if (plan.places(stairs).isEmpty()) {
                return Optional.of("there is no " + stairs);
            }
        }
        return plan.marks().stream()
                .filter(mark -> !isOpen(plan, mark.at().x(), mark.at().y()))
                .findFirst()
                .map(mark -> mark + " is on a solid cell");
    }
}
