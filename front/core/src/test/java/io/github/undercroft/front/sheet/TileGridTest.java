package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileGridTest {

    /** Tiles of 10 x 16 with a line of one pixel between them and two around all. */
    private static final TileGrid GRID = TileGrid.of(10, 16).withGap(1).withMargin(2);

    private static final int MAGENTA = 0xFFFF00FF;

    /** Three by two tiles of that grid, each of one colour, 1 to 6, on magenta; more to the right and below if asked. */
    private static int[] picture(int width, int height) {
        int[] argb = new int[width * height];
        Arrays.fill(argb, MAGENTA);
        for (int tile = 0; tile < 6; tile++) {
            for (int pixel = 0; pixel < 160; pixel++) {
                int x = 2 + tile % 3 * 11 + pixel % 10;
                int y = 2 + tile / 3 * 17 + pixel / 10;
                argb[y * width + x] = 0xFF000001 + tile;
            }
        }
        return argb;
    }

    @Test
    void tilesOfTwoSidesAreFoundBetweenGapsAndMargins() {
        TileSet set = TileSet.cut(GRID, 36, picture(36, 37), "a\nb\nc\nd\ne\nf");

        assertThat(set.width()).isEqualTo(10);
        assertThat(set.height()).isEqualTo(16);
        for (int tile = 0; tile < 6; tile++) {
            int[] expected = new int[160];
            Arrays.fill(expected, 0xFF000001 + tile);
            assertThat(set.tile("abcdef".substring(tile, tile + 1))).hasValue(expected);
        }
    }

    @Test
    void aGapMayAlsoFollowTheLastTile() {
        TileSet set = TileSet.cut(GRID, 37, picture(37, 38), "a\nb\nc\nd");
        int[] fourth = set.tile("d").orElseThrow();
        assertThat(fourth).containsOnly(0xFF000004);
    }

    @ParameterizedTest
    @CsvSource({"38, 37, 2 x 0", "36, 40, 0 x 3", "35, 36, 10 x 16"})
    void whatIsNoWholeNumberOfTilesIsRefusedWithAllNumbers(int width, int height, String left) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(GRID, width, new int[width * height], "a"))
                .withMessageContainingAll(
                        "A picture of " + width + " x " + height + " pixels",
                        "tiles of 10 x 16 with a gap of 1 and a margin of 2",
                        left + " pixels are left over");
    }

    @Test
    void aPictureWithGapsIsNotCutAsIfItHadNone() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(16, 33, new int[33 * 33], "a"))
                .withMessageContainingAll("33 x 33", "16 x 16", "gap of 0", "margin of 0", "1 x 1 pixels are left");
    }

    @Test
    void aPictureSmallerThanATileIsLeftOverAsAWhole() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(GRID, 5, new int[15], "a"))
                .withMessageContaining("5 x 3 pixels are left over");
    }

    @Test
    void exactlyOneColourIsTransparent() {
        int[] argb = {MAGENTA, MAGENTA - 1, 0xFF000000, 0x80FF00FF};

        TileSet set = TileSet.cut(TileGrid.of(2).withTransparent(0xFF00FF), 2, argb, "a");

        assertThat(set.tile("a")).hasValue(new int[] {0, MAGENTA - 1, 0xFF000000, 0});
    }

    @Test
    void tilesOfTwoSidesFillTheCell() {
        int[] stripes = {0xFF0000AA, 0xFF0000BB};
        Sheet sheet = new Sheet(2, 1);
        sheet.show(0, 0, new CellPicture(new Appearance("floor", Look.of(" ", 0)), Optional.empty(), 1));
        SheetPixels pixels = new SheetPixels(2, 1, 8, Optional.of(TileSet.of(1, 2, Map.of("floor", stripes))));
        pixels.draw(sheet);

        assertThat(pixels.pixels()[0]).isEqualTo(0xAA);
        assertThat(pixels.pixels()[7 * 16 + 15]).isEqualTo(0xAA);
        assertThat(pixels.pixels()[8 * 16]).isEqualTo(0xBB);
        assertThat(pixels.pixels()[15 * 16 + 15]).isEqualTo(0xBB);
    }

    @Test
    void whereAGroundIsTransparentThePaperShows() {
        Sheet sheet = new Sheet(2, 1);
        sheet.show(0, 0, new CellPicture(new Appearance("floor", Look.of(" ", 0)), Optional.empty(), 1));
        SheetPixels pixels =
                new SheetPixels(2, 1, 8, Optional.of(TileSet.of(1, Map.of("floor", new int[] {0xFF00FF}))));
        pixels.draw(sheet);

        assertThat(pixels.pixels()[0]).isEqualTo(Paint.PAPER);
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileGrid.of(10, 257))
                .withMessageContaining("not 257");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GRID.withGap(-1))
                .withMessageContainingAll("gap", "not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GRID.withMargin(257))
                .withMessageContainingAll("margin", "not 257");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GRID.withTransparent(MAGENTA))
                .withMessageContainingAll("without opacity", "0xffff00ff");
    }

    @Test
    void rowsThatDoNotFillAPictureAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(2, 3, new int[10], "a"))
                .withMessageContainingAll("10 pixels", "rows of 3");
    }
}
