package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileArtTest {

    private static final String EMPTY_ROW = ".".repeat(16) + "\n";
    private static final String DOT = EMPTY_ROW + ".k" + ".".repeat(14) + "\n" + EMPTY_ROW.repeat(14);
    private static final String SAMPLE =
            "# a comment\nk = 0C0A12\n\nname: dot\n" + DOT + "\nname: void\n" + EMPTY_ROW.repeat(16);

    @Test
    void tilesKeepTheirOrderAndTheirPixels() {
        TileArt art = TileArt.parse(SAMPLE);
        assertThat(art.names()).containsExactly("dot", "void");
        int[] dot = new int[256];
        dot[17] = 0xFF0C0A12;
        assertThat(art.argb("dot")).isEqualTo(dot);
        assertThat(art.argb("void")).containsOnly(0).hasSize(256);
    }

    @Test
    void theSheetHasSixteenTilesARow() throws IOException {
        StringBuilder text = new StringBuilder("k = 0C0A12\n");
        for (int number = 0; number < 18; number++) {
            text.append("name: tile ").append(number).append('\n').append(DOT);
        }
        byte[] png = TileArt.parse(text.toString()).toPng();
        BufferedImage sheet = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(sheet.getWidth()).isEqualTo(256);
        assertThat(sheet.getHeight()).isEqualTo(32);
        assertThat(sheet.getRGB(17, 17)).isEqualTo(0xFF0C0A12);
        assertThat(sheet.getRGB(33, 17)).isZero();
    }

    @Test
    void malformedArtIsRefusedWithItsLineAndTile() {
        assertRefused("black = 0C0A12", "line 1: \"black = 0C0A12\" is no colour; write \"k = 0C0A12\"");
        assertRefused("k = 0C0A12\nk = FFFFFF", "line 2: 'k' has a colour already");
        assertRefused(". = FFFFFF", "line 1: '.' has a colour already");
        assertRefused(SAMPLE.replace(".k.", ".k"), "line 6, tile \"dot\": the row is 15 characters long; must be 16");
        assertRefused(SAMPLE.replace(".k.", ".q."), "line 6, tile \"dot\": no colour for 'q'");
        assertRefused(SAMPLE + EMPTY_ROW, "line 39, tile \"void\": more than 16 rows");
        assertRefused("name: dot\n" + EMPTY_ROW, "line 3, tile \"dot\": the tile above has 1 rows; must be 16");
        assertRefused(SAMPLE.replace("void", "dot"), "line 22, tile \"dot\": there is a tile of that name already");
        assertRefused("name:  ", "line 1, tile \" \": a tile without a name");
    }

    private static void assertRefused(String art, String message) {
        assertThatThrownBy(() -> TileArt.parse(art))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aTileThatIsNotThereIsRefusedWithTheNamesOfAll() {
        assertThatThrownBy(() -> TileArt.parse(SAMPLE).argb("dragon"))
                .hasMessage("no tile \"dragon\"; there are dot, void");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wall", "floor", "closed door", "open door", "stairs down", "deep water", "trap", "acid"})
    void groundIsOpaque(String name) {
        assertThat(TileArt.bundled().argb(name)).doesNotContain(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hero", "goblin", "rat", "sword", "red potion", "chest"})
    void whatStandsOnTheGroundHasADarkOutlineAndIsBrighterInside(String name) {
        int[] argb = TileArt.bundled().argb(name);
        assertThat(argb).contains(0, 0xFF0C0A12);
        long brighter = Arrays.stream(argb)
                .filter(pixel -> pixel != 0 && Colours.brightness(pixel & 0xFFFFFF) > brightness("floor"))
                .count();
        assertThat(brighter).isGreaterThan(15);
    }

    @Test
    void theHeroIsTheBrightestOfTheLiving() {
        for (String name :
                new String[] {"thief", "goblin", "orc", "skeleton", "ghost", "slime", "dark knight", "wolf"}) {
            assertThat(brightness("hero")).as(name).isGreaterThan(brightness(name));
        }
    }

    private static double brightness(String name) {
        return Arrays.stream(TileArt.bundled().argb(name))
                .filter(argb -> argb != 0)
                .map(argb -> Colours.brightness(argb & 0xFFFFFF))
                .average()
                .orElseThrow();
    }
}
