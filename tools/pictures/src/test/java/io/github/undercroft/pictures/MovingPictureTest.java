package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pictures.MovingPicture.Still;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovingPictureTest {

    private static final Pixels WEST = map("@..");
    private static final Pixels MIDDLE = map(".@.");
    private static final Pixels EAST = map("..@");
    private static final MovingPicture WALK =
            new MovingPicture(List.of(new Still(WEST, 50), new Still(MIDDLE, 25), new Still(EAST, 2)));

    @TempDir
    private Path folder;

    private static Pixels map(String... rows) {
        return MapPicture.of(TextGrid.ofRows(rows), Palette.dungeon()).pixels();
    }

    /** One pixel, of a shade of blue. */
    private static Still dot(int blue) {
        return new Still(new Pixels(1, 1, new int[] {blue}), 10);
    }

    @Test
    void aFileThatIsWrittenReadsTheSame() {
        Path file = folder.resolve("new/folders/walk.gif");
        WALK.write(file);
        assertThat(MovingPicture.read(file)).isEqualTo(WALK).hasToString("3 times 48 x 16 pixels");
        MovingPicture still = new MovingPicture(List.of(new Still(WEST, 65535)));
        still.write(file);
        assertThat(MovingPicture.read(file)).isEqualTo(still).isNotEqualTo(WALK);
    }

    @Test
    void aFileIsAGifWithoutEnd() {
        assertThat(new String(WALK.toGif(), StandardCharsets.ISO_8859_1))
                .startsWith("GIF89a")
                .contains("!\u00FF\u000BNETSCAPE2.0\u0003\u0001\u0000\u0000\u0000")
                .endsWith(";");
    }

    /** It begins with a comma, then left, top, width and height in two bytes each, and a flag for a palette of its own. */
    @Test
    void aPictureIsKeptAsTheRectangleThatChanged() {
        Pixels before = map("#####", "#...#", "#####");
        Pixels after = map("#####", "#.@.#", "#####");
        byte[] gif = new MovingPicture(List.of(new Still(before, 10), new Still(after, 10))).toGif();
        String text = new String(gif, StandardCharsets.ISO_8859_1);
        int first = text.indexOf(",\0\0\0\0P\0"); // P is 80, the width
        assertThat(first).isPositive();
        int second = text.indexOf(",", text.indexOf("!\u00F9", first));
        int left = gif[second + 1];
        int top = gif[second + 3];
        assertThat(left).isBetween(32, 47);
        assertThat(top).isBetween(16, 31);
        assertThat(left + gif[second + 5]).isBetween(33, 48);
        assertThat(top + gif[second + 7]).isBetween(17, 32);
        assertThat(gif[second + 9] & 0x80).as("a palette of its own").isZero();
    }

    @Test
    void manyPicturesThatDifferLittleTakeLittleRoom() {
        int columns = 80;
        int rows = 24;
        String[] floor = IntStream.range(0, rows)
                .mapToObj(y -> "#.+\"".repeat(columns / 4))
                .toArray(String[]::new);
        List<Still> stills = IntStream.range(0, 100)
                .mapToObj(i -> {
                    String[] now = floor.clone();
                    // Two corners change, so that the rectangle is the whole picture.
                    now[0] = "@".repeat(i % 7) + floor[0].substring(i % 7);
                    now[rows - 1] = floor[0].substring(i % 9) + "@".repeat(i % 9);
                    return new Still(map(now), 10);
                })
                .toList();
        int one = new MovingPicture(stills.subList(0, 1)).toGif().length;
        assertThat(new MovingPicture(stills).toGif()).hasSizeLessThan(25 * one);
    }

    @Test
    void equalPicturesInARowAreShownLonger() {
        MovingPicture waits = new MovingPicture(
                List.of(new Still(WEST, 10), new Still(WEST, 20), new Still(EAST, 5), new Still(WEST, 30)));
        assertThat(waits.stills()).containsExactly(new Still(WEST, 30), new Still(EAST, 5), new Still(WEST, 30));
    }

    @Test
    void theFirstDifferenceIsNamed() {
        MovingPicture shorter = new MovingPicture(WALK.stills().subList(0, 2));
        MovingPicture slower = new MovingPicture(List.of(new Still(WEST, 50), new Still(MIDDLE, 26)));
        MovingPicture other = new MovingPicture(List.of(new Still(WEST, 50), new Still(EAST, 25)));
        assertThat(WALK.difference(WALK)).isEmpty();
        assertThat(WALK.difference(shorter)).contains("there are 3 pictures here and 2 there");
        assertThat(shorter.difference(slower))
                .contains("picture 1 is shown for 25 hundredths of a second here and for 26 there");
        assertThat(shorter.difference(other))
                .hasValueSatisfying(difference -> assertThat(difference).startsWith("in picture 1 pixel ("));
    }

    @Test
    void asManyColoursAsAFileHasAreKept() {
        MovingPicture shades = new MovingPicture(
                IntStream.range(0, 255).mapToObj(MovingPictureTest::dot).toList());
        Path file = folder.resolve("shades.gif");
        shades.write(file);
        assertThat(MovingPicture.read(file)).isEqualTo(shades);
    }

    @Test
    void wrongPicturesAreRefused() {
        assertThatThrownBy(() -> new MovingPicture(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a moving picture of no pictures; give at least one");
        assertThatThrownBy(() -> new MovingPicture(List.of(new Still(WEST, 5), new Still(map("@"), 5))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("picture 1 has 16 x 16 pixels, and picture 0 has 48 x 16 pixels; must be as many");
        List<Still> shades =
                IntStream.range(0, 256).mapToObj(MovingPictureTest::dot).toList();
        assertThatThrownBy(() -> new MovingPicture(shades))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a moving picture of 256 colours; must be at most 255");
    }

    @Test
    void wrongTimesAreRefused() {
        assertThatThrownBy(() -> new Still(WEST, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a picture is shown for 1 hundredths of a second; must be 2 to 65535");
        assertThatThrownBy(() -> new MovingPicture(List.of(new Still(WEST, 65535), new Still(WEST, 2))))
                .hasMessage("a picture is shown for 65537 hundredths of a second; must be 2 to 65535");
    }

    @Test
    void aFileThatCannotBeReadIsRefusedByName() throws IOException {
        Path text = Files.writeString(folder.resolve("text.gif"), "no picture at all");
        assertThatThrownBy(() -> MovingPicture.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(text + " is no moving picture; give a GIF file that this class has written");
        Path plain = folder.resolve("plain.gif");
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_BYTE_GRAY), "gif", plain.toFile());
        assertThatThrownBy(() -> MovingPicture.read(plain)).hasMessageStartingWith(plain + " is no moving picture");
        Path absent = folder.resolve("absent.gif");
        assertThatThrownBy(() -> MovingPicture.read(absent))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot read the moving picture " + absent + "; give a GIF file");
    }
}
