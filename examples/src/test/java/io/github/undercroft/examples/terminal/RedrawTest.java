package io.github.undercroft.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.screen.TerminalScreen;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.front.ColourDepth;
import io.github.undercroft.examples.front.Keymap;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.Sheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is sent to the terminal while a bot plays. */
class RedrawTest {

    private static final int COLUMNS = 120;
    private static final int ROWS = 40;
    private static final int TURNS = 1000;
    private static final int MAX_BYTES = 2048;

    private static List<String> drawnAtOnce(Sheet sheet, ColourDepth depth) throws IOException {
        Wire wire = new Wire(COLUMNS, ROWS);
        Emulated emulated = new Emulated(COLUMNS, ROWS);
        try (Window window = Window.open(new TerminalScreen(wire), depth, () -> false)) {
            wire.take();
            window.show(sheet);
            emulated.take(wire.take());
        }
        return emulated.cells();
    }

    @ParameterizedTest
    @EnumSource(ColourDepth.class)
    void theDifferencesOfAThousandTurnsMakeTheSameScreenAsDrawingItAtOnce(ColourDepth depth) throws IOException {
        Arena arena = new Arena();
        Play play = new Play(arena, new BoardSize(60, 50), Seat.BOT, 4, Keymap.standard(arena));
        Wire wire = new Wire(COLUMNS, ROWS);
        Emulated emulated = new Emulated(COLUMNS, ROWS);
        List<Integer> bytes = new ArrayList<>();
        try (Window window = Window.open(new TerminalScreen(wire), depth, () -> false)) {
            window.show(play.sheet(COLUMNS, ROWS));
            emulated.take(wire.take());
            int clears = emulated.clears;
            for (int turn = 1; turn <= TURNS; turn++) {
                if (!play.isBusy()) {
                    play.restart();
                }
                play.goOn();
                window.show(play.sheet(COLUMNS, ROWS));
                String sent = wire.take();
                bytes.add(sent.length());
                emulated.take(sent);
                if (turn % 50 == 0) {
                    assertThat(emulated.cells())
                            .as("turn %d", turn)
                            .isEqualTo(drawnAtOnce(play.sheet(COLUMNS, ROWS), depth));
                }
            }
            assertThat(emulated.clears).isEqualTo(clears);
        }
        Collections.sort(bytes);
        assertThat(bytes.get(TURNS / 2)).isLessThan(MAX_BYTES);
    }
}
