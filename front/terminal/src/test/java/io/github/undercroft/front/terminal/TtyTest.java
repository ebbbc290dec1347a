package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class TtyTest {

    private static final String LEAVE = "\u001b[?1049l";

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final List<String> settings = Collections.synchronizedList(new ArrayList<>());
    private final Tty tty = tty();

    private Tty tty() {
        try {
            return new Tty(new ByteArrayInputStream(new byte[0]), written, words -> {
                settings.add(String.join(" ", words));
                return words.equals(ImmutableList.of("-g")) ? "found" : "";
            });
        } catch (IOException e) {
            throw new AssertionError(e);
        }
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
}
