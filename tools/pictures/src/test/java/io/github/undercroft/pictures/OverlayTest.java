package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverlayTest {

    private static final int INK = 0xFFFFFF;
    private static final int PAPER = 0x000000;
    private static final MapPicture MAP =
            MapPicture.of(TextGrid.ofRows("####", "#..#", "####"), Palette.plain(INK, PAPER));
    private static final BitGrid BORDER =
            TextGrid.ofRows("x..x", "....", "x..x").cells('x');

    private static List<String> papers(MapPicture picture, int colour) {
        return List.of(TextGrid.render(picture.tiles(), tile -> tile.paper() == colour ? 'x' : '.')
                .split("\n", -1));
    }

    @Test
    void tintsCellsOnTheBorderAndNoOthers() {
        MapPicture tinted = MAP.with(Overlay.tint(BORDER, 0xFF8000, 50));
        assertThat(papers(tinted, 0x804000)).containsExactly("x..x", "....", "x..x");
        assertThat(tinted.toText()).isEqualTo(MAP.toText());
    }

    @Test
    void dimsTheCellsOrAllOthers() {
        int dim = Colours.mix(PAPER, Colours.BACKGROUND, 65);
        assertThat(papers(MAP.with(Overlay.dim(BORDER)), dim)).containsExactly("x..x", "....", "x..x");
        assertThat(papers(MAP.with(Overlay.dimAllBut(BORDER)), dim)).containsExactly(".xx.", "xxxx", ".xx.");
    }

    @Test
    void hidesInTextAsWell() {
        assertThat(MAP.with(Overlay.hide(BORDER)).toText()).isEqualTo(" ##\n#..#\n ##");
        assertThat(MAP.with(Overlay.hideAllBut(BORDER)).toText()).isEqualTo("#  #\n\n#  #");
    }

    @Test
    void writesGlyphsMarksAndPaths() {
        assertThat(MAP.with(Overlay.write(BORDER, "x", INK)).toText()).isEqualTo("x##x\n#..#\nx##x");
        assertThat(MAP.with(Overlay.path(List.of(new Point(1, 1), new Point(2, 1), new Point(3, 2)), 0x00FF00))
                        .with(Overlay.mark(new Point(1, 1), "@", INK))
                        .toText())
                .isEqualTo("####\n#@•#\n###•");
        assertThat(MAP.with(Overlay.path(List.of(), INK)).pixels()).isEqualTo(MAP.pixels());
    }

    @Test
    void lightLeavesTheLitAsTheyAreAndTheOthersNearlyDark() {
        IntGrid light = IntGrid.of(4, 3);
        light.set(1, 1, 10);
        light.set(2, 1, 1000);
        Grid<Tile> lit = MAP.with(Overlay.light(light, 10)).tiles();
        assertThat(lit.get(1, 1)).isEqualTo(lit.get(2, 1));
        assertThat(lit.get(1, 1).ink()).isEqualTo(INK);
        assertThat(Colours.brightness(lit.get(0, 0).ink())).isBetween(40, 100);
    }

    @Test
    void anOverlayStaysAsItIsWhenItsGridChanges() {
        BitGrid cells = BitGrid.copyOf(BORDER);
        Overlay overlay = Overlay.write(cells, "x", INK);
        cells.clearAll();
        assertThat(MAP.with(overlay).toText()).isEqualTo("x##x\n#..#\nx##x");
    }

    @Test
    void cellsGrowForLongerTextsAndKeepAChosenSizeThatHoldsThem() {
        Overlay numbers = HeatMap.of(IntGrid.of(4, 3)).range(0, 9).numbered();
        Overlay longTexts = tiles -> tiles.map(tile -> tile.withText("12"));
        assertThat(MAP.with(numbers).pixels()).hasToString("64 x 48 pixels");
        assertThat(MAP.with(longTexts).pixels()).hasToString("80 x 60 pixels");
        assertThat(MAP.withCells(new CellSize(30, 24)).with(longTexts).pixels()).hasToString("120 x 72 pixels");
    }

    @Test
    void anOverlayOfAnotherSizeIsRefused() {
        BitGrid small = BitGrid.of(3, 3);
        assertThatThrownBy(() -> MAP.with(Overlay.dim(small)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an overlay of 3 x 3 cells does not fit a map of 4 x 3; make both from the same map");
        assertThatThrownBy(() -> MAP.with(Overlay.light(IntGrid.of(4, 4), 1)))
                .hasMessageContaining("an overlay of 4 x 4 cells");
        assertThatThrownBy(() -> MAP.with(HeatMap.of(IntGrid.of(1, 1)))).hasMessageContaining("an overlay of 1 x 1");
        assertThatThrownBy(() -> MAP.with(tiles -> Grid.filled(1, 1, Tile.blank(0))))
                .hasMessage("an overlay made 1 x 1 tiles of 4 x 3; it must keep the size");
    }

    @Test
    void aCellOutsideIsRefused() {
        assertThatThrownBy(() -> MAP.with(Overlay.mark(new Point(4, 0), "x", INK)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the cell (4,0) to draw on is outside a map of 4 x 3 cells; x must be 0 to 3 and y 0 to 2");
    }

    @Test
    void wrongNumbersAreRefusedBeforeAnythingIsDrawn() {
        assertThatThrownBy(() -> Overlay.tint(BitGrid.of(1, 1), 0x1000000, 50)).hasMessageContaining("0x1000000");
        assertThatThrownBy(() -> Overlay.tint(BORDER, INK, 101))
                .hasMessage("101 percent; must be 0 (nothing) to 100 (all)");
        assertThatThrownBy(() -> Overlay.light(IntGrid.of(1, 1), 0)).hasMessage("a full light of 0; must be 1 or more");
    }
}
