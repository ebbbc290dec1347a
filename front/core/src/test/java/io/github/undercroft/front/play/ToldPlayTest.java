package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.mode.Alarm;
import io.github.undercroft.front.play.Cellar.Sitting;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a front end beside the sheet needs of a play: text for who hears it, other games, and when to stop. */
class ToldPlayTest {

    private final Sitting quiet = new Sitting(Cellar.QUIET);

    private List<String> told() {
        return quiet.play.controls().told();
    }

    @Test
    void nothingIsToldOfAWalk() {
        assertThat(told()).isEmpty();
    }

    @Test
    void aListIsToldWithItsMarkedLineAtTheEnd() {
        quiet.press("i");
        assertThat(told()).containsExactly("What you have", "club", "potion", "club");
        quiet.press("down");
        assertThat(told()).endsWith("potion", "potion");
    }

    @Test
    void aLookAndAQuestionAreToldWithoutKeys() {
        quiet.press(";");
        assertThat(told()).containsExactly("you, floor");
        quiet.press("escape", "r");
        assertThat(told()).containsExactly("Give this game up, and begin another one?");
    }

    @Test
    void theEndIsTold() {
        Wordy wordy = new Wordy("");
        Play play = new Play(wordy, wordy.about().minSize(), Seat.PERSON, 1, Keymap.standard(wordy));
        Sitting.press(play, "d", "Y", "d", "d");
        assertThat(play.controls().told())
                .startsWith("You lose: killed by acid.")
                .anyMatch(line -> line.contains("seed"));
    }

    @Test
    void theGameOfAnySeedIsBegun() {
        quiet.press("d").play.controls().restart(7);
        assertThat(quiet.play.seed()).isEqualTo(7);
        assertThat(quiet.play.turns()).isZero();
    }

    @Test
    void aGameThatWasLeftGoesOn() {
        quiet.press("d", "q");
        assertThat(quiet.play.isOver()).isTrue();
        quiet.play.controls().reopen();
        quiet.press("d");
        assertThat(quiet.play.isOver()).isFalse();
        assertThat(quiet.play.turns()).isEqualTo(2);
    }

    @Test
    void aGameThatWasLeftGivesWayToAnother() {
        quiet.press("q").play.controls().restart(7);
        assertThat(quiet.play.isOver()).isFalse();
    }

    @Test
    void anEnemyBesideThePlayerRaisesTheAlarm() {
        Sitting near = new Sitting(Cellar.of("#######", "#@..r.#", "#######"));
        Alarm alarm = Alarm.from(near.play.controls().turn());
        assertThat(alarm.isRaised(near.play.controls().turn())).isFalse();
        near.press("d");
        assertThat(alarm.isRaised(near.play.controls().turn())).isTrue();
    }

    @Test
    void aWoundRaisesTheAlarm() {
        Alarm whole = Alarm.from(quiet.play.controls().turn());
        assertThat(new Alarm(whole.lookout(), whole.hitPoints() + 1)
                        .isRaised(quiet.play.controls().turn()))
                .isTrue();
        assertThat(whole.isRaised(quiet.play.controls().turn())).isFalse();
    }
}
