package io.github.undercroft.dungeon.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.StraightSteps;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.AddPillars;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AddLocksTest {

    private static final ImmutableList<LevelGenerator> ALL = ImmutableList.of(
            RogueLevels.of(80, 24).atDepth(12),
            FeatureLevels.of(60, 30),
            FeatureLevels.of(60, 30).withFinish(),
            FeatureLevels.literal(60, 30),
            CaveLevels.of(50, 30),
            ScatterLevels.of(30, 12).withWallPercent(45),
            BspLevels.of(60, 30),
            MazeLevels.of(31, 21),
            RoomsAndMazesLevels.of(41, 25));

    private static String rows(String... rows) {
        return String.join("\n", rows);
    }

    private static PlanText three() {
        return PlanText.of(rows(
                "#################",
                "#<..#...#...#...#",
                "#...+...+...+...#",
                "#.>.#...#...#...#",
                "#################"));
    }

    /** What is reached from the stairs up, without one key: each cell with each set of keys is a state of its own. */
    private static Set<Point> reached(LevelPlan plan, int without) {
        List<Lock> locks = plan.details(Lock.class);
        Point start = plan.places(CellKind.STAIRS_UP).get(0);
        TreeSet<Point> reached = new TreeSet<>();
        TreeSet<String> states = new TreeSet<>();
        Deque<Visit> waiting = new ArrayDeque<>();
        waiting.add(new Visit(start, new TreeSet<>()));
        while (!waiting.isEmpty()) {
            Visit visit = waiting.removeLast();
            reached.add(visit.cell);
            for (Direction side : Direction.cardinal()) {
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

    private static void assertSolvable(LevelPlan plan) {
        assertThat(reached(plan, 0)).hasSize(plan.open().count());
        for (Lock lock : plan.details(Lock.class)) {
            assertThat(plan.kindAt(lock.door().x(), lock.door().y())).isEqualTo(CellKind.LOCKED_DOOR);
            assertThat(plan.kindAt(lock.key().x(), lock.key().y())).isEqualTo(CellKind.FLOOR);
            assertThat(reached(plan, lock.id())).doesNotContain(lock.beyond(), lock.door());
        }
    }

    /** Over states of cells and keys, so there are few locks; the laws hold for many. */
    @Property
    void withAllKeysOneGetsEverywhereAndWithoutOneNotBehindItsDoor(
            @ForAll @IntRange(min = 0, max = 7) int generator,
            @ForAll @IntRange(min = 1, max = 5) int count,
            @ForAll @IntRange(min = 0, max = 2) int nesting,
            @ForAll boolean isOnTheWay,
            @ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        AddLocks beside = AddLocks.upTo(count).withNestedPercent(nesting * 50);
        LevelPlan plan =
                GeneratorTrials.plan(ALL.get(generator).then(isOnTheWay ? beside.alsoOnTheWay() : beside), seed);
        assertThat(plan.details(Lock.class)).hasSizeLessThanOrEqualTo(count);
        assertThat(plan.origin().rejections().keySet()).noneMatch(reason -> reason.contains("lock"));
        assertSolvable(plan);
    }

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
            LevelGenerator levels = ALL.get(seed % ALL.size());
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

    @Test
    void locksAfterAnyGeneratorKeepTheLaws() {
        for (LevelGenerator generator : ALL) {
            GeneratorTrials.keepsTheLaws(generator.then(AddLocks.upTo(4)), 20);
            GeneratorTrials.keepsTheLaws(
                    generator.then(AddLocks.upTo(40).withMinBehind(1).alsoOnTheWay()), 10);
            GeneratorTrials.keepsTheLaws(
                    generator.then(
                            AddLocks.upTo(3).alsoOnTheWay(), AddLocks.upTo(3).withNestedPercent(100)),
                    20);
        }
    }

    @Test
    @Tag("soak")
    void locksInManyLevelsKeepTheLaws() {
        for (LevelGenerator generator : ALL) {
            GeneratorTrials.keepsTheLaws(generator.then(AddLocks.upTo(8).alsoOnTheWay()), 10_000);
        }
    }

    @Test
    void theWayFromStairsToStairsStaysOpenUnlessItMayBeLockedToo() {
        LevelGenerator beside = BspLevels.of(60, 30).withLoopPercent(0).then(AddLocks.upTo(8));
        assertThat(beside.guarantees()).contains(Guarantee.OPEN_WAY, Guarantee.SOLVABLE);
        LevelGenerator anywhere =
                BspLevels.of(60, 30).withLoopPercent(0).then(AddLocks.upTo(8).alsoOnTheWay());
        assertThat(anywhere.guarantees()).contains(Guarantee.SOLVABLE).doesNotContain(Guarantee.OPEN_WAY);
        int besideLocks = 0;
        int anywhereLocks = 0;
        int ways = 0;
        for (long seed = 0; seed < 50; seed++) {
            besideLocks +=
                    GeneratorTrials.plan(beside, seed).details(Lock.class).size();
            LevelPlan plan = GeneratorTrials.plan(anywhere, seed);
            anywhereLocks += plan.details(Lock.class).size();
            PlanText drawn = PlanText.of(PlanText.render(plan));
            ways += drawn.guarantees().contains(Guarantee.OPEN_WAY) ? 0 : 1;
        }
        assertThat(besideLocks).isGreaterThan(100);
        assertThat(anywhereLocks).isGreaterThan(besideLocks);
        assertThat(ways).isGreaterThan(25);
    }

    @Test
    void allDoorsThatPartTheLevelCanBeLockedOneBehindTheOther() {
        LevelGenerator nested = three().then(AddLocks.upTo(9).atLeast(3).withNestedPercent(100));
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(nested, seed);
            List<Lock> locks = plan.details(Lock.class);
            assertThat(locks.stream().map(Lock::id)).containsExactly(1, 2, 3);
            assertThat(locks.stream().map(Lock::door))
                    .containsExactly(new Point(4, 2), new Point(8, 2), new Point(12, 2));
            assertThat(locks.stream().map(Lock::beyond))
                    .containsExactly(new Point(5, 2), new Point(9, 2), new Point(13, 2));
            assertThat(locks.get(0).key().x()).isLessThan(4);
            assertThat(locks.get(1).key().x()).isBetween(5, 7);
            assertThat(locks.get(2).key().x()).isBetween(9, 11);
            assertThat(plan.marks())
                    .containsExactlyElementsOf(locks.stream().map(Lock::keyMark).toList());
        }
    }

    @Test
    void doorsAreDrawnWithTheSameChance() {
        int[] counts = new int[17];
        LevelGenerator one = three().then(AddLocks.upTo(1));
        for (long seed = 0; seed < 3000; seed++) {
            counts[
                    GeneratorTrials.plan(one, seed)
                            .details(Lock.class)
                            .get(0)
                            .door()
                            .x()]++;
        }
        assertThat(new int[] {counts[4], counts[8], counts[12]}).satisfies(shares -> {
            for (int share : shares) {
                assertThat(share).isBetween(900, 1100);
            }
        });
    }

    @Test
    void howManyCellsAreBehindALockIsAsked() {
        LevelGenerator two = three().then(AddLocks.upTo(9).withMinBehind(10));
        for (long seed = 0; seed < 20; seed++) {
            List<Lock> locks = GeneratorTrials.plan(two, seed).details(Lock.class);
            assertThat(locks).hasSize(1);
            assertThat(locks.get(0).door().x()).isEqualTo(8);
        }
    }

    @Test
    void aDoorThatIsLockedAlreadyGetsAKeyAndADoorOneCanGoAroundNone() {
        LevelPlan plan = GeneratorTrials.plan(
                PlanText.of(rows(
                                "###########",
                                "#<.L...#..#",
                                "#.##...L..#",
                                "#..+...#..#",
                                "#.>#...#..#",
                                "###########"))
                        .then(AddLocks.upTo(1).atLeast(0)),
                1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(7, 2));
        assertSolvable(plan);
    }

    @Test
    void withoutLocksOfItsOwnItGivesKeysToDoorsThatAreLocked() {
        LevelPlan plan = GeneratorTrials.plan(
                PlanText.of(rows("########", "#<.+.L.#", "#.>#####", "########"))
                        .then(AddLocks.upTo(0)),
                1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(5, 1));
        assertSolvable(plan);
    }

    /** A passage that met two mazes is cut off from one of them by the door; these two meet at the door instead. */
    @Test
    void whereADoorTakesTheCellAtWhichAreasMeetTheAreasBesideItMeet() {
        LevelGenerator deep = RogueLevels.of(80, 24).atDepth(12);
        LevelPlan before = GeneratorTrials.plan(deep, 7892);
        Point meeting = new Point(23, 15);
        assertThat(before.links()).contains(new Link(3, 15, meeting)).doesNotContain(new Link(3, 14, meeting));
        LevelPlan plan = GeneratorTrials.plan(deep.then(AddLocks.upTo(8).alsoOnTheWay()), 7892);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).contains(meeting);
        assertThat(plan.links()).contains(new Link(3, 14, meeting));
        assertThat(LevelLaws.breach(plan)).isEmpty();
    }

    @Test
    void whatOneCanGoAroundIsNotLocked() {
        LevelGenerator ring = PlanText.of(rows("#########", "#<..+..>#", "#.#####.#", "#...+...#", "#########"));
        assertThat(GeneratorTrials.plan(ring.then(AddLocks.upTo(5)), 1).details(Lock.class))
                .isEmpty();
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(
                        () -> GeneratorTrials.plan(ring.then(AddLocks.upTo(5).atLeast(1)), 1))
                .withMessageContaining("fewer locks than asked for=100");
    }

    /** Digs one cell, and minds no lock. */
    private record Breach(Point at) implements LevelStep {

        @Override
        public String name() {
            return "breach";
        }

        @Override
        public void apply(LevelDraft draft, RandomSource random) {
            draft.set(at.x(), at.y(), CellKind.FLOOR);
        }
    }

    @Test
    void aStepOfAnAuthorThatGoesAroundALockIsFoundOut() {
        LevelGenerator spoiled = PlanText.of(
                        rows("##############", "#<.>+........#", "###########..#", "#............#", "##############"))
                .then(AddLocks.upTo(1).atLeast(1), new Breach(new Point(1, 2)));
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> spoiled.generate(RandomSource.of(1)))
                .withMessageContaining("a lock that can be gone around");
    }

    /** Who opens the wall at (2,2) goes around the lock; who opens one at (8,2) or (9,2) does not. */
    @Test
    void loopsMadeLaterGoAroundNoLock() {
        PlanText drawn = PlanText.of(
                rows("##############", "#<.>+........#", "#####.######.#", "#............#", "##############"));
        AddLocks one = AddLocks.upTo(1).atLeast(1).withMinBehind(1);
        int others = 0;
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(drawn.then(one, new AddLoops(7)), seed);
            assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(4, 1));
            assertThat(plan.kindAt(2, 2)).isEqualTo(CellKind.ROCK);
            assertSolvable(plan);
            assertThat(GeneratorTrials.plan(drawn.then(new AddLoops(7)), seed).kindAt(2, 2))
                    .isEqualTo(CellKind.DOOR);
            others += plan.kindAt(8, 2) == CellKind.DOOR || plan.kindAt(9, 2) == CellKind.DOOR ? 1 : 0;
        }
        assertThat(others).isEqualTo(20);
    }

    /** Not one attempt is lost, so none of these steps goes around a lock or takes one away. */
    @Test
    void theOtherStepsMayFollowLocks() {
        Vault cross = Vault.of("cross", rows("##E##", "#...#", "E.#.E", "#...#", "##E##"));
        ImmutableList<LevelStep> steps = ImmutableList.of(
                new AddLoops(4),
                AddLakes.of(5),
                new PruneDeadEnds(100),
                new AddDoors(100),
                new AddPillars(100),
                AddVaults.of(cross).upTo(3),
                AddVaults.of(cross).onFloor().upTo(3));
        int loops = 0;
        for (LevelGenerator generator : ALL) {
            for (LevelStep step : steps) {
                for (long seed = 0; seed < 5; seed++) {
                    LevelPlan locked = GeneratorTrials.plan(generator.then(AddLocks.upTo(4)), seed);
                    LevelPlan plan = GeneratorTrials.plan(generator.then(AddLocks.upTo(4), step), seed);
                    assertThat(plan.origin().attempts())
                            .as("attempts at %s and %s, seed %s", generator, step, seed)
                            .isEqualTo(locked.origin().attempts());
                    assertThat(plan.details(Lock.class)).isEqualTo(locked.details(Lock.class));
                    assertThat(LevelLaws.breach(plan)).isEmpty();
                    loops += step instanceof AddLoops && !plan.equals(locked) ? 1 : 0;
                }
            }
        }
        assertThat(loops).isGreaterThan(20);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> AddLocks.upTo(-1), "max", "is -1", "take 0");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(1001), "max", "take 1000");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(3).atLeast(4), "min", "is 4", "take 3");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(3).withMinBehind(0), "minBehind", "take 1");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(3).withNestedPercent(101), "nestedPercent", "take 100");
    }

    @Test
    void equalSeedsGiveTheLocksTheyHaveAlwaysGiven() {
        List<String> digests = new ArrayList<>();
        digests.add(GeneratorTrials.digest(BspLevels.of(60, 30).then(AddLocks.upTo(5))));
        digests.add(GeneratorTrials.digest(
                RogueLevels.of(80, 24).then(AddLocks.upTo(5).alsoOnTheWay())));
        assertThat(digests).containsExactly("8eb641e6f458942b", "a0e9be23ec365244");
    }
}
