package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sequences that arrive in pieces, while a clock of our own goes on. */
class KeyReaderTest {

    private final Deque<Integer> sent = new ArrayDeque<>();
    private long now;
    private final KeyReader keys = new KeyReader(new Pieces(), StandardCharsets.UTF_8, () -> now);

    /** A terminal from which nothing may be read that it has not sent yet. */
    private final class Pieces extends InputStream {
        @Override
        public int available() {
            return sent.size();
        }

        @Override
        public int read() {
            return sent.remove();
        }

        @Override
        public int read(byte[] into, int from, int count) {
            assertThat(sent).as("nobody waits for a key").isNotEmpty();
            into[from] = (byte) read();
            return 1;
        }
    }

    private KeyReaderTest send(String text) {
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            sent.add(each & 0xFF);
        }
        return this;
    }

    private KeyReaderTest pass(long nanoseconds) {
        now += nanoseconds;
        return this;
    }

    private List<Object> read() throws IOException {
        List<Object> read = new ArrayList<>();
        for (KeyStroke stroke = keys.poll(); stroke != null; stroke = keys.poll()) {
            read.add(stroke.getKeyType() == KeyType.Character ? stroke.getCharacter() : stroke.getKeyType());
        }
        return read;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[E", "\u001bOE", "\u001bOu", "\u001b[1;2E"})
    void theMiddleOfTheNumberPadIsAFive(String sequence) throws IOException {
        assertThat(send(sequence).read()).containsExactly('5');
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[7~", "\u001bOH", "\u001b[7$", "\u001b[1;5H"})
    void aSequenceInPiecesIsOneKey(String sequence) throws IOException {
        for (int i = 0; i < sequence.length() - 1; i++) {
            assertThat(send(sequence.substring(i, i + 1)).read()).isEmpty();
            pass(KeyReader.ESCAPE_PATIENCE);
        }
        assertThat(send(sequence.substring(sequence.length() - 1)).read()).containsExactly(KeyType.Home);
    }

    @Test
    void theEscapeKeyCountsAfterAMoment() throws IOException {
        assertThat(send("\u001b").read()).isEmpty();
        assertThat(pass(KeyReader.ESCAPE_PATIENCE + 1).read()).containsExactly(KeyType.Escape);
        assertThat(send("x").read()).containsExactly('x');
    }

    @Test
    void theEscapeKeyAndALaterKeyAreTwoEvenIfNobodyLookedBetween() throws IOException {
        assertThat(send("\u001b").read()).isEmpty();
        assertThat(pass(KeyReader.ESCAPE_PATIENCE + 1).send("x").read()).containsExactly(KeyType.Escape, 'x');
    }

    @Test
    void twoEscapesAreTwo() throws IOException {
        assertThat(send("\u001b\u001b").read()).isEmpty();
        assertThat(pass(KeyReader.ESCAPE_PATIENCE + 1).read()).containsExactly(KeyType.Escape, KeyType.Escape);
    }

    @Test
    void aSequenceThatNeverEndsIsLeftOutAndTheNextKeyCounts() throws IOException {
        assertThat(send("\u001b[1;").read()).isEmpty();
        assertThat(pass(KeyReader.SEQUENCE_PATIENCE + 1).read()).isEmpty();
        assertThat(send("x").read()).containsExactly('x');
    }

    @Test
    void aCharacterOfSeveralBytesIsOneKey() throws IOException {
        assertThat(send("\u00e4").read()).containsExactly('\u00e4');
    }
}
