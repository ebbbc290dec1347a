package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.grid.TextGrid;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PixelsTest {

    private static final Pixels SAMPLE =
            MapPicture.of(TextGrid.ofRows("#.@", "≈+~"), Palette.dungeon()).pixels();

    @TempDir
    private Path folder;

    @Test
    void aFileThatIsWrittenReadsTheSame() {
        Path file = folder.resolve("new/folders/sample.png");
        SAMPLE.write(file);
        assertThat(Pixels.read(file)).isEqualTo(SAMPLE);
        SAMPLE.scaled(2).write(file);
        assertThat(Pixels.read(file)).isEqualTo(SAMPLE.scaled(2)).isNotEqualTo(SAMPLE);
    }

    @Test
    void aFileIsAPng() {
        assertThat(SAMPLE.toPng()).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void scalingMakesSquaresOfPixels() {
        Pixels scaled = SAMPLE.scaled(3);
        assertThat(scaled).hasToString("144 x 96 pixels");
        for (int y = 0; y < scaled.height(); y++) {
            for (int x = 0; x < scaled.width(); x++) {
                assertThat(scaled.at(x, y)).isEqualTo(SAMPLE.at(x / 3, y / 3));
            }
        }
        assertThat(SAMPLE.scaled(1)).isEqualTo(SAMPLE);
    }

    @Test
    void theFirstDifferenceIsNamed() {
        Pixels one = MapPicture.of(TextGrid.ofRows("."), Palette.plain(0xFFFFFF, 0x000001))
                .pixels();
        Pixels other = MapPicture.of(TextGrid.ofRows("."), Palette.plain(0xFFFFFF, 0xABCDEF))
                .pixels();
        assertThat(one.difference(other)).contains("pixel (0,0) is 0x000001 here and 0xABCDEF there");
        assertThat(one.difference(SAMPLE)).contains("the size is 16 x 16 here and 48 x 32 there");
        assertThat(one.difference(one)).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadIsRefusedByName() throws IOException {
        Path text = Files.writeString(folder.resolve("text.png"), "no picture");
        assertThatThrownBy(() -> Pixels.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(text + " is no picture; give a PNG file");
        Path absent = folder.resolve("absent.png");
        assertThatThrownBy(() -> Pixels.read(absent))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot read the picture " + absent + "; give a PNG file");
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedByName() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way").resolve("sample.png");
        assertThatThrownBy(() -> SAMPLE.write(file))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write the picture " + file + "; give a file in a folder that can be written to");
        assertThatThrownBy(() -> SAMPLE.write(folder)).hasMessageStartingWith("cannot write the picture " + folder);
    }

    @Test
    void wrongScalesAndPixelsAreRefused() {
        assertThatThrownBy(() -> SAMPLE.scaled(0)).hasMessage("a scale of 0; must be 1 to 16");
        assertThatThrownBy(() -> SAMPLE.scaled(17)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SAMPLE.at(48, 0))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("pixel (48,0) is outside these 48 x 32 pixels; x must be 0 to 47 and y 0 to 31");
    }
}
