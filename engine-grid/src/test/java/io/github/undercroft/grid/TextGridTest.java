package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TextGridTest {

    private static final int DRAGON = 0x1F409;

    @Test
    void allWaysToWriteAMapAreEqual() {
        TextGrid map = TextGrid.ofRows("#.@", "#..");
        assertThat(TextGrid.parse("#.@\n#..")).isEqualTo(map).hasSameHashCodeAs(map);
        assertThat(TextGrid.parse("#.@\r\n#..\r\n")).isEqualTo(map);
        assertThat(TextGrid.parse("""
            #.@
            #..
            """)).isEqualTo(map);
        assertThat(map).hasToString("#.@\n#..");
        assertThat(map.cells('@').firstSet()).contains(new Point(2, 0));
    }

    @Property
    void textAndGridGoBackAndForth(
            @ForAll @IntRange(min = 1, max = 9) int width, @ForAll @IntRange(min = 1, max = 9) int height) {
        Grid<Integer> values = Grid.of(width, height, point -> (7 * point.x() + 3 * point.y()) % 4);
        TextLegend<Integer> legend = TextLegend.<Integer>none()
                .with('#', 0)
                .with(' ', 1)
                .with(0xE9, 2)
                .with(DRAGON, 3);
        int[] glyphs = {'#', ' ', 0xE9, DRAGON};
        String text = TextGrid.render(values, value -> glyphs[value]);
        assertThat(TextGrid.parse(text).toGrid(legend)).isEqualTo(values);
        assertThat(TextGrid.parse(text)).hasToString(text);
    }

    @Test
    void aGlyphBeyondSixteenBitsIsOneCell() {
        TextGrid map = TextGrid.ofRows("." + Character.toString(DRAGON), "..");
        assertThat(map.width()).isEqualTo(2);
        assertThat(map.glyphAt(new Point(1, 0))).isEqualTo(DRAGON);
    }

    @Test
    void anUnknownGlyphIsReportedWithItsPlaceAndTheKnownOnes() {
        TextLegend<String> legend = TextLegend.<String>none().with('#', "wall").with('.', "floor");
        assertThatThrownBy(() -> TextGrid.ofRows("###", "#x#").toGrid(legend))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 2, column 2 (counted from 1): unknown glyph 'x'; known: '#', '.'");
        assertThatThrownBy(() -> TextGrid.ofRows("#\u00A0").toGrid(legend)).hasMessageContaining("(U+00A0)");
        assertThatThrownBy(() -> TextGrid.ofRows("#\t").toGrid(legend)).hasMessageContaining("glyph U+0009;");
        assertThatThrownBy(() -> TextGrid.ofRows("#").toGrid(TextLegend.none()))
                .hasMessageContaining("known: no glyph");
    }

    @Test
    void raggedRowsAreReportedWithRowAndColumn() {
        assertThatThrownBy(() -> TextGrid.parse("####\n##\n####"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 2 has no glyph at column 3 (counted from 1)")
                .hasMessageContaining("2 glyphs and row 1 has 4");
        assertThatThrownBy(() -> TextGrid.ofRows("##", "##", "###"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 3 goes on at column 3 (counted from 1)");
        assertThatThrownBy(() -> TextGrid.parse("##\n\n##")).hasMessageContaining("row 2 has no glyph at column 1");
    }

    @Test
    void paddingFillsShortRows() {
        assertThat(TextGrid.padded("#\n\n###\n##", '.')).hasToString("#..\n...\n###\n##.");
    }

    /** Else 36,001 characters make a map of 324 million cells. */
    @Test
    void atMostAMillionCellsAreFilledUp() {
        assertThatThrownBy(() -> TextGrid.padded("#\n" + "#".repeat(18_001) + "\n".repeat(18_000) + "#", ' '))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("18001 x 18002")
                .hasMessageContaining("1000000")
                .hasMessageContaining("Shorten row 2");
        String justFits = "#\n".repeat(1_000) + "#".repeat(1_001);
        assertThat(TextGrid.padded(justFits, ' ').width()).isEqualTo(1_001);
        assertThatThrownBy(() -> TextGrid.padded("\n" + justFits, ' ')).hasMessageContaining("these are 1001001");
    }

    @Test
    void aTextWithoutGlyphsIsRefused() {
        for (String empty : new String[] {"", "\n", "\r\n", "\n\n"}) {
            assertThatThrownBy(() -> TextGrid.parse(empty))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no glyph");
            assertThatThrownBy(() -> TextGrid.padded(empty, ' ')).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(TextGrid::ofRows).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TextGrid.ofRows("##", "#\n#"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 2");
    }

    @Test
    void aGlyphHasOneMeaning() {
        TextLegend<String> legend = TextLegend.<String>none().with('#', "wall");
        assertThatThrownBy(() -> legend.with('#', "tree"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'#' stands for wall already");
        assertThat(legend.find('#')).contains("wall");
        assertThat(legend.find('.')).isEmpty();
        assertThat(legend.with('.', "floor").meanings().values()).containsExactly("wall", "floor");
        assertThat(legend.meanings()).hasSize(1);
    }
}
