package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Binding;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.play.Cellar.Sitting;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player who has buttons and no keys. */
class NoKeyboardTest {

    private final Play play = untold(Cellar.QUIET);

    private static Play untold(Cellar cellar) {
        Play play = new Play(
                cellar,
                cellar.about().minSize(),
                Seat.PERSON,
                1,
                Keymap.standard(cellar).untold());
        play.goOn();
        return play;
    }

    private static List<String> ofUse(Play play) {
        return Keymap.standard(play.game()).all().stream()
                .filter(each -> each.way().isEmpty() && Help.isOfUse(each, play.controls(), play.view()))
                .map(Binding::verb)
                .toList();
    }

    @Test
    void isToldOfNoKeysByHintsAndMessages() {
        assertThat(play.sheet(80, 24).toString()).contains("A cellar.").doesNotContain("explore", "x:", "?:", "q:");
    }

    @Test
    void hasTheRowsOfTheHintsForTheMessages() {
        assertThat(play.sheet(40, 6).toString().lines().toList().get(5)).startsWith("A cellar. Tap a place");
    }

    @Test
    void readsHowToPlayFirst() {
        assertThat(play.sheet(80, 24).toString())
                .contains("A cellar. Tap a place to go there, swipe to step, hold to look.");
    }

    @Test
    void readsWhatFingersDoInsteadOfTheKeys() {
        play.press(new KeyPress("?"));
        assertThat(play.sheet(80, 24).toString())
                .contains("A tap on the board goes there", "A swipe steps that way", "A finger that stays looks")
                .doesNotContain("Step: ");
    }

    @Test
    void isToldOfNoKeysBelowAList() {
        play.press(new KeyPress("e"));
        assertThat(play.sheet(80, 24).toString()).contains("quip what?").doesNotContain("letter or enter", "q: ");
    }

    @Test
    void playsByTheSameKeys() {
        Sitting.press(play, "right");
        assertThat(play.turns()).isEqualTo(1);
    }

    @Test
    void hasButtonsForWhatDoesSomethingNow() {
        assertThat(ofUse(play)).contains("explore", "travel", "equip", "throw").doesNotContain("pick up", "take off");
    }

    @Test
    void hasNoButtonToExploreBesideAnEnemy() {
        Play watched = new Sitting(Cellar.of("#######", "#@r...#", "#######")).play;
        assertThat(ofUse(watched)).doesNotContain("explore", "travel");
    }

    @Test
    void hasAButtonThatGoesToStairsThatAreKnown() {
        assertThat(ofUse(new Sitting(Cellar.of("#######", "#@..>.#", "#######")).play))
                .contains("take stairs");
        assertThat(ofUse(new Sitting(Cellar.of("#######", "#@r.>.#", "#######")).play))
                .doesNotContain("take stairs");
        assertThat(ofUse(play)).doesNotContain("take stairs");
    }

    @Test
    void hasAButtonToPickUpOnAThing() {
        assertThat(ofUse(new Sitting(Cellar.QUIET).press("d").play)).contains("pick up");
    }

    @Test
    void readsWhatALookTellsWithoutTheKeysOfTheCursor() {
        play.press(new KeyPress(";"));
        assertThat(play.sheet(80, 24).toString()).contains("you, floor").doesNotContain("escape", "tab");
    }
}
