package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import io.github.undercroft.front.play.GameTitle;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a terminal is sent. */
class TtyScreenTest {

    private static final String NUMBERS = "\u001b[?1006h";
    private static final String NO_NUMBERS = "\u001b[?1006l";

    private static final Optional<GameTitle> DESCENT = Optional.of(GameTitle.named("descent"));

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    private Tty tty(Charset charset) throws IOException {
        return new Tty(
                new ByteArrayInputStream(new byte[0]),
                written,
                charset,
                words -> words.get(0).equals("size") ? "2 8" : "");
    }

    private Tty tty() throws IOException {
        return tty(StandardCharsets.UTF_8);
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8);
    }

    /** What such a text looks like that is drawn over another one of the same length. */
    private String shown(Charset charset, String before, String text) throws IOException {
        Emulated emulated = new Emulated(8, 2);
        try (Window window = Window.open(new TerminalScreen(tty(charset)), ColourDepth.NONE, () -> false)) {
            for (String each : List.of(before, text)) {
                Sheet sheet = new Sheet(8, 2);
                sheet.write(0, 0, each, Paint.PLAIN);
                window.show(sheet);
            }
            emulated.take(text());
        }
        return String.join("", emulated.cells().subList(0, 8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abcdefgh",
                "\uD835\uDD38bcdefgh", // a letter beyond U+FFFF
                "\uD83D\uDDE1bcd\uD83C\uDCA1fgh", // a dagger, a playing card
                "\uD83D\uDC09cdefgh", // a dragon, of two columns
                "\u26A1cd\u9F8Dgh", // a wide sign and a wide letter
                "ab\u2694\u2588efgh"
            })
    void allCharactersAreDrawnAtTheirColumns(String text) throws IOException {
        assertThat(shown(StandardCharsets.UTF_8, "ABCDEFGH", text)).isEqualTo(text);
        assertThat(shown(StandardCharsets.UTF_8, text, "ABCDEFGH")).isEqualTo("ABCDEFGH");
    }

    @Test
    void whatTheCharacterSetLacksHasAStandInOfTheSameWidth() throws IOException {
        assertThat(shown(StandardCharsets.US_ASCII, "ABCDEFGH", "\uD83D\uDC09c\uD83D\uDDE1e\u9F8Dh"))
                .isEqualTo("??c?e??h");
    }

    @Test
    void theMouseTellsNumbersAndNoMoreAtTheEnd() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.setMouseCaptureMode(MouseCaptureMode.CLICK_RELEASE);
        assertThat(text()).endsWith(NUMBERS).contains("\u001b[?1000h").doesNotContain(NO_NUMBERS);

        written.reset();
        tty.close();
        assertThat(text()).contains(NO_NUMBERS, "\u001b[?1000l").doesNotContain(NUMBERS);
    }

    /** As after Ctrl-Z. */
    @Test
    void theMouseTellsNumbersAgainWhenTheScreenIsEnteredAgain() throws IOException {
        Tty tty = tty();
        tty.setMouseCaptureMode(MouseCaptureMode.CLICK_RELEASE);
        assertThat(text()).isEmpty();
        tty.enterPrivateMode();
        tty.exitPrivateMode();
        assertThat(text()).contains(NO_NUMBERS);

        written.reset();
        tty.enterPrivateMode();
        assertThat(text()).endsWith(NUMBERS);
    }

    @Test
    void withoutAMouseItIsNotAskedFor() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.close();

        assertThat(text()).doesNotContain(NUMBERS);
    }

    @Test
    void theTitleIsTheGamesAndTheOneOfBeforeAtTheEnd() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.setGameTitle(DESCENT);
        assertThat(text()).endsWith("\u001b[22;0t\u001b]2;Descent\u0007");

        written.reset();
        tty.close();
        assertThat(text()).containsOnlyOnce("\u001b[23;0t").doesNotContain("Descent");
    }

    @Test
    void theTitleOfTheNextGameIsNotKeptAsTheOneOfBefore() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.setGameTitle(DESCENT);
        tty.setGameTitle(Optional.of(GameTitle.named("arena")));
        tty.close();

        assertThat(text()).containsOnlyOnce("\u001b[22;0t").contains("Arena").containsOnlyOnce("\u001b[23;0t");
    }

    @Test
    void whileNoGameIsPlayedThereIsTheTitleOfBefore() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.setGameTitle(DESCENT);
        written.reset();
        tty.setGameTitle(Optional.empty());
        assertThat(text()).isEqualTo("\u001b[23;0t");

        tty.close();
        assertThat(text()).containsOnlyOnce("\u001b[23;0t");
    }

    /** As after Ctrl-Z. */
    @Test
    void theTitleIsTheGamesAgainWhenTheScreenIsEnteredAgain() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.setGameTitle(DESCENT);
        tty.exitPrivateMode();
        written.reset();
        tty.enterPrivateMode();

        assertThat(text()).endsWith("\u001b[22;0t\u001b]2;Descent\u0007");
    }

    @Test
    void aTitleThatIsSetTooLateIsNotWritten() throws IOException {
        Tty tty = tty();
        tty.enterPrivateMode();
        tty.close();
        written.reset();
        tty.setGameTitle(DESCENT);

        assertThat(text()).isEmpty();
    }

    @Test
    void aTerminalThatWouldShowTheTextOfATitleGetsNone() {
        assertThat(Stream.of("xterm-256color", "rxvt", "tmux", "screen", "foot", "")
                        .allMatch(TextTerminal::hasTitle))
                .isTrue();
        assertThat(Stream.of("linux", "vt100", "dumb").anyMatch(TextTerminal::hasTitle))
                .isFalse();
    }
}
