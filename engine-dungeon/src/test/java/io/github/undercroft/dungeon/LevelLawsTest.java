package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LevelLawsTest {

    /** Two rooms with a door between them, and whatever is done to them afterwards. */
    private record TwoRooms(BiConsumer<LevelDraft, RandomSource> harm) implements LevelGenerator {

        @Override
        public int width() {
            return 9;
        }

        @Override
        public int height() {
            return 5;
        }

        @Override
        public List<LevelStep> steps() {
            return List.of(
                    step(
                            "two rooms",
                            (draft, random) -> {
                                Area west = draft.dig(new Rect(1, 1, 3, 3), AreaKind.ROOM, false);
                                Area east = draft.dig(new Rect(5, 1, 3, 3), AreaKind.ROOM, false);
                                draft.set(4, 2, CellKind.DOOR);
                                draft.join(new Link(west.id(), east.id(), new Point(4, 2)));
                            },
                            ImmutableSet.of(Guarantee.CONNECTED)),
                    new PlaceStairs(),
                    step("harm", harm, ImmutableSet.of()));
        }

        @Override
        public Set<Guarantee> guarantees() {
            return ImmutableSet.of();
        }

        @Override
        public String toString() {
            return "two rooms";
        }
    }

    private static LevelStep step(String name, BiConsumer<LevelDraft, RandomSource> work, Set<Guarantee> gives) {
        return new GivenStep(name, Set.of(), Set.of(), gives, work);
    }

    private static void isCaught(BiConsumer<LevelDraft, RandomSource> harm, String... words) {
        assertThat(LevelLaws.of(new TwoRooms(harm)).breaches(0, 3))
                .hasSize(3)
                .allSatisfy(breach ->
                        assertThat(breach).contains("seed", "two rooms").contains(words));
    }

    @Test
    void aGoodLevelBreaksNothing() {
        assertThat(LevelLaws.of(new TwoRooms((draft, random) -> {})).breaches(0, 20))
                .isEmpty();
    }

    @Test
    void eachPlantedDefectIsCaught() {
        isCaught((draft, random) -> draft.set(4, 2, CellKind.ROCK), "cut off");
        isCaught((draft, random) -> draft.set(0, 2, CellKind.FLOOR), "border", "(0,2)");
        isCaught((draft, random) -> draft.set(2, 2, CellKind.DOOR), "door", "(2,2)");
        isCaught(
                (draft, random) -> {
                    for (int y = 1; y < 4; y++) {
                        for (int x = 1; x < 8; x++) {
                            if (draft.kindAt(x, y) == CellKind.STAIRS_DOWN) {
                                draft.set(x, y, CellKind.FLOOR);
                            }
                        }
                    }
                },
                "STAIRS_DOWN");
        isCaught((draft, random) -> draft.mark(new Mark("gold", new Point(4, 1), 5, "planted")), "mark", "solid");
        isCaught(
                (draft, random) -> {
                    throw new IndexOutOfBoundsException("planted");
                },
                "IndexOutOfBoundsException",
                "planted");
        isCaught((draft, random) -> draft.join(new Link(0, 7, new Point(1, 1))), "Link");
        isCaught((draft, random) -> draft.join(new Link(0, 1, new Point(1, 1))), "Link");
        isCaught((draft, random) -> draft.addArea(AreaKind.ROOM, new Rect(1, 1, 1, 1), false), "no passable cell");
        isCaught((draft, random) -> draft.claim(draft.areas().get(0), 1, 5, 6), "outside the bounds");
    }

    @Test
    void areasThatAreWrongAreCaught() {
        isCaught((draft, random) -> draft.claim(draft.areas().get(0), 0, 1, 2), "(1,0) is solid", "id=0");
        isCaught(
                (draft, random) -> {
                    Area large = draft.addArea(AreaKind.CORRIDOR, new Rect(1, 1, 7, 3), false);
                    draft.claim(large, 2, 2, 3);
                    draft.join(new Link(0, large.id(), new Point(2, 2)));
                },
                "bounds of Area[id=2",
                "too large",
                "width=1, height=1");
        isCaught(
                (draft, random) -> draft.claim(draft.addArea(AreaKind.CORRIDOR, new Rect(2, 2, 1, 1), false), 2, 2, 3),
                "the areas 0 and 2 meet at (2,1)",
                "no link");
        isCaught(
                (draft, random) -> {
                    draft.release(1, 5, 8);
                    draft.release(2, 5, 8);
                    draft.release(3, 5, 8);
                    draft.tidyAreas();
                    draft.claim(draft.addArea(AreaKind.CAVE, new Rect(6, 3, 1, 1), false), 3, 6, 7);
                },
                "1 of 2 areas");
        isCaught(
                (draft, random) -> {
                    for (int y = 1; y < 4; y++) {
                        draft.release(y, 1, 8);
                    }
                    draft.tidyAreas();
                },
                "no area");
    }

    /** The door between two rooms is no room's; who tells nobody that they meet there is caught all the same. */
    @Test
    void areasWithAnUntoldDoorBetweenThemAreCaught() {
        LevelDraft draft = Drawn.draft("#######", "#00+11#", "#######");
        draft.set(1, 1, CellKind.STAIRS_UP);
        draft.set(5, 1, CellKind.STAIRS_DOWN);
        assertThat(LevelLaws.breach(Drawn.plan(draft)))
                .hasValueSatisfying(breach -> assertThat(breach).contains("the areas 0 and 1 meet at (3,1)"));
    }

    private static void lock(LevelDraft draft, int id) {
        boolean isUpWest =
                IntStream.range(0, 9).anyMatch(cell -> draft.kindAt(1 + cell % 3, 1 + cell / 3) == CellKind.STAIRS_UP);
        Point key = new Point(isUpWest ? 2 : 6, 2);
        Lock lock = new Lock(id, new Point(4, 2), key, new Point(isUpWest ? 5 : 3, 2));
        draft.set(4, 2, CellKind.LOCKED_DOOR);
        draft.mark(lock.keyMark());
        draft.addDetail(lock);
    }

    @Test
    void aKeyThatIsThereTwiceAndTwoLocksWithOneIdAreCaught() {
        assertThat(LevelLaws.of(new TwoRooms((draft, random) -> lock(draft, 1))).breaches(0, 9))
                .isEmpty();
        isCaught(
                (draft, random) -> {
                    draft.mark(new Mark(Lock.KEY, new Point(1, 1), 1, "another"));
                    lock(draft, 1);
                },
                "2 keys",
                "id=1");
        isCaught(
                (draft, random) -> {
                    lock(draft, 1);
                    draft.addDetail(draft.details(Lock.class).get(0));
                },
                "two locks",
                "id 1");
    }

    @Test
    void asManySeedsAreTriedAsWereAskedForAndNoneIsRefused() {
        LevelLaws bad = LevelLaws.of(new TwoRooms((draft, random) -> draft.set(4, 2, CellKind.ROCK)));
        for (int count : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> bad.breaches(0, count))
                    .withMessageContainingAll(String.valueOf(count), "1 seed or more");
        }
        assertThat(bad.breaches(Long.MAX_VALUE - 1, 4)).hasSize(4);
    }

    @Test
    void whoDrawsFromElsewhereIsCaught() {
        long[] count = {0};
        isCaught(
                (draft, random) -> draft.set(4, 2, count[0]++ % 2 == 0 ? CellKind.SECRET_DOOR : CellKind.DOOR),
                "second");
    }

    @Test
    void aLevelThatBreaksItsPromiseIsTriedAgainAndAnErrorSaysWhatIsWrong() {
        LevelGenerator cut = new TwoRooms((draft, random) -> {})
                .then(step("cut", (draft, random) -> draft.set(4, 2, CellKind.ROCK), Set.of()));
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> cut.generate(RandomSource.of(5)))
                .withMessageContainingAll("two rooms", "100 attempts", "cut off=100");
        LevelGenerator lucky = new TwoRooms((draft, random) -> {})
                .then(step(
                        "luck",
                        (draft, random) -> {
                            if (random.chance(2, 3)) {
                                throw new LevelVeto("bad luck");
                            }
                        },
                        Set.of()));
        int max = 0;
        for (long seed = 0; seed < 20; seed++) {
            PlanOrigin origin = lucky.generate(RandomSource.of(seed)).origin();
            max = Math.max(max, origin.attempts());
            assertThat(origin.rejections().getOrDefault("bad luck", 0)).isEqualTo(origin.attempts() - 1);
        }
        assertThat(max).isGreaterThan(1);
    }

    @Test
    void aStepThatNeedsWhatIsNotGivenIsRefused() {
        LevelGenerator digsOnly =
                new GivenLevels(5, 5, step("dig", (draft, random) -> draft.set(1, 1, CellKind.FLOOR), Set.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> digsOnly.then(new PlaceStairs()))
                .withMessageContainingAll("stairs", "CONNECTED");
        LevelGenerator stairsOnly = new GivenLevels(5, 5, new PlaceStairs());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> stairsOnly.generate(RandomSource.of(1)))
                .withMessageContainingAll("stairs", "CONNECTED");
    }

    @Test
    void anExceptionOfAStepComesThroughAndTellsOfWhichLevel() {
        IllegalStateException broken = new IllegalStateException("broken");
        LevelGenerator breaking = new TwoRooms((draft, random) -> {
            throw broken;
        });
        assertThatThrownBy(() -> breaking.again(77))
                .isSameAs(broken)
                .satisfies(thrown -> assertThat(thrown.getSuppressed()[0])
                        .hasMessageContainingAll("\"harm\"", "two rooms", "seed 77", "attempt 1", "again(77)"));
    }

    /** Areas are dug, robbed and forgotten on the way; who only listens knows all the same which cells each has in the end. */
    @Test
    void aTraceTellsWhichCellsEachAreaHas() {
        LevelGenerator levels = FeatureLevels.of(60, 30)
                .withFinish(new AddLoops(12), AddLakes.of(4), new PruneDeadEnds(100), new AddDoors(60));
        int forgotten = 0;
        for (long seed = 0; seed < 20; seed++) {
            List<LevelChange> changes = new ArrayList<>();
            LevelPlan plan = levels.generate(RandomSource.of(seed), changes::add);
            Map<Point, Integer> heard = new TreeMap<>();
            for (LevelChange change : changes) {
                if (change instanceof LevelChange.AttemptBegan) {
                    heard.clear();
                } else if (change instanceof LevelChange.Claimed claimed) {
                    claimed.cells().points().forEach(cell -> heard.put(cell, claimed.area()));
                } else if (change instanceof LevelChange.Released released) {
                    released.cells().points().forEach(heard::remove);
                } else if (change instanceof LevelChange.AreasTidied tidied) {
                    heard.values().removeIf(area -> !tidied.former().contains(area));
                    heard.replaceAll((cell, area) -> tidied.former().indexOf(area));
                    assertThat(tidied.former()).hasSameSizeAs(tidied.areas());
                    forgotten += tidied.former().indexOf(tidied.former().size() - 1)
                                    == tidied.former().size() - 1
                            ? 0
                            : 1;
                }
            }
            Map<Point, Integer> told = new TreeMap<>();
            plan.areas().forEach(area -> plan.cells(area).points().forEach(cell -> told.put(cell, area.id())));
            assertThat(heard).isEqualTo(told);
        }
        assertThat(forgotten).isGreaterThan(10);
    }

    @Test
    void aTraceHearsAllThatChanges() {
        List<LevelChange> changes = new ArrayList<>();
        LevelPlan plan = new TwoRooms((draft, random) -> {}).generate(RandomSource.of(1), changes::add);
        LevelDraft again = LevelDraft.of(plan.width(), plan.height());
        for (LevelChange change : changes) {
            if (change instanceof LevelChange.Filled filled) {
                filled.cells().points().forEach(cell -> again.set(cell.x(), cell.y(), filled.kind()));
            }
        }
        assertThat(again.finish(plan.origin()).toString()).isEqualTo(plan.toString());
        assertThat(changes).startsWith(new LevelChange.AttemptBegan(1), new LevelChange.StepBegan("two rooms"));
        assertThat(changes).endsWith(new LevelChange.StepBegan("harm"), new LevelChange.AttemptEnded(""));
        assertThat(plan).isEqualTo(new TwoRooms((draft, random) -> {}).generate(RandomSource.of(1)));
    }
}
