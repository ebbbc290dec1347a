package io.github.undercroft.dungeon.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.GivenStep;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import org.junit.jupiter.api.Test;

class StepsAfterLocksTest {

    /** Digs one cell, and minds no lock. */
    private static LevelStep breach(int x, int y) {
        return GivenStep.of("breach", (draft, random) -> draft.set(x, y, CellKind.FLOOR));
    }

    @Test
    void aStepOfAnAuthorThatGoesAroundALockIsFoundOut() {
        LevelGenerator spoiled = PlanText.of(LockTrials.rows(
                        "##############", "#<.>+........#", "###########..#", "#............#", "##############"))
                .then(AddLocks.upTo(1).atLeast(1), breach(1, 2));
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> spoiled.generate(RandomSource.of(1)))
                .withMessageContaining("a lock that can be gone around");
    }

    /** Who opens the wall at (2,2) goes around the lock; who opens one at (8,2) or (9,2) does not. */
    @Test
    void loopsMadeLaterGoAroundNoLock() {
        PlanText drawn = PlanText.of(LockTrials.rows(
                "##############", "#<.>+........#", "#####.######.#", "#............#", "##############"));
        AddLocks one = AddLocks.upTo(1).atLeast(1).withMinBehind(1);
        int others = 0;
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(drawn.then(one, new AddLoops(7)), seed);
            assertThat(plan.details(Lock.class)).extracting(Lock::door).containsExactly(new Point(4, 1));
            assertThat(plan.kindAt(2, 2)).isEqualTo(CellKind.ROCK);
            LockTrials.assertSolvable(plan);
            assertThat(GeneratorTrials.plan(drawn.then(new AddLoops(7)), seed).kindAt(2, 2))
                    .isEqualTo(CellKind.DOOR);
            others += plan.kindAt(8, 2) == CellKind.DOOR || plan.kindAt(9, 2) == CellKind.DOOR ? 1 : 0;
        }
        assertThat(others).isEqualTo(20);
    }

    /** Not one attempt is lost, so none of these steps goes around a lock or takes one away. */
    @Test
    void theOtherStepsMayFollowLocks() {
        Vault cross = Vault.of("cross", LockTrials.rows("##E##", "#...#", "E.#.E", "#...#", "##E##"));
        ImmutableList<LevelStep> steps = ImmutableList.of(
                new AddLoops(4),
                AddLakes.of(5),
                new PruneDeadEnds(100),
                new AddDoors(100),
                AddVaults.of(cross).upTo(3),
                AddVaults.of(cross).onFloor().upTo(3));
        int loops = 0;
        for (LevelGenerator generator : LockTrials.ALL) {
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
}
