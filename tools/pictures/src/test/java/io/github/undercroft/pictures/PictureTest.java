package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import org.junit.jupiter.api.Test;

class PictureTest {

    private static final int INK = 0xFFFFFF;
    private static final Palette PLAIN = Palette.plain(INK, 0x000000);
    private static final MapPicture TALL = MapPicture.of(TextGrid.ofRows("ab", "cd", "ef"), PLAIN);
    private static final MapPicture WIDE = MapPicture.of(TextGrid.ofRows("vwxyz"), PLAIN);

    private static Picture sample() {
        return Picture.stacked(
                        Picture.beside(
                                TALL.titled("tall").captioned("3 rows"),
                                WIDE.with(Overlay.mark(new Point(4, 0), "≈", Colours.SKY_BLUE))
                                        .titled("wide")),
                        Picture.legend(
                                new LegendEntry(new Tile("#", INK, 0), "wall"),
                                new LegendEntry(Tile.blank(INK), "light")))
                .framed();
    }

    @Test
    void textPutsPicturesSideBySideAndOneBelowTheOther() {
        assertThat(sample().toText()).isEqualTo("""
                        tall     wide
                        ab       vwxy≈
                        cd
                        ef
                        3 rows

                        # wall   light""");
    }

    @Test
    void theSizeIsThatOfThePartsAndTheGaps() {
        assertThat(Picture.beside(TALL, WIDE).pixels()).hasToString("128 x 48 pixels");
        assertThat(Picture.stacked(TALL, WIDE).pixels()).hasToString("80 x 80 pixels");
        assertThat(TALL.titled("tall").pixels()).hasToString("32 x 68 pixels");
        assertThat(TALL.framed().pixels()).hasToString("64 x 80 pixels");
    }

    @Test
    void everyPartStandsWhereItShould() {
        Pixels pixels = Picture.beside(
                        MapPicture.of(Grid.filled(1, 2, Tile.blank(INK))),
                        MapPicture.of(Grid.filled(2, 1, Tile.blank(INK))))
                .framed()
                .pixels();
        assertThat(PixelArt.squares(pixels, 16, colour -> colour == INK ? "#" : "."))
                .containsExactly("......", ".#.##.", ".#....", "......");
    }

    @Test
    void aLineOfTextIsReadable() {
        assertThat(PixelArt.rows(Picture.text("Hi").pixels(), Colours.TEXT))
                .containsExactly(
                        "................",
                        "................",
                        ".#....#....#....",
                        ".#....#....#....",
                        ".#....#.........",
                        ".#....#...##....",
                        ".######....#....",
                        ".#....#....#....",
                        ".#....#....#....",
                        ".#....#....#....",
                        ".#....#....#....",
                        ".#....#...###...",
                        "................",
                        "................",
                        "................",
                        "................");
    }

    @Test
    void theSamePictureGivesTheSamePixelsAndText() {
        assertThat(sample().pixels()).isEqualTo(sample().pixels()).hasSameHashCodeAs(sample().pixels());
        assertThat(sample().pixels().toPng()).isEqualTo(sample().pixels().toPng());
        assertThat(sample()).hasToString(sample().toText());
    }

    @Test
    void nothingToArrangeAndTextOfSeveralLinesAreRefused() {
        assertThatThrownBy(Picture::beside).hasMessage("nothing to arrange; give at least one picture");
        assertThatThrownBy(Picture::legend).hasMessage("a legend without entries; give at least one key");
        assertThatThrownBy(() -> TALL.titled("two\nlines"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a line of text has the control character U+000a at 3; give one line of plain text");
    }

    @Test
    void aPictureTooLargeToPaintIsRefused() {
        MapPicture huge =
                MapPicture.of(Grid.filled(1000, 1000, Tile.blank(INK))).withCells(new CellSize(16, 32));
        assertThatThrownBy(huge::pixels)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("a picture of 16000 x 32000 pixels; at most 100000000 in all");
    }
}
