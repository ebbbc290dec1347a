package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.googlecode.lanterna.input.KeyType;
import io.github.undercroft.event.GameCodeException;
import org.junit.jupiter.api.Test;

class SessionTest {

    private static final int WIDE = 80;
    private static final int HIGH = 24;

    @Test
    void boardStatusAndKeysAreOnTheScreen() {
        Script script = new Script(WIDE, HIGH).press("q").play();

        assertThat(script.lastSeen()).contains("] Alive 2", "| @ . . g |", "?: keys", "q: quit", "space: rest");
    }

    @Test
    void aKeyMovesThePlayer() {
        Script script = new Script(WIDE, HIGH).press("d").press("q").play();

        assertThat(script.lastSeen()).contains("| . @ . g |");
    }

    @Test
    void arrowKeysWorkToo() {
        Script script =
                new Script(WIDE, HIGH).press(KeyType.ArrowRight).press("q").play();

        assertThat(script.lastSeen()).contains("| . @ . g |");
    }

    @Test
    void otherKeysDoNothing() {
        Script script = new Script(WIDE, HIGH)
                .press("z")
                .press(KeyType.F5)
                .press(KeyType.Escape)
                .press("q")
                .play();

        assertThat(script.lastSeen()).contains("| @ . . g |");
    }

    @Test
    void aRefusedActionIsToldAndThePlayerIsAskedAgain() {
        Script script = new Script(WIDE, HIGH).press("a").press("q").play();

        assertThat(script.lastSeen()).contains("| @ . . g |", "There is nothing that way.");
    }

    @Test
    void aShotFliesAndItsHitFlashes() {
        Script script = new Script(WIDE, HIGH).press("dd").press("q").play();

        assertThat(script.shown)
                .anyMatch(screen -> screen.contains("| . @ - g |"))
                .anyMatch(screen -> screen.contains("| . @ . * |"))
                .anyMatch(screen -> screen.contains("| . @ . % |"));
        assertThat(script.lastSeen()).contains("| . @ . . |", "You kill the goblin.");
    }

    @Test
    void whoIsQuickerThanThePicturesIsNotKeptWaitingAndLosesNoKey() {
        Script script = new Script(WIDE, HIGH).pressAtOnce("ddq").play();

        assertThat(script.shown).isEmpty();
        assertThat(script.lastSeen()).contains("| @ . . g |");
    }

    @Test
    void winningIsTold() {
        Script script = new Script(WIDE, HIGH).press("dd").press("q").play();

        assertThat(script.lastSeen())
                .contains("*** You win: no enemy is left. ***", "r: play again   m: messages   q: quit");
    }

    @Test
    void losingIsTold() {
        Script script = new Script(WIDE, HIGH).press("&").press("q").play();

        assertThat(script.lastSeen()).contains("*** You lose: killed by your own hand. ***", "You die.");
    }

    @Test
    void afterTheEndOnlyRestartAndQuitCount() {
        Script script = new Script(WIDE, HIGH).press("&dd").press("q").play();

        assertThat(script.lastSeen()).contains("You lose");
    }

    @Test
    void restartBeginsTheNextGame() {
        Script script =
                new Script(WIDE, HIGH).press("&r").press("?").press("qqq").play();

        assertThat(script.seen).anyMatch(screen -> screen.contains("tiny, seed 6: "));
        assertThat(script.lastSeen()).doesNotContain("You lose");
    }

    @Test
    void restartAlsoWorksInTheMiddleOfAGame() {
        Script script =
                new Script(WIDE, HIGH).press("drY").press("?").press("qqq").play();

        assertThat(script.seen).anyMatch(screen -> screen.contains("tiny, seed 6: "));
    }

    @Test
    void theEndOfTheInputEndsTheGame() {
        new Script(WIDE, HIGH).press(KeyType.EOF).play();
    }

    @Test
    void aWindowThatIsTooSmallSaysSo() {
        Script script = new Script(30, 5).press("q").play();

        assertThat(script.lastSeen())
                .contains("Window too small", "needs 40x6", "has 30x5")
                .doesNotContain("@");
    }

    @Test
    void theGameGoesOnWhenTheWindowIsLargeEnoughAgain() {
        Script script = new Script(WIDE, HIGH)
                .press("d")
                .resize(20, 4)
                .look()
                .resize(100, 30)
                .look()
                .press("q")
                .play();

        assertThat(script.seen).anyMatch(screen -> screen.contains("Window too small"));
        assertThat(script.lastSeen()).contains("| . @ . g |");
    }

    @Test
    void theLeastWindowIsLargeEnough() {
        Script script = new Script(40, 6).press("q").play();

        assertThat(script.lastSeen()).contains("| @ . . g |", "] Alive 2");
    }

    @Test
    void aDefectOfTheGameIsThrownOn() {
        Script script = new Script(WIDE, HIGH).press("!");

        assertThatThrownBy(script::play).isInstanceOf(GameCodeException.class).hasRootCauseMessage("planted defect");
    }
}
