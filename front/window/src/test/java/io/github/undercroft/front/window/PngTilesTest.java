package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileGrid;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngTilesTest {

    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;

    @TempDir
    private Path folder;

    private URL sheet(String name, int... pixels) throws IOException {
        BufferedImage image = new BufferedImage(pixels.length, 1, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, pixels.length, 1, pixels, 0, pixels.length);
        Path file = folder.resolve(name + ".png");
        ImageIO.write(image, "png", file.toFile());
        return file.toUri().toURL();
    }

    private URL names(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name + ".txt"), text).toUri().toURL();
    }

    /** The pixel in the corner of a cell with that tile. */
    private static int drawn(TileSet set, String tile) {
        Sheet sheet = new Sheet(2, 1);
        sheet.show(0, 0, new CellPicture(new Appearance(tile, Look.of(" ", 0)), Optional.empty(), 1));
        SheetPixels pixels = new SheetPixels(2, 1, 8, Optional.of(set));
        pixels.draw(sheet);
        return pixels.pixels()[0];
    }

    @Test
    void aTileOfASheetAboveTakesThePlaceOfTheSameName() throws IOException {
        TileSet bodies = PngTiles.read(1, sheet("bodies", RED, RED, RED), names("bodies", "# bodies\norc\n-\nelf\n"));
        TileSet set = bodies.with(PngTiles.read(1, sheet("hats", BLUE, 0, BLUE), names("hats", "orc\nelf\nking")));

        assertThat(drawn(set, "orc")).isEqualTo(BLUE & 0xFFFFFF);
        assertThat(drawn(set, "elf")).isEqualTo(Paint.PAPER); // nothing of the one below shines through
        assertThat(drawn(set, "king")).isEqualTo(BLUE & 0xFFFFFF);
        assertThat(drawn(set, "-")).isEqualTo(Paint.PAPER);
    }

    @Test
    void aSheetWithTooFewTilesAndWhatIsNoPictureAreRefused() throws IOException {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngTiles.read(1, sheet("one", RED), names("two", "orc\nelf")))
                .withMessageContainingAll("1 tiles", "2 names");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngTiles.read(1, names("text", "text"), names("two", "orc")))
                .withMessageContaining("text.txt: This is no picture");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngTiles.read(0, sheet("one", RED), names("one", "orc")))
                .withMessageContaining("not 0");
    }

    /** A picture of one pixel whose samples are as given, as a PNG keeps them. */
    private URL samples(BufferedImage image, int... samples) throws IOException {
        image.getRaster().setPixel(0, 0, samples);
        Path file = folder.resolve("samples.png");
        ImageIO.write(image, "png", file.toFile());
        return file.toUri().toURL();
    }

    private int read(URL picture) throws IOException {
        return drawn(PngTiles.read(1, picture, names("one", "orc")), "orc");
    }

    private static BufferedImage greyWithAlpha(int type) {
        ComponentColorModel colours = new ComponentColorModel(
                ColorSpace.getInstance(ColorSpace.CS_GRAY), true, false, Transparency.TRANSLUCENT, type);
        return new BufferedImage(colours, colours.createCompatibleWritableRaster(1, 1), false, null);
    }

    private static BufferedImage palette(int bits, byte[] greys) {
        return new BufferedImage(
                1,
                1,
                bits == Byte.SIZE ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY,
                new IndexColorModel(bits, greys.length, greys, greys, greys));
    }

    @Test
    void greysAreTheNumbersOfThePicture() throws IOException {
        assertThat(read(samples(new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY), 0x80)))
                .isEqualTo(0x808080);
        assertThat(read(samples(new BufferedImage(1, 1, BufferedImage.TYPE_USHORT_GRAY), 0x80FF)))
                .as("16 bits")
                .isEqualTo(0x808080);
    }

    @Test
    void greysWithAlphaAreTheNumbersOfThePicture() throws IOException {
        assertThat(read(samples(greyWithAlpha(DataBuffer.TYPE_BYTE), 0x80, 0xFF)))
                .isEqualTo(0x808080);
        assertThat(read(samples(greyWithAlpha(DataBuffer.TYPE_USHORT), 0x8000, 0xFFFF)))
                .as("16 bits")
                .isEqualTo(0x808080);
        assertThat(read(samples(greyWithAlpha(DataBuffer.TYPE_BYTE), 0x80, 0)))
                .as("transparent")
                .isEqualTo(Paint.PAPER);
    }

    @Test
    void aPaletteKeepsItsColours() throws IOException {
        byte[] four = {0, 0x55, (byte) 0xAA, (byte) 0xFF};
        assertThat(read(samples(palette(8, new byte[] {0, (byte) 0x80, 1}), 1))).isEqualTo(0x808080);
        assertThat(read(samples(palette(2, four), 2))).as("grey of two bits").isEqualTo(0xAAAAAA);
    }

    @Test
    void aGridSaysHowTheTilesStandInThePicture() throws IOException {
        TileGrid grid = TileGrid.of(1).withGap(1).withTransparent(BLUE & 0xFFFFFF);
        TileSet set = PngTiles.read(grid, sheet("gaps", RED, 0, BLUE), names("two", "orc\nelf"));

        assertThat(drawn(set, "orc")).isEqualTo(RED & 0xFFFFFF);
        assertThat(drawn(set, "elf")).isEqualTo(Paint.PAPER);
    }

    @Test
    void aSheetThatIsCutBesideItsTilesIsRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngTiles.read(TileGrid.of(2, 1), sheet("odd", RED, RED, RED), names("one", "orc")))
                .withMessageContainingAll("odd.png", "3 x 1", "2 x 1", "1 x 0");
    }
}
