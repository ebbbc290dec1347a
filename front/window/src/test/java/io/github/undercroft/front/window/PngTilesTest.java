package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.image.BufferedImage;
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
        sheet.show(0, 0, new Appearance(tile, Look.of(" ", 0)), Optional.empty(), 1);
        SheetPixels pixels = new SheetPixels(2, 1, 1, Optional.of(set));
        pixels.draw(sheet);
        return pixels.pixels()[0];
    }

    @Test
    void everySheetIsALayerAboveThoseBefore() throws IOException {
        TileSet bodies = PngTiles.read(1, sheet("bodies", RED, RED, RED), names("bodies", "# bodies\norc\n-\nelf\n"));
        TileSet set = bodies.with(PngTiles.read(1, sheet("hats", BLUE, 0, BLUE), names("hats", "orc\nelf\nking")));

        assertThat(drawn(set, "orc")).isEqualTo(BLUE & 0xFFFFFF);
        assertThat(drawn(set, "elf")).isEqualTo(RED & 0xFFFFFF);
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
                .withMessageContaining("text.txt is no picture");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngTiles.read(0, sheet("one", RED), names("one", "orc")))
                .withMessageContaining("not 0");
    }
}
