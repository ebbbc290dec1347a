package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AddPillarsTest {

    private static LevelDraft room(int width, int height) {
        LevelDraft draft = LevelDraft.of(width + 2, height + 2);
        draft.dig(new Rect(1, 1, width, height), AreaKind.ROOM, false);
        return draft;
    }

    private static List<Point> pillars(LevelDraft draft) {
        List<Point> pillars = new ArrayList<>();
        draft.special().forEach((x, y) -> {
            if (draft.kindAt(x, y) == CellKind.PILLAR) {
                pillars.add(new Point(x, y));
            }
        });
        return pillars;
    }

    @Property
    void pillarsAreTheSameFromBothSidesAndOneCanWalkAroundEach(
            @ForAll @IntRange(min = 5, max = 25) int width,
            @ForAll @IntRange(min = 5, max = 25) int height,
            @ForAll long seed) {
        LevelDraft draft = room(width, height);
        new AddPillars(100).apply(draft, RandomSource.of(seed));
        List<Point> pillars = pillars(draft);
        assertThat(pillars).isNotEmpty();
        for (Point pillar : pillars) {
            assertThat(pillars)
                    .contains(new Point(width + 1 - pillar.x(), pillar.y()))
                    .contains(new Point(pillar.x(), height + 1 - pillar.y()));
            assertThat(Direction.all())
                    .allMatch(side -> draft.kindAt(pillar.x() + side.dx(), pillar.y() + side.dy()) == CellKind.FLOOR);
            assertThat(draft.areaAt(pillar.x(), pillar.y())).isEqualTo(LevelDraft.NO_AREA);
        }
        assertThat(draft.areas().get(0).bounds()).isEqualTo(new Rect(1, 1, width, height));
    }

    @Test
    void aRoomOfNineByFiveGetsEachOfItsPatterns() {
        TreeSet<String> patterns = new TreeSet<>();
        for (long seed = 0; seed < 100; seed++) {
            LevelDraft draft = room(9, 5);
            new AddPillars(100).apply(draft, RandomSource.of(seed));
            patterns.add(String.join("\n", Drawn.rows(draft).subList(2, 5)));
        }
        assertThat(patterns)
                .containsExactlyInAnyOrder(
                        "#.........#\n#....O....#\n#.........#",
                        "#.O.....O.#\n#.........#\n#.O.....O.#",
                        "#.O.O.O.O.#\n#.........#\n#.O.O.O.O.#",
                        "#.O..O..O.#\n#.........#\n#.O..O..O.#");
    }

    @Test
    void smallRoomsCavesCorridorsAndWhatIsMarkedStayAsTheyAre() {
        LevelDraft small = room(9, 4);
        new AddPillars(100).apply(small, RandomSource.of(1));
        assertThat(pillars(small)).isEmpty();
        LevelDraft cave = LevelDraft.of(11, 11);
        cave.dig(new Rect(1, 1, 9, 9), AreaKind.CAVE, false);
        new AddPillars(100).apply(cave, RandomSource.of(1));
        assertThat(pillars(cave)).isEmpty();
        for (long seed = 0; seed < 50; seed++) {
            LevelDraft marked = room(9, 9);
            marked.mark(new Mark("gold", new Point(2, 2), 1, "test"));
            marked.set(5, 5, CellKind.STAIRS_UP);
            new AddPillars(100).apply(marked, RandomSource.of(seed));
            assertThat(pillars(marked)).doesNotContain(new Point(2, 2), new Point(5, 5), new Point(8, 2));
        }
    }

    @Test
    void theShareOfRoomsIsTheOneAskedFor() {
        int with = 0;
        for (long seed = 0; seed < 1000; seed++) {
            LevelDraft draft = room(7, 6);
            new AddPillars(30).apply(draft, RandomSource.of(seed));
            with += pillars(draft).isEmpty() ? 0 : 1;
        }
        assertThat(with).isBetween(250, 350);
    }

    @Test
    void equalSeedsGiveThePillarsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(BspLevels.of(80, 40).then(new AddPillars(50))))
                .isEqualTo("6feaf1dd20aa36a2");
    }

    @Test
    void levelsWithPillarsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 40).then(new AddPillars(100)), 100);
        GeneratorTrials.keepsTheLaws(RogueLevels.of(80, 24).then(new AddPillars(100)), 100);
        GeneratorTrials.keepsTheLaws(
                AccretionLevels.of(80, 40).then(new AddPillars(100), AddLakes.of(3), new AddPillars(50)), 100);
        GeneratorTrials.isRefused(() -> new AddPillars(101), "Pillars", "101");
    }
}
