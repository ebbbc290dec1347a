package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import org.junit.jupiter.api.Test;

class MapPictureTest {

    private static final int INK = 0xFFFFFF;
    private static final int PAPER = 0x102030;
    private static final Palette PLAIN = Palette.plain(INK, PAPER);

    @Test
    void aSingleCellIsItsGlyphInTheMiddleOfASquare() {
        Pixels pixels = MapPicture.of(TextGrid.ofRows("+"), PLAIN).pixels();
        assertThat(PixelArt.rows(pixels, INK))
                .containsExactly(
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        ".......##.......",
                        ".......##.......",
                        ".....######.....",
                        ".......##.......",
                        ".......##.......",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................");
        assertThat(pixels.at(0, 0)).isEqualTo(PAPER);
    }

    @Test
    void narrowCellsAreOneGlyphWide() {
        MapPicture square = MapPicture.of(TextGrid.ofRows("ab", "cd", "ef"), PLAIN);
        MapPicture narrow = square.withCells(CellSize.NARROW);
        assertThat(square.pixels()).hasToString("32 x 48 pixels");
        assertThat(narrow.pixels()).hasToString("16 x 48 pixels");
        assertThat(narrow.toText()).isEqualTo(square.toText()).isEqualTo("ab\ncd\nef");
    }

    @Test
    void eachValueOfAGridIsDrawnByItsTile() {
        Grid<Boolean> grid = Grid.of(3, 2, cell -> cell.x() == cell.y());
        MapPicture picture = MapPicture.of(grid, set -> Tile.blank(set ? INK : PAPER));
        assertThat(PixelArt.squares(picture.pixels(), 16, colour -> colour == INK ? "#" : "."))
                .containsExactly("#..", ".#.");
    }

    @Test
    void longTextsStandInLineAndApart() {
        Grid<Integer> numbers = Grid.of(3, 2, cell -> cell.x() * 60 - cell.y());
        MapPicture picture = MapPicture.of(numbers, number -> new Tile("" + number, INK, PAPER));
        assertThat(picture.toText()).isEqualTo("  0  60 120\n -1  59 119");
        assertThat(picture.pixels()).hasToString("84 x 56 pixels");
    }

    @Test
    void theUsualPaletteKeepsWhatItDoesNotName() {
        assertThat(MapPicture.of(TextGrid.ofRows("#.+k", "~ \"@"), Palette.dungeon())
                        .toText())
                .isEqualTo("#·+k\n≈ \"@");
    }

    @Test
    void aBoardIsDrawnByALegend() {
        Scenario scenario = Scenario.of("####", "#@g#", "####");
        assertThat(MapPicture.of(scenario.game().view().board(), Scenario.legend(), Palette.dungeon())
                        .toText())
                .isEqualTo("####\n#@g#\n####");
    }

    @Test
    void aGameIsDrawnInItsOwnLooks() {
        Legend legend = Scenario.legend().with('k', Blueprint.of("kobold").with(Look.of("K", 0xFF8000)));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.look(Ground.WALL, Look.of("█", 0x808080)).look(Ground.FLOOR, Look.of(".", 0x404040)),
                "####",
                "#@k.",
                "####");
        MapPicture picture = MapPicture.of(scenario.game().view());
        assertThat(picture.toText()).isEqualTo("████\n█?K.\n████");
        assertThat(picture.tiles().get(2, 1).ink()).isEqualTo(0xFF8000);
    }

    @Test
    void aPictureStaysAsItIsWhenTheGameGoesOn() {
        Scenario scenario = Scenario.of("@.");
        MapPicture before = MapPicture.of(scenario.game().view().board(), Scenario.legend(), Palette.dungeon());
        scenario.play(new Move(Direction.EAST));
        assertThat(before.toText()).isEqualTo("@·");
    }

    @Test
    void textThatIsTooWideForItsCellIsRefused() {
        MapPicture picture = MapPicture.of(Grid.filled(1, 1, new Tile("123", INK, PAPER)));
        assertThatThrownBy(() -> picture.withCells(CellSize.SQUARE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cells of 16 x 16 pixels cannot hold a text of 3 glyphs; make them at least 24 wide");
    }

    @Test
    void wrongTilesAndCellsAreRefused() {
        assertThatThrownBy(() -> new Tile("#", 0x1000000, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the ink of tile '#' is 0x1000000; a colour must be 0x000000 to 0xFFFFFF");
        assertThatThrownBy(() -> new Tile("#", 0, -1)).hasMessageContaining("the paper of tile '#' is 0xFFFFFFFF");
        assertThatThrownBy(() -> new Tile("", 0, 0)).hasMessage("a tile without text; give \" \" for a plain one");
        assertThatThrownBy(() -> new Tile("a\n", 0, 0))
                .hasMessage("a tile has the control character U+000a at 1; give one line of plain text");
        assertThatThrownBy(() -> new CellSize(7, 16))
                .hasMessage("cells of 7 x 16 pixels; must be 8 x 16 (one glyph) to 256 x 256");
        assertThatThrownBy(() -> Grid.of(0, 0, cell -> Tile.blank(0))).hasMessageContaining("a grid of 0 x 0 cells");
    }
}
