package io.github.undercroft.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ColourDepthTest {

    @Test
    void theTerminalTellsWhatItCanShow() {
        assertThat(ColourDepth.of(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
                .isEqualTo(ColourDepth.TRUE);
        assertThat(ColourDepth.of(Map.of("TERM", "tmux-256color"))).isEqualTo(ColourDepth.PALETTE);
        assertThat(ColourDepth.of(Map.of("TERM", "linux"))).isEqualTo(ColourDepth.SIXTEEN);
        assertThat(ColourDepth.of(Map.of())).isEqualTo(ColourDepth.SIXTEEN);
        assertThat(ColourDepth.of(Map.of("TERM", "vt100"))).isEqualTo(ColourDepth.NONE);
        assertThat(ColourDepth.of(Map.of("NO_COLOR", "1", "COLORTERM", "truecolor")))
                .isEqualTo(ColourDepth.NONE);
    }

    @Test
    void coloursAreTheClosestThereAre() {
        assertThat(ColourDepth.TRUE.colour(0x123456)).isEqualTo(new TextColor.RGB(0x12, 0x34, 0x56));
        assertThat(ColourDepth.SIXTEEN.colour(0xE06C50)).isIn(ANSI.RED, ANSI.RED_BRIGHT, ANSI.YELLOW);
        assertThat(ColourDepth.SIXTEEN.colour(0x60C0FF)).isIn(ANSI.CYAN_BRIGHT, ANSI.CYAN, ANSI.BLUE_BRIGHT);
        assertThat(ColourDepth.SIXTEEN.colour(0xFFFFFF)).isEqualTo(ANSI.WHITE_BRIGHT);
        assertThat(ColourDepth.NONE.colour(0xFF0000)).isEqualTo(ANSI.DEFAULT);
    }

    @Test
    void ofTheSixteenNothingInViewLooksLikeWhatIsRememberedOrUnseen() {
        for (int rgb = 0; rgb <= 0xFFFFFF; rgb += 0x0B0D11) {
            assertThat(ColourDepth.SIXTEEN.colour(rgb)).isNotIn(ANSI.BLACK, ANSI.BLACK_BRIGHT);
        }
    }
}
