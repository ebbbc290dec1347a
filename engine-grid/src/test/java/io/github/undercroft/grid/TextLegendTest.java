package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TextLegendTest {

    /** The slow obvious model is a map. */
    @Property
    void knowsWhatAMapWouldKnow(@ForAll List<@IntRange(min = 32, max = 72) Integer> glyphs) {
        Map<Integer, Integer> model = new LinkedHashMap<>();
        TextLegend<Integer> legend = TextLegend.none();
        for (int i = 0; i < glyphs.size(); i++) {
            int glyph = glyphs.get(i);
            int meaning = i;
            TextLegend<Integer> known = legend;
            if (model.containsKey(glyph)) {
                assertThatThrownBy(() -> known.with(glyph, meaning))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("use replacing");
                legend = known.replacing(glyph, meaning);
                model.put(glyph, meaning);
            } else {
                model.put(glyph, meaning);
                legend = known.with(glyph, meaning);
                assertThat(known.find(glyph)).isEmpty();
            }
        }
        assertThat(legend.meanings()).containsExactlyEntriesOf(model);
        for (int glyph = 32; glyph <= 72; glyph++) {
            assertThat(legend.find(glyph).orElse(-1)).isEqualTo(model.getOrDefault(glyph, -1));
        }
    }

    @Test
    @SuppressWarnings("NullAway") // a null is passed to see it refused
    void aMeaningIsNeverNull() {
        assertThatThrownBy(() -> TextLegend.<String>none().with('@', null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("the meaning of '@'");
    }

    @Test
    void aGlyphIsACodePointThatCanStandInARow() {
        for (int glyph : new int[] {-1, 0x110000, '\n', '\r'}) {
            assertThatThrownBy(() -> TextLegend.<String>none().with(glyph, "wall"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("glyph");
            assertThatThrownBy(() -> TextLegend.<String>none().replacing(glyph, "wall"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
