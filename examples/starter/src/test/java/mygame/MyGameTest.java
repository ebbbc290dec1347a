package mygame;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Verification;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.testkit.Heavy;
import io.github.undercroft.testkit.Monkey;
import org.junit.jupiter.api.Test;

class MyGameTest {
    private static final MyGame MINE = new MyGame();
    private static final BoardSize SIZE = MINE.about().usualSize();

    @Test void aShoveMovesACreatureByOneCell() {
        Scenario.of("#@g..#").play(new Shove(Direction.EAST)).expectMap("#@.g.#");
    }

    @Test void aRecordingPlaysTheSameGameAgain() {
        RecordingFormat format = GameRecordings.format(MINE, SIZE, Seat.BOT, 1);
        Recorder recorder = format.start(1);
        played(recorder.game());
        assertInstanceOf(Verification.Verified.class, format.replay(recorder.bytes()).verify());
    }

    @Test void theBotPlaysEachGameToItsEnd() {
        Bot.play(1, 20, line -> assertTrue(line.matches("seed \\d+: (won|lost) in \\d+ turns"), line));
    }

    @Test void equalSeedsGiveEqualGames() {
        Heavy.of(MINE).run();
    }

    @Test void aMonkeyBreaksNothing() {
        Monkey.of(new MyGame()).deeds(2000).run();
    }

    private static Game played(Game game) {
        for (int i = 0; i < 100; i++) game.step();
        return game;
    }
}
