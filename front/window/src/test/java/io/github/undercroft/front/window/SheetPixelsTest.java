package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.pictures.Pixels;
import io.github.undercroft.pictures.SheetPicture;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetPixelsTest {

    private static final Sheet LIST =
            Menu.toChoose("Which?", List.of("one", "two")).sheet(30, 6);

    private static int at(SheetPixels pixels, int x, int y) {
        return pixels.pixels()[y * pixels.width() + x];
    }

    private static Sheet marked(int times) {
        Menu menu = Menu.toChoose("Which?", List.of("one", "two"));
        for (int i = 0; i < times; i++) {
            menu.press(new KeyPress("down"));
        }
        return menu.sheet(30, 6);
    }

    /** The pictures of the pages are drawn by other code, all in bold; here only the board is. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aBoardLooksAsInThePicturesOfThePages(int zoom) {
        Sheet sheet = Corridor.begun().sheet(60, 20);
        SheetPixels pixels = new SheetPixels(60, 20, 8 * zoom, Optional.empty());
        pixels.draw(sheet);

        Pixels expected = SheetPicture.of(sheet).pixels().scaled(zoom);
        int compared = 0;
        for (int y = 0; y < 20 * 16 * zoom; y++) {
            for (int x = 0; x < 60 * 8 * zoom; x++) {
                if (sheet.paintAt(x / zoom / 8, y / zoom / 16) == Paint.SEEN) {
                    compared++;
                    assertThat(at(pixels, x, y)).as("%d,%d", x, y).isEqualTo(expected.at(x, y));
                }
            }
        }
        assertThat(compared).isGreaterThan(400);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void onlyWhatChangedIsDrawnAgain(int zoom) {
        SheetPixels pixels = new SheetPixels(30, 6, 8 * zoom, Optional.empty());
        assertThat(pixels.draw(LIST))
                .containsExactly(
                        new Rect(0, 0, 48 * zoom, 16 * zoom),
                        new Rect(0, 32 * zoom, 48 * zoom, 16 * zoom),
                        new Rect(0, 48 * zoom, 48 * zoom, 16 * zoom),
                        new Rect(0, 80 * zoom, 216 * zoom, 16 * zoom));
        assertThat(pixels.draw(marked(0))).isEmpty();

        assertThat(pixels.draw(marked(1)))
                .containsExactly(
                        new Rect(0, 32 * zoom, 48 * zoom, 16 * zoom), new Rect(0, 48 * zoom, 48 * zoom, 16 * zoom));
    }

    @Test
    void aBarAboveTheHurtSaysHowMuchHealthIsLeft() {
        Sheet sheet = new Sheet(4, 2);
        Appearance rat = new Appearance("rat", Look.of(" ", 0));
        sheet.show(0, 0, new CellPicture(rat, Optional.of(rat), Optional.of(new Health(1, 4)), 2, 0, 0));
        SheetPixels pixels = new SheetPixels(4, 2, 8, Optional.of(TileSet.of(16, Map.of())));
        pixels.draw(sheet);

        int red = 0xF04040;
        int dark = 0x181818;
        assertThat(List.of(at(pixels, 0, 0), at(pixels, 7, 3), at(pixels, 8, 0), at(pixels, 31, 3)))
                .containsExactly(red, red, dark, dark);
        assertThat(at(pixels, 0, 4)).isEqualTo(Paint.PAPER);
    }

    @Test
    void pixelsOfATileAreAllOfOneSize() {
        int[] argb = new int[256];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = 0xFF000000 | i;
        }
        Sheet sheet = new Sheet(4, 2);
        sheet.show(0, 0, new CellPicture(new Appearance("floor", Look.of(" ", 0)), Optional.empty(), 2));
        SheetPixels pixels = new SheetPixels(4, 2, 12, Optional.of(TileSet.of(16, Map.of("floor", argb))));
        pixels.draw(sheet);

        for (int y = 0; y < 48; y++) {
            for (int x = 0; x < 48; x++) {
                assertThat(at(pixels, x, y)).as("%d,%d", x, y).isEqualTo(y / 3 * 16 + x / 3);
            }
        }
    }

    @Test
    void picturesOfThingsStandOnThoseOfTheirGround() {
        int[] floor = new int[256];
        Arrays.fill(floor, 0xFF112233);
        int[] goblin = new int[256];
        goblin[17] = 0xFF00FF00;
        TileSet tiles = TileSet.of(16, Map.of("floor", floor, "goblin", goblin));
        Play play = Corridor.begun();
        play.setDisplay(new Display(1, false));
        Sheet sheet = play.sheet(60, 20);
        SheetPixels pixels = new SheetPixels(60, 20, 8, Optional.of(tiles));
        pixels.draw(sheet);

        int row = (int)
                sheet.toString().lines().takeWhile(line -> !line.contains(" g")).count();
        int column = sheet.toString().lines().toList().get(row).indexOf(" g") + 1;
        int left = column * 8;
        int top = row * 16;
        assertThat(at(pixels, left + 1, top + 1)).isEqualTo(0x00FF00);
        assertThat(at(pixels, left + 2, top + 1)).isEqualTo(0x112233);
        assertThat(at(pixels, left + 15, top + 15)).isEqualTo(0x112233);
        assertThat(pixels.draw(sheet)).isEmpty();
    }
}
