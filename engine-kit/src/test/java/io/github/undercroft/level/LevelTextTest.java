package io.github.undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LevelTextTest {

    private static final int DRAGON = 0x1F409;
    private static final int[] GLYPHS = {'#', '.', '+', '-', 'g', 's', DRAGON};
    private static final Blueprint SWORD = Blueprint.item("sword");
    private static final Legend LEGEND = Scenario.legend()
            .with('s', SWORD)
            .with('S', SWORD.named("silver sword"))
            .with(DRAGON, Blueprint.of("dragon"), Door.OPEN);

    private record Marsh() implements OpenTerrain {
        @Override
        public String name() {
            return "marsh";
        }
    }

    private static LevelContent content(String text) {
        return LevelText.of(text, LEGEND).content(RandomSource.of(1));
    }

    private static String drawn(String text, Legend read, Legend draw) {
        Game game = Game.start(
                Rules.named("text").level("map", LevelText.of(text, read)).build(), 1);
        return LevelText.draw(game.view().board(), draw);
    }

    @Property
    void drawingWhatWasReadGivesTheTextBack(
            @ForAll @IntRange(min = 1, max = 6) int width,
            @ForAll @IntRange(min = 1, max = 6) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height; y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < width; x++) {
                text.appendCodePoint(GLYPHS[random.nextInt(GLYPHS.length)]);
            }
        }

        assertThat(drawn(text.toString(), LEGEND, LEGEND)).isEqualTo(text.toString());
    }

    @Test
    void entitiesComeIntoBeingInReadingOrder() {
        assertThat(content(".s\ng.\n@s").placements())
                .extracting(each -> each.what().name(), LevelContent.Placement::at)
                .containsExactly(
                        tuple("sword", new Point(1, 0)),
                        tuple("goblin", new Point(0, 1)),
                        tuple("you", new Point(0, 2)),
                        tuple("sword", new Point(1, 2)));
    }

    @Test
    void anUnknownGlyphIsReportedWithItsRowAndColumn() {
        assertThatThrownBy(() -> LevelText.of("...\n..%", LEGEND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 2, column 3")
                .hasMessageContaining("'%'")
                .hasMessageContaining("'#'");
        assertThatThrownBy(() -> LevelText.of(TextGrid.ofRows("..", "%."), LEGEND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 2, column 1");
        assertThatThrownBy(() -> LevelText.of(".", Legend.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 1, column 1");
    }

    @Test
    void raggedRowsAreReported() {
        assertThatThrownBy(() -> LevelText.of("...\n..", LEGEND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2");
    }

    @Test
    void whoFillsTheCellIsDrawnBeforeWhatLiesThere() {
        Scenario scenario = Scenario.of(LEGEND, "s@S");

        scenario.play(new Move(Direction.WEST)).expectMap("@.S");
        scenario.play(new Move(Direction.EAST)).expectMap("s@S");
        scenario.play(new Move(Direction.EAST)).expectMap("s.@");
    }

    @Test
    void theThingThatCameFirstIntoTheGameIsDrawnOfMany() {
        Blueprint goblin = Blueprint.of("goblin");
        LevelContent both = new LevelContent(
                Grid.filled(2, 1, Ground.FLOOR),
                List.of(
                        new LevelContent.Placement(SWORD.named("silver sword"), new Point(0, 0)),
                        new LevelContent.Placement(SWORD, new Point(0, 0)),
                        new LevelContent.Placement(SWORD, new Point(1, 0)),
                        new LevelContent.Placement(goblin, new Point(1, 0))));
        Game game = Game.start(Rules.named("many").level("map", random -> both).build(), 1);

        assertThat(LevelText.draw(game.view().board(), LEGEND)).isEqualTo("Sg");
    }

    @Test
    void whatTheLegendDoesNotKnowIsDrawnByItsLookOrElseAsAQuestionMark() {
        Legend read = LEGEND.with('x', Blueprint.of("stranger"))
                .with('y', Blueprint.of("knight").with(Look.of("K", 0xFFFFFF)))
                .replacing('g', Blueprint.of("goblin").with(Look.of("G", 0xFFFFFF)))
                .with('m', new Marsh());

        assertThat(drawn("xygm#", read, LEGEND)).isEqualTo("?Kg?#");
    }

    @Test
    void theContentIsTheSameWhateverTheChance() {
        LevelText level = LevelText.of("g#", LEGEND);

        assertThat(level.content(RandomSource.of(1)).placements())
                .isEqualTo(level.content(RandomSource.of(2)).placements());
    }
}
