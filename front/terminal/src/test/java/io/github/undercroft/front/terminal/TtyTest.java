package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TtyTest {

    private static final String LEAVE = "\u001b[?1049l";

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final List<String> settings = Collections.synchronizedList(new ArrayList<>());
    private final Tty tty = tty(new ByteArrayInputStream(new byte[0]), "");

    /** One of which the system says such a size. */
    private Tty tty(InputStream input, String size) {
        try {
            return new Tty(input, written, StandardCharsets.UTF_8, words -> {
                settings.add(String.join(" ", words));
                return switch (words.get(0)) {
                    case "-g" -> "found";
                    case "size" -> size;
                    default -> "";
                };
            });
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A terminal that sends this when it is asked, and nothing else. */
    private static InputStream sending(String bytes) {
        return new InputStream() {
            private final InputStream all = new ByteArrayInputStream(bytes.getBytes(StandardCharsets.US_ASCII));

            @Override
            public int available() throws IOException {
                return all.available();
            }

            @Override
            public int read() throws IOException {
                assertThat(available()).as("nobody waits for a key").isPositive();
                return all.read();
            }

            @Override
            public int read(byte[] into, int from, int count) throws IOException {
                assertThat(available()).as("nobody waits for a key").isPositive();
                return all.read(into, from, count);
            }
        };
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void keysComeAtOnceAndCtrlCAndCtrlZStillMeanASignal() throws IOException {
        tty.takeKeys();
        tty.close();

        assertThat(settings).hasSize(3).startsWith("-g").endsWith("found");
        assertThat(settings.get(1)).contains("-icanon", "-echo", "quit undef").doesNotContain("intr", "isig", "susp");
    }

    @Test
    void closedBeforeItIsTakenItIsNotTakenAnyMore() throws IOException {
        tty.close();
        tty.takeKeys();
        tty.enterPrivateMode();

        assertThat(settings).containsExactly("-g", "found");
        assertThat(text()).isEmpty();
    }

    @Test
    void theScreenIsLeftTwiceWithoutAnyHarm() throws IOException {
        tty.enterPrivateMode();
        tty.exitPrivateMode();
        tty.exitPrivateMode();
        tty.close();

        assertThat(text()).containsOnlyOnce(LEAVE);
    }

    @RepeatedTest(50)
    void aSignalAmidAPictureLeavesItOnceAndNothingIsWrittenAfterwards() throws Exception {
        tty.enterPrivateMode();
        CyclicBarrier together = new CyclicBarrier(2);
        List<Throwable> thrown = new ArrayList<>();
        Thread signal = new Thread(() -> {
            try {
                together.await();
                tty.close();
            } catch (Throwable e) {
                thrown.add(e);
            }
        });
        signal.start();
        together.await();
        for (int i = 0; i < 200; i++) {
            tty.setCursorPosition(i % 80, i % 24);
            tty.putString("a picture");
        }
        tty.exitPrivateMode();
        tty.close();
        signal.join();

        assertThat(thrown).isEmpty();
        assertThat(settings).containsExactly("-g", "found");
        assertThat(text()).containsOnlyOnce(LEAVE).endsWith(LEAVE);
    }

    @ParameterizedTest
    @CsvSource({"50 132, 132, 50", "1 1, 1, 1"})
    void theSizeIsWhatTheSystemKnowsAndTheTerminalIsNotAsked(String known, int columns, int rows) throws IOException {
        assertThat(tty(sending(""), known).getTerminalSize()).isEqualTo(new TerminalSize(columns, rows));
        assertThat(text()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0", "", "0 80", "so big"})
    void whereTheSystemDoesNotKnowItTheTerminalIsAsked(String known) throws IOException {
        assertThat(tty(sending("\u001b[30;100R"), known).getTerminalSize()).isEqualTo(new TerminalSize(100, 30));
        assertThat(text()).contains("\u001b[6n");
    }

    /** Lanterna itself would wait five seconds, each time. */
    @Test
    void aTerminalThatDoesNotAnswerIsWaitedForOnceAndHasEightyColumns() throws IOException {
        Tty mute = tty(sending("xy"), "0 0");

        assertTimeout(Duration.ofSeconds(4), () -> {
            assertThat(mute.getTerminalSize()).isEqualTo(new TerminalSize(80, 24));
            assertThat(mute.getTerminalSize()).isEqualTo(new TerminalSize(80, 24));
        });
        assertThat(mute.pollInput()).isEqualTo(new KeyStroke('x', false, false));
        assertThat(mute.pollInput()).isEqualTo(new KeyStroke('y', false, false));
        assertThat(mute.pollInput()).isNull();
    }
}
