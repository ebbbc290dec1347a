package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.front.Input;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bytes of several kinds of terminals mean, each followed by a key that must still count. */
class TtyKeysTest {

    private static List<String> pressed(String sent) throws IOException {
        byte[] bytes = sent.replace("ESC", "\u001b").getBytes(StandardCharsets.US_ASCII);
        Tty tty = new Tty(
                new ByteArrayInputStream(bytes), new ByteArrayOutputStream(), StandardCharsets.UTF_8, words -> "");
        List<String> keys = new ArrayList<>();
        for (KeyStroke stroke = tty.pollInput(); stroke != null; stroke = tty.pollInput()) {
            Keys.of(stroke).map(TtyKeysTest::name).ifPresent(keys::add);
        }
        return keys;
    }

    private static String name(Input input) {
        if (input instanceof Input.Pointed at) {
            return at.gesture() + " " + at.column() + " " + at.row();
        }
        return input instanceof Input.Pressed key ? key.key().toString() : "closed";
    }

    @ParameterizedTest
    @CsvSource({
        "ESC[A, up",
        "ESCOA, up",
        "ESC[1;2A, up",
        "ESCESC[A, up", // xterm
        "ESC[H, home",
        "ESCOF, end",
        "ESC[1~, home",
        "ESC[4~, end",
        "ESC[5~, pageup",
        "ESC[6;5~, pagedown",
        "ESC[7~, home",
        "ESC[8~, end",
        "ESC[7$, home",
        "ESC[8^, end",
        "ESC[7@, home", // rxvt
        "ESC[a, up",
        "ESC[b, down",
        "ESC[c, right",
        "ESC[d, left", // with Shift
        "ESCOa, up",
        "ESCOb, down",
        "ESCOc, right",
        "ESCOd, left", // with Control
        "ESC[5$, pageup",
        "ESC[6$, pagedown",
        "ESC[5^, pageup",
        "ESC[6@, pagedown",
        "ESCOw, 7",
        "ESCOq, 1",
        "ESCOn, .",
        "ESC[E, 5",
        "ESCOE, 5", // the number pad without its lock
        "ESCOM, enter" // the number pad
    })
    void aSequenceIsItsKey(String sent, String key) throws IOException {
        assertThat(pressed(sent + "x")).containsExactly(key, "x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ESC[9~",
                "ESC[2$",
                "ESC[3^",
                "ESC[200~",
                "ESC[15~",
                "ESC[[A",
                "ESC[?1;2c",
                "ESC[?12;2$y",
                "ESC[>41;354;0c",
                "ESC[27;5;9~",
                "ESC[97;5u",
                "ESC[I",
                "ESC[1;2R",
                "ESC[0 q",
                "ESCOP",
                "ESCO2P",
                "ESCOI",
                "ESC[=1~",
                "ESC[<0;5M",
                "ESC[<0;0;0M",
                "ESC[99999999999~"
            })
    void aSequenceThatNoGameKnowsDoesNothing(String sent) throws IOException {
        assertThat(pressed(sent + "x")).containsExactly("x");
    }

    @ParameterizedTest
    @CsvSource({
        "ESC[<0;1;1M, CLICK 0 0",
        "ESC[<0;120;40M, CLICK 119 39",
        "ESC[<0;2000;7M, CLICK 1999 6",
        "ESC[<4;9;8M, CLICK 8 7",
        "ESC[<64;96;3M, WHEEL_UP 95 2",
        "ESC[<65;96;3M, WHEEL_DOWN 95 2",
        "ESC[<35;100;3M, MOVE 99 2",
        "ESC[M !!, CLICK 0 0",
        "ESC[M`!~, WHEEL_UP 0 93"
    })
    void theMouseWorksInAllColumns(String sent, String deed) throws IOException {
        assertThat(pressed(sent + "x")).containsExactly(deed, "x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ESC[<0;120;40m",
                "ESC[<2;5;5M",
                "ESC[<1;5;5M",
                "ESC[<32;5;5M",
                "ESC[<66;5;5M",
                "ESC[<128;5;5M",
                "ESC[M#!!"
            })
    void otherButtonsAndLettingGoDoNothing(String sent) throws IOException {
        assertThat(pressed(sent + "x")).containsExactly("x");
    }

    @Test
    void aSequenceThatBreaksOffIsLeftOutAndTheNextOneCounts() throws IOException {
        assertThat(pressed("ESC[1;ESC[Bx")).containsExactly("down", "x");
        assertThat(pressed("ESC[1;\nx")).containsExactly("enter", "x");
    }

    @Test
    void charactersAreKeysAndOfTheControlCharactersOnlyThreeAre() throws IOException {
        assertThat(pressed("a \t\n\r\b\u007f\u0001\u0000z"))
                .containsExactly("a", "space", "tab", "enter", "enter", "backspace", "backspace", "z");
        assertThat(pressed("ESCax")).as("Alt and a").containsExactly("x");
    }
}
