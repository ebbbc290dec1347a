package io.github.undercroft.front.browser;

import static io.github.undercroft.front.browser.OldVersionTest.press;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The buttons of a touch screen follow what is shown. */
class PageButtonsOfNowTest {

    private static final int MANY = 500;

    private final PlayableGame game = new Arena();
    private final BrowserKeeper keeper = new BrowserKeeper(new MapStore(), game, Optional.of(5L), 77);
    private final Play play =
            press(Play.resumed(FrontOptions.of(game), game.about().usualSize(), 5, keeper));
    private final PageButtons buttons = new PageButtons(List.of(), Keymap.standard(game));

    private List<String> labels(Play shown) {
        return buttons.now(shown, game.words(), true).stream()
                .map(PageButtons.Shown::label)
                .toList();
    }

    private Play recording() {
        press(play, "right", "left").save();
        return Play.replay(GameRecordings.read(keeper.recording().orElseThrow(), List.of(game)), Keymap.standard(game));
    }

    private Play lost() {
        for (int i = 0; i < MANY && !PageButtons.hasEnded(play); i++) {
            press(play, "s");
        }
        return play;
    }

    @Test
    void aRecordingHasThoseThatPauseAndQuitIt() {
        Play shown = recording();
        assertThat(labels(shown)).containsExactly("pause", "slower", "faster", "quit");
        assertThat(PageButtons.takesVerbs(shown)).isFalse();
    }

    @Test
    void aRecordingThatIsPausedGoesOnByTheSameButton() {
        assertThat(labels(press(recording(), "space"))).startsWith("go on");
    }

    @Test
    void aListOverARecordingIsLeftLikeOthers() {
        assertThat(labels(press(recording(), "m"))).containsExactly("ok", "back");
    }

    @Test
    void aQuestionOverARecordingIsAnsweredLikeOthers() {
        assertThat(labels(press(recording(), "g"))).containsExactly("ok", "back");
    }

    @Test
    void whyIsLeftLikeAList() {
        Play lost = lost();
        lost.controls().askWhy();
        assertThat(labels(lost)).containsExactly("ok", "back");
    }

    @Test
    void theVerbsOfTheGameMeanNothingAfterItsEnd() {
        assertThat(PageButtons.takesVerbs(play)).isTrue();
        Play lost = lost();
        assertThat(lost.controls().mode()).isInstanceOf(AtEnd.class);
        assertThat(labels(lost)).contains("new game", "why?").doesNotContain("go on");
        assertThat(PageButtons.takesVerbs(lost)).isFalse();
    }

    @Test
    void aDeadHeroIsGivenUpWithoutAQuestionWhateverIsShownOverTheEnd() {
        Play lost = lost();
        lost.controls().askWhy();
        EndDeed.NEW_GAME.begin(lost, () -> {});
        assertThat(lost.controls().mode()).isNotInstanceOf(Confirm.class);
        assertThat(lost.seed()).isEqualTo(6);
    }

    @Test
    void aHeroWhoLivesIsGivenUpOnlyAfterAQuestion() {
        EndDeed.NEW_GAME.begin(play, () -> {});
        assertThat(play.controls().mode()).isInstanceOf(Confirm.class);
    }
}
