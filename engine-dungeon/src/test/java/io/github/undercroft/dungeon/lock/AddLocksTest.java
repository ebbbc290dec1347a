package io.github.undercroft.dungeon.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AddLocksTest {

    private static PlanText three() {
        return PlanText.of(LockTrials.rows(
                "#################",
                "#<..#...#...#...#",
                "#...+...+...+...#",
                "#.>.#...#...#...#",
                "#################"));
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
        LevelPlan plan = GeneratorTrials.plan(
                LockTrials.ALL.get(generator).then(isOnTheWay ? beside.alsoOnTheWay() : beside), seed);
        assertThat(plan.details(Lock.class)).hasSizeLessThanOrEqualTo(count);
        assertThat(plan.origin().rejections().keySet()).noneMatch(reason -> reason.contains("lock"));
        LockTrials.assertSolvable(plan);
    }

    @Test
    void locksAfterAnyGeneratorKeepTheLaws() {
        for (LevelGenerator generator : LockTrials.ALL) {
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
        for (LevelGenerator generator : LockTrials.ALL) {
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
                PlanText.of(LockTrials.rows(
                                "###########",
                                "#<.L...#..#",
                                "#.##...L..#",
                                "#..+...#..#",
                                "#.>#...#..#",
                                "###########"))
                        .then(AddLocks.upTo(1).atLeast(0)),
                1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(7, 2));
        LockTrials.assertSolvable(plan);
    }

    @Test
    void withoutLocksOfItsOwnItGivesKeysToDoorsThatAreLocked() {
        LevelPlan plan = GeneratorTrials.plan(
                PlanText.of(LockTrials.rows("########", "#<.+.L.#", "#.>#####", "########"))
                        .then(AddLocks.upTo(0)),
                1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(5, 1));
        LockTrials.assertSolvable(plan);
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
        LevelGenerator ring =
                PlanText.of(LockTrials.rows("#########", "#<..+..>#", "#.#####.#", "#...+...#", "#########"));
        assertThat(GeneratorTrials.plan(ring.then(AddLocks.upTo(5)), 1).details(Lock.class))
                .isEmpty();
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(
                        () -> GeneratorTrials.plan(ring.then(AddLocks.upTo(5).atLeast(1)), 1))
                .withMessageContaining("fewer locks than asked for, with no way around them by EIGHT_WAY=100");
    }

    /** From (2,4) a diagonal step leads between two walls to (3,5), and so around the door. */
    private static PlanText gapAtACorner(char door) {
        return PlanText.of(LockTrials.rows(
                "#########", "#<..#...#", "#.>." + door + "...#", "#...#...#", "##.##...#", "###.....#", "#########"));
    }

    @Test
    void aDoorWithAGapAtACornerAroundItIsNotLocked() {
        assertThat(GeneratorTrials.plan(gapAtACorner('+').then(AddLocks.upTo(3)), 1)
                        .details(Lock.class))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = "EIGHT_WAY", mode = EnumSource.Mode.EXCLUDE)
    void aGameInWhichNobodySlipsThroughGapsMayLockMoreDoors(Movement movement) {
        LevelGenerator locked =
                gapAtACorner('+').then(AddLocks.upTo(3).atLeast(1).forMovement(movement));
        LevelPlan plan = GeneratorTrials.plan(locked, 1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(4, 2));
        assertThat(plan.details(Lock.class)).extracting(Lock::movement).containsExactly(movement);
        assertThat(LevelLaws.breach(plan)).isEmpty();
    }

    @Test
    void aDoorThatIsLockedAlreadyGetsNoKeyWhereAGapLeadsAroundItAndThePlanSaysSo() {
        LevelPlan plan = GeneratorTrials.plan(gapAtACorner('L').then(AddLocks.upTo(0)), 1);
        assertThat(plan.details(Lock.class)).isEmpty();
        assertThat(plan.origin().rejections().keySet()).anyMatch(reason -> reason.contains("by EIGHT_WAY"));
        LevelPlan straight =
                GeneratorTrials.plan(gapAtACorner('L').then(AddLocks.upTo(0).forMovement(Movement.FOUR_WAY)), 1);
        assertThat(straight.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(4, 2));
    }

    /** From (6,4) a gap leads around the locked door; its key may be in the room in the west, which is locked later. */
    @Test
    void aStepAfterAnotherMindsItsLocksAlsoIfTheyPromiseLess() {
        PlanText drawn = PlanText.of(LockTrials.rows(
                "#############",
                "#...#.<.#...#",
                "#...+...L...#",
                "#...#.>.#...#",
                "######.##...#",
                "#######.....#",
                "#############"));
        LevelGenerator both = drawn.then(
                AddLocks.upTo(0).forMovement(Movement.FOUR_WAY),
                AddLocks.upTo(1).atLeast(1));
        for (long seed = 0; seed < 50; seed++) {
            LevelPlan plan = GeneratorTrials.plan(both, seed);
            assertThat(plan.details(Lock.class))
                    .extracting(Lock::movement)
                    .containsExactly(Movement.FOUR_WAY, Movement.EIGHT_WAY);
            assertThat(plan.origin().attempts()).isEqualTo(1);
            assertThat(LevelLaws.breach(plan)).isEmpty();
        }
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> AddLocks.upTo(-1), "max", "is -1", "take 0");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(1001), "max", "take 1000");
        GeneratorTrials.isRefused(() -> AddLocks.upTo(3).atLeast(4), "atLeast", "is 4", "take 3");
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
