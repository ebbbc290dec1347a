package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelChange;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinishStepsTest {

    private static final FeatureLevels BARE =
            FeatureLevels.of(80, 40).withRooms(40).withFinish();
    private static final PlaceStairs ON_FLOOR = new PlaceStairs().withAlcovePercent(0);

    private static List<String> after(LevelStep step, LevelDraft draft) {
        step.apply(draft, RandomSource.of(1));
        return Drawn.rows(draft);
    }

    @Test
    void deadEndsAreFilledBackToForksAndRooms() {
        LevelDraft draft =
                Drawn.draft("###########", "#000######a", "#000aaaaaaa", "#000##b####", "#####bbbb##", "###########");
        assertThat(after(new PruneDeadEnds(100), draft))
                .containsExactly(
                        "###########", "#...#######", "#...#######", "#...#######", "###########", "###########");
        assertThat(draft.areas()).containsExactly(new Area(0, AreaKind.ROOM, new Rect(1, 1, 3, 3), false));
    }

    @Test
    void stairsMarksAndTheWayToThemStay() {
        LevelDraft draft = Drawn.draft("##########", "#00aaa+bb#", "#00###a###", "#####>aaa#", "##########");
        draft.mark(new Mark("gold", new Point(8, 3), 1, "test"));
        assertThat(after(new PruneDeadEnds(100), draft))
                .containsExactly("##########", "#.....+###", "#..###.###", "#####>...#", "##########");
        assertThat(draft.areas()).hasSize(2);
        assertThat(draft.areas().get(1).bounds()).isEqualTo(new Rect(3, 1, 6, 3));
    }

    @Test
    void linksGoWithTheirAreas() {
        LevelDraft draft = Drawn.draft("##########", "#00.a.b.1#", "#00##.##1#", "#####ccc##", "##########");
        draft.join(new Link(0, 2, new Point(3, 1)));
        draft.join(new Link(2, 4, new Point(5, 2)));
        draft.join(new Link(2, 3, new Point(5, 1)));
        draft.join(new Link(1, 3, new Point(7, 1)));
        after(new PruneDeadEnds(100), draft);
        assertThat(draft.areas())
                .extracting(Area::kind)
                .containsExactly(AreaKind.ROOM, AreaKind.ROOM, AreaKind.CORRIDOR, AreaKind.CORRIDOR);
        assertThat(draft.links())
                .containsExactly(
                        new Link(0, 2, new Point(3, 1)),
                        new Link(2, 3, new Point(5, 1)),
                        new Link(1, 3, new Point(7, 1)));
    }

    private static boolean isDeadEnd(LevelPlan plan, Point cell) {
        boolean isNarrow = plan.areaAt(cell.x(), cell.y())
                .map(area -> area.kind().isNarrow())
                .orElse(true);
        long ways = List.of(cell.plus(0, -1), cell.plus(1, 0), cell.plus(0, 1), cell.plus(-1, 0)).stream()
                .filter(beside -> plan.kindAt(beside.x(), beside.y()).isPassable())
                .count();
        CellKind kind = plan.kindAt(cell.x(), cell.y());
        return isNarrow && ways == 1 && (kind == CellKind.FLOOR || kind.isDoor());
    }

    @Test
    void withAHundredPercentNoDeadEndIsLeftAndWithNoneNoneIsTouched() {
        long before = 0;
        long half = 0;
        for (long seed = 0; seed < 100; seed++) {
            LevelPlan plan = BARE.then(ON_FLOOR).generate(RandomSource.of(seed));
            LevelPlan all = BARE.withFinish(new PruneDeadEnds(100)).generate(RandomSource.of(seed));
            LevelPlan none =
                    BARE.withFinish(new PruneDeadEnds(0)).then(ON_FLOOR).generate(RandomSource.of(seed));
            LevelPlan some = BARE.withFinish(new PruneDeadEnds(50)).generate(RandomSource.of(seed));
            assertThat(all.open().points()).noneMatch(cell -> isDeadEnd(all, cell));
            assertThat(none.open()).isEqualTo(plan.open());
            assertThat(none.areas()).isEqualTo(plan.areas());
            before += plan.open().points().stream()
                    .filter(cell -> isDeadEnd(plan, cell))
                    .count();
            half += some.open().points().stream()
                    .filter(cell -> isDeadEnd(some, cell))
                    .count();
            assertThat(all.areas().stream().filter(area -> area.kind() == AreaKind.ROOM))
                    .hasSameSizeAs(plan.areas().stream()
                            .filter(area -> area.kind() == AreaKind.ROOM)
                            .toList());
        }
        assertThat(before).isGreaterThan(200);
        assertThat(half).isBetween(before * 35 / 100, before * 65 / 100);
    }

    @Test
    void theWayAroundAWallIsCutShortIfItIsTooLong() {
        String[] rows = {
            "###########", //
            "#000#111###",
            "#000#111###",
            "#000#111###",
            "##a###b####",
            "##aaaaa####",
            "###########"
        };
        assertThat(after(new AddLoops(2), Drawn.draft(rows)).subList(1, 4)).containsAnyOf("#...+...###");
        // From (3,3) to (5,3) it is 10 steps, from (3,1) to (5,1) 14.
        assertThat(after(new AddLoops(14), Drawn.draft(rows)).subList(1, 4)).doesNotContain("#...+...###");
        LevelDraft top = Drawn.draft(rows);
        new AddLoops(12).apply(top, RandomSource.of(1));
        assertThat(Drawn.rows(top).get(1)).isEqualTo("#...+...###");
        assertThat(Drawn.rows(top).subList(2, 4)).doesNotContain("#...+...###");
        assertThat(top.links()).containsExactly(new Link(0, 1, new Point(4, 1)));
    }

    @Test
    void aShortCutBetweenTwoCorridorsCanBeOpen() {
        String[] corridors = {
            "#########", //
            "##a###b##",
            "##a###b##",
            "##aa#bb##",
            "##a###b##",
            "##accdb##",
            "#########"
        };
        assertThat(after(new AddLoops(4), Drawn.draft(corridors)).get(3)).isEqualTo("##..+..##");
        assertThat(after(new AddLoops(4).withOpenCorridors(), Drawn.draft(corridors))
                        .get(3))
                .isEqualTo("##.....##");
        String[] rooms = {
            "###########", //
            "#000#111###",
            "##a###b####",
            "##aaaaa####",
            "###########"
        };
        assertThat(after(new AddLoops(7).withOpenCorridors(), Drawn.draft(rooms))
                        .get(1))
                .isEqualTo("#...+...###");
    }

    @Test
    void eachLoopIsAShortCutWhenItIsMadeAndNoneIsLeftOut() {
        int loops = 0;
        for (long seed = 0; seed < 60; seed++) {
            List<LevelChange> changes = new ArrayList<>();
            LevelPlan plan = BARE.withFinish(new AddLoops(20)).generate(RandomSource.of(seed), changes::add);
            LevelDraft model = LevelDraft.of(80, 40);
            for (LevelChange change : changes) {
                if (change instanceof LevelChange.Filled filled) {
                    if (filled.kind() == CellKind.DOOR) {
                        loops++;
                        Rect door = filled.cells();
                        assertThat(detour(model::kindAt, new Point(door.x(), door.y())))
                                .isGreaterThan(20);
                    }
                    filled.cells().points().forEach(cell -> model.set(cell.x(), cell.y(), filled.kind()));
                }
            }
            for (Point wall : new Rect(1, 1, 78, 38).points()) {
                if (isBetweenAreas(plan, wall)) {
                    assertThat(detour(plan::kindAt, wall)).isLessThanOrEqualTo(20);
                }
            }
        }
        assertThat(loops).isGreaterThan(60);
    }

    private static boolean isBetweenAreas(LevelPlan plan, Point wall) {
        if (plan.kindAt(wall.x(), wall.y()) != CellKind.ROCK) {
            return false;
        }
        boolean row = isFloor(plan, wall.plus(-1, 0)) && isFloor(plan, wall.plus(1, 0));
        boolean column = isFloor(plan, wall.plus(0, -1)) && isFloor(plan, wall.plus(0, 1));
        boolean rowShut = isRock(plan, wall.plus(-1, 0)) && isRock(plan, wall.plus(1, 0));
        boolean columnShut = isRock(plan, wall.plus(0, -1)) && isRock(plan, wall.plus(0, 1));
        return (row && columnShut) || (column && rowShut);
    }

    private static boolean isFloor(LevelPlan plan, Point cell) {
        return plan.kindAt(cell.x(), cell.y()) == CellKind.FLOOR
                && plan.areaAt(cell.x(), cell.y()).isPresent();
    }

    private static boolean isRock(LevelPlan plan, Point cell) {
        return !plan.kindAt(cell.x(), cell.y()).isPassable();
    }

    private interface Kinds {
        CellKind at(int x, int y);
    }

    /** The number of steps from one side of a wall to the other, or very many if there is no way. */
    private static int detour(Kinds kinds, Point wall) {
        boolean isAlongRow = kinds.at(wall.x() - 1, wall.y()).isPassable();
        Point start = isAlongRow ? wall.plus(-1, 0) : wall.plus(0, -1);
        Point goal = isAlongRow ? wall.plus(1, 0) : wall.plus(0, 1);
        int[][] steps = new int[80][40];
        Deque<Point> waiting = new ArrayDeque<>(List.of(start));
        steps[start.x()][start.y()] = 1;
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            for (Point next : List.of(cell.plus(0, -1), cell.plus(1, 0), cell.plus(0, 1), cell.plus(-1, 0))) {
                if (kinds.at(next.x(), next.y()).isPassable() && steps[next.x()][next.y()] == 0) {
                    steps[next.x()][next.y()] = steps[cell.x()][cell.y()] + 1;
                    waiting.addLast(next);
                }
            }
        }
        return steps[goal.x()][goal.y()] == 0 ? Integer.MAX_VALUE : steps[goal.x()][goal.y()] - 1;
    }

    @Test
    void doorsStandOnlyInDoorwaysOfRooms() {
        LevelDraft draft = Drawn.draft(
                "#############", "#00.aaa.bb.1#", "#00########1#", "#0+aa##222.1#", "########222##", "#############");
        draft.join(new Link(0, 3, new Point(3, 1)));
        draft.join(new Link(3, 4, new Point(7, 1)));
        draft.join(new Link(1, 4, new Point(10, 1)));
        draft.join(new Link(1, 2, new Point(10, 3)));
        assertThat(after(new AddDoors(100), draft))
                .containsExactly(
                        "#############",
                        "#..+......+.#",
                        "#..########.#",
                        "#.+..##.....#",
                        "########...##",
                        "#############");
        assertThat(after(new AddDoors(0), draft)).containsExactlyElementsOf(Drawn.rows(draft));
    }

    @Test
    void aCellOfACorridorThatBecomesADoorIsTakenFromIt() {
        LevelDraft draft = Drawn.draft(
                "########", //
                "#00aaa##",
                "#00#####",
                "########");
        draft.join(new Link(0, 1, new Point(3, 1)));
        assertThat(after(new AddDoors(100), draft).get(1)).isEqualTo("#..+..##");
        assertThat(draft.areas().get(1).bounds()).isEqualTo(new Rect(4, 1, 2, 1));
        assertThat(draft.areaAt(3, 1)).isEqualTo(LevelDraft.NO_AREA);
        assertThat(draft.links()).hasSize(1);
    }

    @Test
    void theShareOfDoorsIsTheOneAskedFor() {
        int doors = 0;
        int places = 0;
        for (long seed = 0; seed < 100; seed++) {
            doors += BARE.withFinish(new AddDoors(60))
                    .generate(RandomSource.of(seed))
                    .places(CellKind.DOOR)
                    .size();
            places += BARE.withFinish(new AddDoors(100))
                    .generate(RandomSource.of(seed))
                    .places(CellKind.DOOR)
                    .size();
        }
        assertThat(places).isGreaterThan(2000);
        assertThat(doors * 100 / places).isBetween(57, 63);
    }

    @Test
    void detoursThatAreNoneOrTakeMinutesToWalkAreRefused() {
        GeneratorTrials.isRefused(() -> new AddLoops(1), "2 steps", "give 2");
        GeneratorTrials.isRefused(() -> new AddLoops(2_000_000), "longestDetour", "take 1000");
    }
}
