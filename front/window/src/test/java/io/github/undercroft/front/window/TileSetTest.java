package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TileSetTest {

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

    @Test
    void aNameIsFoundByTheWordsItBeginsWith() {
        int[] sword = {RED};
        TileSet set = TileSet.empty(1).with(Map.of("sword", sword));

        assertThat(set.tile("sword +3")).containsSame(sword);
        assertThat(set.tile("sword")).containsSame(sword);
        assertThat(set.tile("swordfish")).isEmpty();
        assertThat(set.tile("")).isEmpty();
    }

    @Test
    void everySheetIsALayerAboveThoseBefore() throws IOException {
        TileSet set = TileSet.empty(1)
                .with(sheet("bodies", RED, RED, BLUE), names("bodies", "# bodies\norc\n-\nelf\n"))
                .with(sheet("hats", BLUE, 0, BLUE), names("hats", "orc\nelf\nking"));

        assertThat(set.tile("orc")).hasValueSatisfying(tile -> assertThat(tile).containsExactly(BLUE));
        assertThat(set.tile("elf")).hasValueSatisfying(tile -> assertThat(tile).containsExactly(BLUE));
        assertThat(set.tile("king")).isPresent();
        assertThat(set.tile("-")).isEmpty();
    }

    @Test
    void aSheetWithTooFewTilesAndWhatIsNoPictureAreRefused() throws IOException {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.empty(1).with(sheet("one", RED), names("two", "orc\nelf")))
                .withMessageContainingAll("1 tiles", "2 names");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.empty(1).with(names("text", "text"), names("two", "orc")))
                .withMessageContaining("text.txt is no picture");
        assertThatIllegalArgumentException().isThrownBy(() -> TileSet.empty(0)).withMessageContaining("not 0");
    }
}
