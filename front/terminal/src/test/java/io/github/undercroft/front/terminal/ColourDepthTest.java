package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import io.github.undercroft.front.sheet.ColourDepth;
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
        assertThat(TerminalColours.of(0x123456, ColourDepth.TRUE)).isEqualTo(new TextColor.RGB(0x12, 0x34, 0x56));
        assertThat(TerminalColours.of(0xE06C50, ColourDepth.SIXTEEN)).isIn(ANSI.RED, ANSI.RED_BRIGHT, ANSI.YELLOW);
        assertThat(TerminalColours.of(0x60C0FF, ColourDepth.SIXTEEN))
                .isIn(ANSI.CYAN_BRIGHT, ANSI.CYAN, ANSI.BLUE_BRIGHT);
        assertThat(TerminalColours.of(0xFFFFFF, ColourDepth.SIXTEEN)).isEqualTo(ANSI.WHITE_BRIGHT);
        assertThat(TerminalColours.of(0xFF0000, ColourDepth.NONE)).isEqualTo(ANSI.DEFAULT);
    }

    @Test
    void ofTheSixteenNothingInViewLooksLikeWhatIsRememberedOrUnseen() {
        for (int rgb = 0; rgb <= 0xFFFFFF; rgb += 0x0B0D11) {
            assertThat(TerminalColours.of(rgb, ColourDepth.SIXTEEN)).isNotIn(ANSI.BLACK, ANSI.BLACK_BRIGHT);
        }
    }
}
