package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LevelDraftTest {

    private static final CellKind[] KINDS = CellKind.values();

    /** What is known is kept while cells are opened beside others, and only then. */
    @Test
    void knowsWhetherOpenCellsAreConnected() {
        LevelDraft draft = LevelDraft.of(9, 9);
        draft.fill(4, 2, 7, CellKind.FLOOR);
        assertThat(draft.isConnected()).isTrue();
        draft.set(3, 3, CellKind.FLOOR);
        draft.set(3, 2, CellKind.FLOOR);
        assertThat(draft.isConnected()).isTrue();
        draft.set(3, 3, CellKind.ROCK);
        assertThat(draft.isConnected()).isFalse();
        draft.set(3, 3, CellKind.FLOOR);
        assertThat(draft.isConnected()).isTrue();
        draft.set(7, 7, CellKind.FLOOR);
        assertThat(draft.isConnected()).isFalse();
    }

    /** Against a plain array, with sets and fills of all kinds one over the other. */
    @Test
    void cellsAreWhatTheyWereLastMade() {
        RandomSource random = RandomSource.of(6);
        for (int round = 0; round < 200; round++) {
            int width = 1 + random.nextInt(150);
            int height = 1 + random.nextInt(4);
            LevelDraft draft = LevelDraft.of(width, height);
            CellKind[][] model = new CellKind[height][width];
            for (CellKind[] row : model) {
                Arrays.fill(row, CellKind.ROCK);
            }
            for (int change = 0; change < 20; change++) {
                CellKind kind = KINDS[random.nextInt(KINDS.length)];
                int y = random.nextInt(height);
                int from = random.nextInt(width + 1);
                int to = from + random.nextInt(width - from + 1);
                if (to == from + 1) {
                    draft.set(from, y, kind);
                } else {
                    draft.fill(y, from, to, kind);
                }
                Arrays.fill(model[y], from, to, kind);
            }
            assertAgrees(draft, model, random);
        }
    }

    private static void assertAgrees(LevelDraft draft, CellKind[][] model, RandomSource random) {
        for (int y = 0; y < draft.height(); y++) {
            for (int x = 0; x < draft.width(); x++) {
                CellKind kind = model[y][x];
                assertThat(draft.kindAt(x, y)).isEqualTo(kind);
                assertThat(draft.open().get(x, y)).isEqualTo(kind.isPassable());
                assertThat(draft.special().get(x, y)).isEqualTo(kind != CellKind.ROCK && kind != CellKind.FLOOR);
            }
            int from = random.nextInt(draft.width() + 1);
            int to = from + random.nextInt(draft.width() - from + 1);
            boolean isSolid = true;
            for (int x = from; x < to; x++) {
                isSolid &= !model[y][x].isPassable();
            }
            assertThat(draft.isSolid(y, from, to)).isEqualTo(isSolid);
        }
    }

    @Test
    void outsideAllIsRockAndCannotBeChanged() {
        LevelDraft draft = LevelDraft.of(5, 4);
        int[][] outside = {{-1, 0}, {0, -1}, {5, 0}, {0, 4}, {Integer.MIN_VALUE, 0}, {Integer.MAX_VALUE, 3}};
        for (int[] cell : outside) {
            assertThat(draft.kindAt(cell[0], cell[1])).isEqualTo(CellKind.ROCK);
            assertThat(draft.areaAt(cell[0], cell[1])).isEqualTo(LevelDraft.NO_AREA);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> draft.set(cell[0], cell[1], CellKind.FLOOR))
                    .withMessageContaining("5 x 4");
        }
    }

    @Test
    void streamsDependOnSeedNameAndHowOftenTheNameWasAskedFor() {
        LevelDraft draft = LevelDraft.of(5, 4);
        draft.setAttempt(7, false);
        LevelDraft other = LevelDraft.of(9, 9);
        other.setAttempt(7, false);
        RandomSource first = draft.stream("stock");
        assertThat(first.copy().nextLong()).isEqualTo(other.stream("stock").nextLong());
        first.nextLong();
        assertThat(draft.stream("stock").nextLong())
                .isEqualTo(other.stream("stock").nextLong());

        LevelDraft third = LevelDraft.of(5, 4);
        third.setAttempt(8, false);
        assertThat(List.of(
                        other.stream("stock").nextLong(),
                        other.stream("light").nextLong(),
                        third.stream("stock").nextLong(),
                        first.nextLong()))
                .doesNotHaveDuplicates();
    }

    /** So many that a list of all names, looked through for each, would take minutes. */
    @Test
    void eachOfManyStepsHasAStreamOfItsOwn() {
        LevelDraft draft = LevelDraft.of(5, 4);
        Set<Long> first = new TreeSet<>();
        for (int i = 0; i < 200_000; i++) {
            first.add(draft.stream("room " + i).nextLong());
            first.add(draft.stream("room").nextLong());
        }
        assertThat(first).hasSize(400_000);
    }

    @Test
    void aFinishedLevelIsNotChangedByTheDraft() {
        LevelDraft draft = Drawn.draft("####", "#00#", "####");
        LevelPlan plan = Drawn.plan(draft);
        assertThatIllegalStateException()
                .isThrownBy(() -> draft.set(0, 0, CellKind.FLOOR))
                .withMessageContaining("finished");
        assertThat(plan.kindAt(0, 0)).isEqualTo(CellKind.ROCK);
        assertThatIllegalStateException().isThrownBy(() -> draft.keep(1, 1)).withMessageContaining("finished");
    }

    /** Somebody left areas robbed. */
    @Test
    void theAreasOfAFinishedLevelAreNotTidiedAnyMore() {
        LevelDraft draft = Drawn.draft("####", "#01#", "####");
        draft.release(1, 1, 2);
        LevelPlan plan = Drawn.plan(draft);
        assertThatIllegalStateException().isThrownBy(draft::tidyAreas).withMessageContaining("finished");
        assertThat(plan.areaAt(2, 1)).contains(plan.areas().get(1));
    }

    /** By a run of cells, a rectangle, and a cell. */
    @Test
    void anAreaThatAnotherTakesAllCellsFromIsForgotten() {
        LevelDraft draft = Drawn.draft("#######", "#00122#", "#00122#", "#######");
        draft.join(new Link(0, 1, new Point(3, 1)));
        draft.join(new Link(1, 2, new Point(4, 1)));
        Area room = draft.areas().get(0);
        draft.claim(room, 1, 2, 4);
        draft.claim(room, 2, 3, 4);
        draft.tidyAreas();
        assertThat(draft.areas())
                .containsExactly(
                        new Area(0, AreaKind.ROOM, new Rect(1, 1, 2, 2), false),
                        new Area(1, AreaKind.ROOM, new Rect(4, 1, 2, 2), false));
        Area cave = draft.dig(new Rect(4, 1, 2, 2), AreaKind.CAVE, false);
        assertThat(cave.id()).isEqualTo(2);
        draft.tidyAreas();
        assertThat(draft.areas()).extracting(Area::kind).containsExactly(AreaKind.ROOM, AreaKind.CAVE);
        assertThat(draft.areaAt(5, 2)).isEqualTo(1);
        assertThat(draft.areaAt(3, 2)).isZero();
    }

    @Test
    void areasThatAStepLeavesRobbedAreTidiedInTheEnd() {
        LevelStep digOver = GivenStep.of("dig over", (draft, random) -> {
            draft.dig(new Rect(1, 1, 3, 3), AreaKind.ROOM, false);
            draft.dig(new Rect(1, 1, 6, 6), AreaKind.CAVE, false);
        });
        LevelPlan plan = new GivenLevels(8, 8, digOver).generate(RandomSource.of(1));
        assertThat(plan.areas()).containsExactly(new Area(0, AreaKind.CAVE, new Rect(1, 1, 6, 6), false));
        assertThat(plan.areaAt(1, 1)).contains(plan.areas().get(0));
    }

    @Test
    void oneMayDigWhileOneGoesThroughWhatIsThere() {
        LevelDraft draft = Drawn.draft("########", "#00#11##", "########", "########", "########");
        draft.join(new Link(0, 1, new Point(3, 1)));
        draft.mark(new Mark("gold", new Point(1, 1), 1, "test"));
        List<Area> before = draft.areas();
        for (Area area : draft.areas()) {
            draft.dig(new Rect(area.bounds().x(), 3, 1, 1), AreaKind.CAVE, false);
        }
        for (Link link : draft.links()) {
            draft.join(link);
        }
        for (Mark mark : draft.marks()) {
            draft.mark(mark);
        }
        assertThat(before).hasSize(2);
        assertThat(draft.areas()).hasSize(4);
        assertThat(draft.links()).hasSize(2);
        assertThat(draft.marks()).hasSize(2);

        for (Area area : draft.areas()) {
            draft.release(area.bounds().y(), area.bounds().x(), area.bounds().right() + 1);
            draft.tidyAreas();
        }
        assertThat(draft.areas()).isEmpty();
        assertThat(before).extracting(Area::id).containsExactly(0, 1);
        assertThatThrownBy(() -> before.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Nor does who asks for a view get a copy of it each time. */
    @Test
    void nobodyChangesALevelThroughItsViews() {
        LevelDraft draft = Drawn.draft("####", "#0+#", "####");
        LevelPlan plan = Drawn.plan(draft);
        List<BitGridView> views = List.of(plan.open(), draft.open(), draft.special(), draft.kept());
        assertThat(views).noneMatch(BitGrid.class::isInstance);
        assertThat(plan.open()).isSameAs(plan.open()).isEqualTo(BitGrid.copyOf(plan.open()));
        assertThat(plan.open().points()).containsExactly(new Point(1, 1), new Point(2, 1));
    }

    @Test
    void aLevelOfRockIsNotCalledCutOff() {
        assertThat(GuaranteeCheck.firstBreach(LevelDraft.of(5, 5), Set.of(Guarantee.CONNECTED)))
                .contains("no passable cell at all");
        assertThat(GuaranteeCheck.firstBreach(Drawn.draft("#####", "#0#1#", "#####"), Set.of(Guarantee.CONNECTED)))
                .contains("areas that are cut off");
    }

    @Test
    void nothingIsMarkedOutsideTheMapNorInTheRock() {
        LevelDraft draft = Drawn.draft("####", "#00#", "####");
        assertThatThrownBy(() -> draft.mark(new Mark("gold", new Point(-5, 900), 1, "test")))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("gold");
        draft.mark(new Mark("gold", new Point(0, 0), 1, "test"));
        assertThat(GuaranteeCheck.firstBreach(draft, Set.of())).contains("a mark on a solid cell");
    }

    /** The corridor touches the room twice; the link says where it does so once. */
    @Test
    void aLinkWhosePlaceIsTakenAwayMovesToWhereItsAreasStillTouch() {
        LevelDraft draft = Drawn.draft("#######", "#000aa#", "#000#a#", "#000aa#", "#######");
        draft.join(new Link(0, 1, new Point(4, 1)));
        draft.set(4, 1, CellKind.ROCK);
        draft.release(1, 4, 5);
        draft.tidyAreas();
        assertThat(draft.links()).containsExactly(new Link(0, 1, new Point(4, 3)));

        draft.set(4, 3, CellKind.ROCK);
        draft.release(3, 4, 5);
        draft.tidyAreas();
        assertThat(draft.links()).isEmpty();
    }

    @Test
    void theSeedThatAPlanNamesMakesItOnceMore() {
        LevelGenerator generator = ScatterLevels.of(20, 12);
        LevelPlan plan = generator.generate(RandomSource.of(5));
        assertThat(generator.again(plan.origin().seed())).isEqualTo(plan);
    }

    @Test
    void stairsLeaveMarksAndKeptCellsAlone() {
        for (int seed = 0; seed < 50; seed++) {
            LevelDraft draft = Drawn.draft("########", "#000000#", "########");
            draft.keep(1, 1);
            draft.mark(new Mark("gold", new Point(6, 1), 1, "test"));
            PlaceStairs.farApart().apply(draft, RandomSource.of(seed));
            assertThat(Drawn.rows(draft).get(1)).isIn("#.<..>.#", "#.>..<.#");
        }
    }

    /** Digs single cells, each an area. */
    private static LevelStep crumbs(List<Integer> attempts) {
        return GivenStep.of("crumbs", (draft, random) -> {
            attempts.add(1);
            for (int i = 0; i < draft.width() * draft.height(); i++) {
                draft.dig(new Rect(i % draft.width(), i / draft.width(), 1, 1), AreaKind.ROOM, false);
            }
        });
    }

    @Test
    void moreAreasThanAPlanHoldsAreNotTriedAgain() {
        assertThat(new GivenLevels(257, 255, crumbs(new ArrayList<>())).again(1).areas())
                .hasSize(65_535);
        List<Integer> attempts = new ArrayList<>();
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> new GivenLevels(256, 256, crumbs(attempts)).again(1))
                .withMessageContainingAll("seed 1", "more than 65535 areas", "smaller", "fewer");
        assertThat(attempts).hasSize(1);
    }

    @Test
    void aDraftRefusesMoreAreasThanAPlanHolds() {
        assertThatIllegalStateException()
                .isThrownBy(() -> crumbs(new ArrayList<>()).apply(LevelDraft.of(256, 256), RandomSource.of(1)))
                .withMessageContaining("65535");
    }
}
