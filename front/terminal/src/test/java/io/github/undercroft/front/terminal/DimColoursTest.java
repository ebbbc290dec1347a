package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Paint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ground in view is told apart from what is remembered in every light, for the usual colours of ground. */
class DimColoursTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x606060, 0xA8804A, 0xC08040, 0xE0A030, 0x906030, 0xFFFFFF, 0x6090C0, 0x3060B0, 0x80C040, 0xFF8030,
                0xB0E0F0, 0x907030, 0xA0A0A0, 0x609040, 0x40A040, 0x809050
            })
    void in256ColoursDimGroundDiffersFromWhatIsRemembered(int rgb) {
        Appearance ground = new Appearance("ground", Look.of(".", rgb));
        for (int percent = 55; percent <= 88; percent += 11) {
            assertThat(TerminalColours.of(ground.inLight(percent).lit(rgb), ColourDepth.PALETTE))
                    .as("%d percent", percent)
                    .isNotEqualTo(TerminalColours.of(Paint.REMEMBERED.ink(rgb), ColourDepth.PALETTE));
        }
    }
}
