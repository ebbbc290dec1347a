package io.github.undercroft.front.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How strong light is drawn. */
class SeenLightTest {

    private static final int MIN_LIGHT = 10;
    private static final Look HERO = Look.of("@", 0xFFFFFF);
    private static final Blueprint TORCH =
            Blueprint.item("torch").with(Look.of("*", 0xFFC040)).with(new Light(Reach.round(9), 100));

    private static Scenario at(int ambientLight, int minLight, String... rows) {
        Legend legend = Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("hero")
                                .with(HERO)
                                .with(Senses.of(Eyes.of(Reach.round(20))
                                        .withNightVision(1)
                                        .withMinLight(minLight))))
                .with('*', TORCH);
        return Scenario.of(legend, rules -> rules.ambientLight(ambientLight), rows);
    }

    private static Scene scene(Scenario scenario) {
        GameView game = scenario.game().view();
        return Spectator.of(game, Looks.STANDARD).scene(game);
    }

    /** The light of the cells of the first row that are in view; -1 for others. */
    private static List<Integer> light(Scene scene) {
        return IntStream.range(0, scene.ground().width())
                .mapToObj(x -> new Point(x, 0))
                .map(cell ->
                        scene.visible().get(cell) ? scene.ground().get(cell).light() : -1)
                .toList();
    }

    @Test
    void fromTheLeastLightOnToFourTimesThatGroundIsDrawnBrighter() {
        for (int[] each :
                new int[][] {{10, 55}, {17, 55}, {18, 66}, {25, 77}, {33, 88}, {39, 88}, {40, 100}, {999, 100}}) {
            assertThat(light(scene(at(each[0], MIN_LIGHT, "@..#"))))
                    .as("%d", each[0])
                    .containsOnly(each[1]);
        }
    }

    @Test
    void groundIsDimmerFartherFromATorchAndDimmestByNightVision() {
        Scene scene = scene(at(0, 25, "*........@"));
        List<Integer> light = light(scene);

        assertThat(light.get(0)).isEqualTo(100);
        assertThat(light).containsSubsequence(100, 88, 77, 66, 55);
        assertThat(light.subList(8, 10)).containsOnly(55);
        for (int x = 0; x < 6; x++) {
            assertThat(light.get(x + 1)).as("%d", x).isLessThanOrEqualTo(light.get(x));
        }
        assertThat(scene.colourAt(new Point(9, 0))).as("the hero in the dark").isEqualTo(HERO.rgb());
    }

    @Test
    void byDayAndForEyesToWhichDarknessDoesNotMatterAllIsDrawnAsEver() {
        Scene day = scene(at(Integer.MAX_VALUE, MIN_LIGHT, "@...#..#"));
        Scene night = scene(at(0, 0, "@...#..#"));

        assertThat(night.ground()).isEqualTo(day.ground());
        assertThat(day.ground().bounds().points())
                .allSatisfy(at ->
                        assertThat(day.colourAt(at)).isEqualTo(day.lookAt(at).rgb()));
    }

    @Test
    void byDayAlsoWallsAroundCornersAreBright() {
        Scene scene = scene(at(100, MIN_LIGHT, "#######", "#.....#", "#.###.#", "#@#...#", "#######"));
        assertThat(scene.visible().points())
                .allSatisfy(at -> assertThat(scene.ground().get(at).light()).isEqualTo(100));
    }

    @Test
    void aLampBehindAWallDoesNotBrightenIt() {
        Scenario behind = at(12, MIN_LIGHT, "@.#*");
        assertThat(behind.game().view().light().get(2, 0)).isGreaterThan(100);
        assertThat(light(scene(behind))).containsExactly(55, 55, 55, -1);
        assertThat(light(scene(at(12, MIN_LIGHT, "@*#.")))).containsExactly(100, 100, 100, -1);
    }

    private static Scene between(int one, int other, int ambient, String row) {
        Light light = new Light(Reach.round(9), 100);
        Legend legend = Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("hero")
                                .with(HERO)
                                .with(Senses.of(Eyes.of(Reach.round(20)).withMinLight(MIN_LIGHT))))
                .with('1', Blueprint.item("one").with(Look.of("1", one)).with(light))
                .with('2', Blueprint.item("two").with(Look.of("2", other)).with(light));
        return scene(Scenario.of(legend, rules -> rules.ambientLight(ambient), row));
    }

    private static List<Integer> tints(Scene scene) {
        return IntStream.range(0, scene.ground().width())
                .mapToObj(x -> scene.ground().get(new Point(x, 0)).tint())
                .toList();
    }

    /** In percent: 100 is 0x64, 117 is 0x75, and 83 is 0x53. */
    @Test
    void lightHasTheColourOfWhatShinesAndIsMixedWhereLightsMeet() {
        assertThat(tints(between(0xFF0000, 0xFF0000, 0, "1.@"))).containsOnly(0x755353);
        assertThat(tints(between(0xFF0000, 0x0000FF, 0, "1.@.2")).get(2)).isEqualTo(0x6C536C);
        assertThat(tints(between(0xFFFFFF, 0xFFFFFF, 0, "1.@"))).containsOnly(Appearance.WHITE);
        int day = tints(between(0xFF0000, 0xFF0000, 100, "1.@")).get(0);
        assertThat(day).as("half of the light is white").isEqualTo(0x6C6060);
        assertThat(tints(between(0xFF0000, 0xFF0000, 100, "@.#1")).get(1)).isEqualTo(Appearance.WHITE);
        assertThat(tints(between(0xFF0000, 0xFF0000, 0, "@........1")).get(0))
                .as("dim")
                .isEqualTo(0x6E5A5A);
    }

    @Test
    void colourChangesWhatIsDrawnByThatMuch() {
        Appearance floor = new Appearance("floor", Look.of(".", 0xC8C8C8));
        assertThat(floor.inLight(100, 0x755353).lit(0xC8C8C8)).isEqualTo(0xEAA6A6);
        assertThat(floor.inLight(100, 0x755353).lit(0xF0F0F0)).isEqualTo(0xFFC7C7);
        assertThat(floor.inLight(100, 0x755353).top().tint()).isEqualTo(0x755353);
        assertThat(floor.inLight(100, Appearance.WHITE)).isSameAs(floor);
    }

    @Test
    void whatIsRememberedIsDrawnAsByDay() {
        Scenario scenario = at(0, MIN_LIGHT, "@....");
        scenario.play(new Move(Direction.EAST));
        scenario.play(new Move(Direction.EAST));
        Scene scene = scene(scenario);

        assertThat(light(scene)).containsExactly(-1, 55, 55, 55, -1);
        assertThat(scene.colourAt(new Point(0, 0)))
                .isEqualTo(scene.lookAt(new Point(0, 0)).rgb());
    }

    /** Else the cells at the edge of a torch's light would flash at each step. */
    @Test
    void whatComesIntoViewIsDimInThePicturesOfTheStep() {
        Scenario scenario = at(0, MIN_LIGHT, "@....");
        scenario.play(new Move(Direction.EAST));
        scenario.play(new Move(Direction.EAST));
        Scene before = scene(scenario);
        scenario.play(new Move(Direction.WEST));
        GameView after = scenario.game().view();

        assertThat(light(Spectator.of(after, Looks.STANDARD).stage(before, after)))
                .containsExactly(55, 55, 55, 55, -1);
    }

    @Test
    void whatIsMarkedIsShownInFullLight() {
        Scene scene = scene(at(0, MIN_LIGHT, "@."));
        Sheet sheet = new Sheet(6, 3);
        MapView map = new MapView(scene, new Point(0, 0), new Rect(0, 0, 6, 3), Display.USUAL);
        map.draw(sheet);
        int floor = scene.lookAt(new Point(1, 0)).rgb();

        assertThat(sheet.colourAt(3, 1)).isNotEqualTo(floor).isEqualTo(scene.colourAt(new Point(1, 0)));
        map.mark(sheet, new Point(1, 0), Paint.AIM);
        assertThat(sheet.colourAt(3, 1)).isEqualTo(floor);
    }

    @Test
    void theTileOfDimGroundIsDimAndThatOfAFigureOnItIsNot() {
        int[] floor = new int[64];
        int[] hero = new int[64];
        Arrays.fill(floor, 0xFF808080);
        hero[0] = 0xFF00FF00;
        TileSet tiles = TileSet.of(8, Map.of("floor", floor, "hero", hero));
        Sheet sheet = new Sheet(4, 1);
        new MapView(scene(at(0, MIN_LIGHT, "@.")), new Point(0, 0), new Rect(0, 0, 4, 1), new Display(1, false))
                .draw(sheet);
        SheetPixels pixels = new SheetPixels(4, 1, 4, Optional.of(tiles));
        pixels.draw(sheet);

        assertThat(Arrays.stream(pixels.pixels()).boxed()).containsOnly(0x00FF00, 0x466183);
    }

    @Test
    void lightIsZeroToAHundredPercent() {
        Appearance floor = new Appearance("floor", Look.of(".", 0x606060));
        assertThat(floor.inLight(100)).isSameAs(floor);
        assertThat(floor.inLight(55).top().light()).isEqualTo(55);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> floor.inLight(101))
                .withMessageContaining("light is 0 to 100 percent; this is 101");
    }
}
