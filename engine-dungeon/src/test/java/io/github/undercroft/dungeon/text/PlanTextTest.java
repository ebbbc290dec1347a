package io.github.undercroft.dungeon.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PlanTextTest {

    private static final ImmutableList<LevelGenerator> ALL = ImmutableList.of(
            RogueLevels.of(80, 24).atDepth(12),
            FeatureLevels.of(60, 30),
            FeatureLevels.literal(60, 30),
            CaveLevels.of(50, 30),
            ScatterLevels.of(30, 12),
            BspLevels.of(60, 30),
            MazeLevels.of(31, 21),
            RoomsAndMazesLevels.of(41, 25));

    /** Drawn anew by the figures of the original: the size, the short first row, where doors, acid and stairs are. */
    private static final String THIEFLIKE_MAP = rows(
            "##############",
            "#>           #          ######",
            "#            ############    #",
            "#            -          +    #",
            "#    ~~      ############    #",
            "#     ~~     #          #    #",
            "#      ~~    #          # <  #",
            "##############          ######");

    private static String rows(String... rows) {
        return String.join("\n", rows);
    }

    private static List<String> cells(LevelPlan plan) {
        return plan.toString().lines().toList();
    }

    @Property
    void whatIsDrawnIsReadAgainByAllGenerators(
            @ForAll @IntRange(min = 0, max = 6) int generator, @ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        LevelPlan plan = GeneratorTrials.plan(ALL.get(generator), seed);
        LevelPlan again = PlanText.parse(PlanText.render(plan));
        assertThat(again).hasToString(plan.toString());
        assertThat(again.open()).isEqualTo(plan.open());
        assertThat(PlanText.parse(plan.toString())).isEqualTo(again);
        assertThat(PlanText.of(PlanText.render(plan)).guarantees())
                .containsAll(ALL.get(generator).guarantees());
        assertThat(LevelLaws.breach(again)).isEmpty();
    }

    @Property
    void whatIsReadIsDrawnAgain(
            @ForAll @IntRange(min = 1, max = 70) int width,
            @ForAll @IntRange(min = 1, max = 9) int height,
            @ForAll long seed) {
        assertIsDrawnAgain(noise(width, height, PlanLegend.STANDARD, seed), PlanLegend.STANDARD);
        assertIsDrawnAgain(noise(width, height, PlanLegend.THIEFLIKE, seed), PlanLegend.THIEFLIKE);
    }

    private static void assertIsDrawnAgain(String text, PlanLegend glyphs) {
        assertThat(PlanText.render(PlanText.of(text, glyphs).plan(), glyphs)).isEqualTo(text);
    }

    private static String noise(int width, int height, PlanLegend glyphs, long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Integer> drawn = List.of(CellKind.values()).stream()
                .flatMap(kind -> glyphs.glyph(kind).stream())
                .toList();
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height; y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < width; x++) {
                text.appendCodePoint(random.pick(drawn));
            }
        }
        return text.toString();
    }

    /** Whatever is drawn: each passable cell but a door is of an area, and what hangs together does so by links. */
    @Property
    void areasOfADrawingHangTogetherAsItsCellsDo(
            @ForAll @IntRange(min = 3, max = 40) int width,
            @ForAll @IntRange(min = 3, max = 12) int height,
            @ForAll long seed) {
        LevelPlan plan = PlanText.parse(noise(width, height, PlanLegend.STANDARD, seed));
        int[] groups = new int[plan.areas().size()];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = i;
        }
        for (Link link : plan.links()) {
            int from = groups[link.from()];
            int to = groups[link.to()];
            for (int i = 0; i < groups.length; i++) {
                groups[i] = groups[i] == from ? to : groups[i];
            }
        }
        for (Point cell : plan.open().points()) {
            for (Point next : List.of(cell.plus(1, 0), cell.plus(0, 1), cell.plus(2, 0), cell.plus(0, 2))) {
                Point between = new Point((cell.x() + next.x()) / 2, (cell.y() + next.y()) / 2);
                boolean isStep = next.x() + next.y() == cell.x() + cell.y() + 1
                        || plan.open().getOrFalse(between.x(), between.y());
                if (isStep
                        && plan.areaAt(cell.x(), cell.y()).isPresent()
                        && plan.areaAt(next.x(), next.y()).isPresent()) {
                    assertThat(groups[
                                    plan.areaAt(cell.x(), cell.y())
                                            .orElseThrow()
                                            .id()])
                            .isEqualTo(groups[
                                    plan.areaAt(next.x(), next.y())
                                            .orElseThrow()
                                            .id()]);
                }
            }
            assertThat(plan.areaAt(cell.x(), cell.y()).isPresent()
                            || plan.kindAt(cell.x(), cell.y()).isDoor())
                    .isTrue();
        }
    }

    @Test
    void roomsCorridorsAndLinksAreFoundInADrawing() {
        LevelPlan plan = PlanText.parse(rows(
                "##########", //
                "#<..######",
                "#.....+.>#",
                "#...###..#",
                "##########"));
        assertThat(plan.areas())
                .containsExactly(
                        new Area(0, AreaKind.ROOM, new Rect(1, 1, 3, 3), false),
                        new Area(1, AreaKind.ROOM, new Rect(7, 2, 2, 2), false),
                        new Area(2, AreaKind.CORRIDOR, new Rect(4, 2, 2, 1), false));
        assertThat(plan.links()).containsExactly(new Link(0, 2, new Point(4, 2)), new Link(1, 2, new Point(6, 2)));
        assertThat(LevelLaws.breach(plan)).isEmpty();
    }

    @Test
    void theMapOfThieflikeIsReadWithItsStairsTheRightWayRound() {
        PlanText level = PlanText.of(TextGrid.padded(THIEFLIKE_MAP, ' '), PlanLegend.THIEFLIKE);
        LevelPlan plan = level.plan();
        assertThat(plan.width()).isEqualTo(30);
        assertThat(plan.height()).isEqualTo(8);
        assertThat(plan.places(CellKind.STAIRS_DOWN)).containsExactly(new Point(1, 1));
        assertThat(plan.places(CellKind.STAIRS_UP)).containsExactly(new Point(26, 6));
        assertThat(plan.places(CellKind.OPEN_DOOR)).containsExactly(new Point(13, 3));
        assertThat(plan.places(CellKind.DOOR)).containsExactly(new Point(24, 3));
        assertThat(plan.places(CellKind.ACID)).hasSize(6).contains(new Point(5, 4), new Point(8, 6));
        assertThat(level.guarantees()).containsExactly(Guarantee.values());
        GeneratorTrials.keepsTheLaws(level, 3);
        assertThat(PlanText.render(plan, PlanLegend.THIEFLIKE))
                .isEqualTo(rows(
                        "##############################",
                        "#>...........#################",
                        "#............############....#",
                        "#............-..........+....#",
                        "#....~~......############....#",
                        "#.....~~.....############....#",
                        "#......~~....############.<..#",
                        "##############################"));
    }

    @Test
    void whereNothingIsDrawnIsFloorWithinWallsAndRockOutside() {
        PlanText level = PlanText.of(rows("  ### ", " ## # ", " #  ##", " ### +"), PlanLegend.THIEFLIKE);
        assertThat(cells(level.plan())).containsExactly("######", "###.##", "##..##", "#####+");
    }

    @Test
    void aLevelThatIsDrawnGuaranteesWhatHoldsInIt() {
        assertThat(PlanText.of("...\n...").guarantees()).containsExactly(Guarantee.CONNECTED, Guarantee.DOORWAYS);
        assertThat(PlanText.of("#####\n#.#.#\n#####").guarantees())
                .containsExactly(Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
        assertThat(PlanText.of("#####\n#<L>#\n#####").guarantees())
                .containsExactly(
                        Guarantee.CONNECTED,
                        Guarantee.CLOSED_BORDER,
                        Guarantee.DOORWAYS,
                        Guarantee.STAIRS,
                        Guarantee.SOLVABLE);
    }

    @Test
    void stepsFollowADrawingAsAnyGenerator() {
        LevelGenerator looped = PlanText.of(
                        rows("###########", "#<........#", "#########.#", "#>........#", "###########"))
                .then(new AddLoops(4));
        GeneratorTrials.keepsTheLaws(looped, 20);
        assertThat(GeneratorTrials.plan(looped, 1).places(CellKind.DOOR)).isNotEmpty();
    }

    @Test
    void equalDrawingsAreEqual() {
        assertThat(PlanText.of("#.\n.#"))
                .isEqualTo(PlanText.of("#.\r\n.#\r\n"))
                .hasSameHashCodeAs(PlanText.of("#.\n.#\n"));
        assertThat(PlanText.of("#.")).isNotEqualTo(PlanText.of("..")).hasToString("#.");
    }

    @Test
    void faultsInADrawingAreToldWithRowAndColumn() {
        GeneratorTrials.isRefused(() -> PlanText.of("###\n#?#\n###"), "row 2, column 2", "'?'", "'#'");
        GeneratorTrials.isRefused(() -> PlanText.of("###\n##\n###"), "row 2", "2 glyphs", "row 1 has 3", "padded");
        GeneratorTrials.isRefused(() -> PlanText.of("\n"), "no glyph");
        GeneratorTrials.isRefused(
                () -> PlanText.of("#S", PlanLegend.THIEFLIKE), "row 1, column 2", "'S'", "' ' (U+0020)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlanText.render(PlanText.parse("#.#\n#S#"), PlanLegend.THIEFLIKE))
                .withMessageContainingAll("SECRET_DOOR", "(1,1)");
    }

    @Test
    void aGlyphHasOneMeaningAndAKindOneGlyph() {
        PlanLegend some = PlanLegend.none().with('#', CellKind.ROCK).withBlank(' ');
        GeneratorTrials.isRefused(() -> some.with('X', CellKind.ROCK), "ROCK", "'#'");
        GeneratorTrials.isRefused(() -> some.with('#', CellKind.FLOOR), "'#'", "ROCK", "FLOOR");
        GeneratorTrials.isRefused(() -> some.with(' ', CellKind.DOOR), "U+0020");
        GeneratorTrials.isRefused(() -> some.withBlank('_'), "' '", "'_'");
        PlanLegend more = some.with('.', CellKind.FLOOR);
        assertThat(PlanText.render(PlanText.of("#.#", more).plan(), more)).isEqualTo("#.#");
        assertThat(more).hasToString("'#', ' ' (U+0020), '.'");
    }
}
