package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Percept;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What an author says of a game's keys, modes, title and tiles reaches the play. */
class FrontOptionsTest {

    private static final FrontOptions OPTIONS = FrontOptions.of(Cellar.QUIET);
    private static final BoardSize SIZE = Cellar.QUIET.about().minSize();

    private static final Mode MODE = new Confirm("Really?", () -> {});

    private static Play play(FrontOptions options, String... keys) {
        return Sitting.press(Play.kept(options, SIZE, 1, Keeper.NONE), keys);
    }

    @Test
    void aKeyOpensAModeOfTheAuthorsOwn() {
        FrontOptions own = OPTIONS.withMode(new KeyPress("X"), controls -> new Confirm("Really?", () -> {}));

        assertThat(play(own, "X").sheet(60, 20).toString()).contains("Really?");
    }

    @Test
    void theChoiceOfAMenuOfTheAuthorsOwnPlaysAnAction() {
        FrontOptions own = OPTIONS.withMode(
                new KeyPress("X"),
                controls -> MenuMode.of(
                        Menu.toChoose("Which way?", List.of("west", "east")),
                        line -> controls.submit(
                                new Move(List.of(Direction.WEST, Direction.EAST).get(line)))));
        assertThat(play(own, "X", "b").sheet(60, 20).toString()).contains("# . @ . . . #");
    }

    @Test
    void theKeysAreThoseOfTheTable() {
        Keymap own = Keymap.standard(Cellar.QUIET).with(List.of("inventory = Z"), Cellar.QUIET);

        assertThat(play(OPTIONS.withKeys(own), "Z").sheet(60, 20).toString()).contains("What you have");
    }

    @Test
    void aSurfaceTellsTheAuthorsTitle() {
        assertThat(GameTitle.of(play(OPTIONS)).text()).isEqualTo("Cellar");
        assertThat(GameTitle.of(play(OPTIONS.withTitle("The Cellar"))).text()).isEqualTo("The Cellar");
    }

    @Test
    void aListenerHearsOfThePlay() {
        List<Percept> heard = new ArrayList<>();
        play(OPTIONS.withListener((percept, game, isReplayed) -> heard.add(percept)), "d");

        assertThat(heard).isNotEmpty();
    }

    @Test
    void whatHasNoTileIsListed() {
        assertThat(OPTIONS.missingTiles(play(OPTIONS).view())).doesNotContain("wall", "floor");
        assertThat(OPTIONS.withTiles().missingTiles(play(OPTIONS).view())).contains("wall", "floor");
    }

    @Test
    void aKeyThatQuitsOpensNoMode() {
        KeyPress quit = new KeyPress("q");
        KeyPress other = new KeyPress("X");
        Keymap quitsByOther = Keymap.standard(Cellar.QUIET).with(List.of("quit = X"), Cellar.QUIET);
        Play play = play(OPTIONS);

        for (ThrowingCallable opening : List.<ThrowingCallable>of(
                () -> OPTIONS.withMode(quit, controls -> MODE),
                () -> OPTIONS.withMode(other, controls -> MODE).withKeys(quitsByOther),
                () -> play.openBy(quit, controls -> MODE))) {
            assertThatThrownBy(opening)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageMatching("The key [qX] quits, so it can't open a mode; .*");
        }
    }

    @Test
    @SuppressWarnings("NullAway") // what an author should not pass
    void aModeThatIsNullIsRefusedInASentence() {
        KeyPress key = new KeyPress("X");
        Play play = play(OPTIONS);

        assertThatThrownBy(() -> OPTIONS.withMode(key, null)).hasMessage("What makes the mode of the key X is null");
        assertThatThrownBy(() -> play.openBy(key, null)).hasMessage("What makes the mode of the key X is null");
        play.openBy(key, controls -> null);
        assertThatThrownBy(() -> play.press(key)).hasMessageContaining("has to return a mode");
    }
}
