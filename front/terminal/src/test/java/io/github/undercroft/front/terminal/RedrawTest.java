package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.screen.TerminalScreen;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Look;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.seeds.Tries;
import io.github.undercroft.terrain.Ground;
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

    /** Thirty who wander about, and hurt nobody. */
    private record Crowd() implements PlayableGame {

        @Override
        public About about() {
            return new About("crowd", "Too many people.", new BoardSize(60, 30));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Brain wanders = PriorityBrain.of(new Wander());
            Blueprint hero =
                    Blueprint.player("hero").with(Look.of("@", 0xFFFFFF)).replacing(wanders);
            Blueprint other = Blueprint.of("other").with(Look.of("o", 0x40C040)).with(wanders);
            String row = ".".repeat(size.width() - 1);
            String board = "@" + row + ("\no" + row).repeat(size.height() - 1);
            return Rules.named("crowd")
                    .level(
                            "square",
                            LevelText.of(
                                    board, Legend.standard().with('@', hero).with('o', other)))
                    .look(Ground.FLOOR, Look.of(".", 0x606060))
                    .build();
        }
    }

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
        Crowd crowd = new Crowd();
        Play play = new Play(crowd, crowd.about().minSize(), Seat.BOT, 4, Keymap.standard(crowd));
        Wire wire = new Wire(COLUMNS, ROWS);
        Emulated emulated = new Emulated(COLUMNS, ROWS);
        List<Integer> bytes = new ArrayList<>();
        try (Window window = Window.open(new TerminalScreen(wire), depth, () -> false)) {
            window.show(play.sheet(COLUMNS, ROWS));
            emulated.take(wire.take());
            int clears = emulated.clears;
            for (int turn = 1; turn <= Tries.of(TURNS); turn++) {
                if (!play.isBusy()) {
                    play.controls().restart();
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
        assertThat(bytes.get(bytes.size() / 2)).isLessThan(MAX_BYTES);
    }
}
