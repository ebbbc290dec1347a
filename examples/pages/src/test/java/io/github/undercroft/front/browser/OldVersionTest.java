package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.save.Verification;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that a player began in version 1, and goes on with in version 2, on a disk and in a browser. */
class OldVersionTest {

    private static final BoardSize SIZE = new BoardSize(9, 1);

    private final MapStore store = new MapStore();

    @TempDir
    private Path folder;

    private record Fuel(int fuel) implements Component {}

    private record Oil(int oil) implements Component {}

    /** The hero's lamp burnt fuel in version 1, and burns oil in version 2. */
    private record Lamp(int version, Component lamp) implements PlayableGame {

        static final PlayableGame FIRST = new Lamp(1, new Fuel(70));
        static final PlayableGame SECOND = new Lamp(2, new Oil(100));
        /** Differs from the first in its number alone. */
        static final PlayableGame SAME = new Lamp(2, new Fuel(70));

        @Override
        public About about() {
            return new About("lamp", "A lamp in the dark.", SIZE);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Legend legend = Legend.standard().with('@', Blueprint.player("hero").with(lamp));
            return Rules.named("lamp")
                    .version(version)
                    .level("cave", LevelText.of("@........", legend))
                    .types(List.of(RecordTypes.named(MethodHandles.lookup(), "lamp.Lamp", lamp.getClass())))
                    .build();
        }

        @Override
        public SaveFormat saveFormat(Rules rules) {
            SaveFormat present = SaveFormat.of(rules);
            return version == 1 ? present : present.migrating(1, this::migrated);
        }

        private StateNode.Fields migrated(StateNode.Fields state) {
            return lamp instanceof Fuel
                    ? state
                    : state.each("lamp.Lamp", old -> old.without("fuel").with("oil", old.get("fuel")));
        }
    }

    private Keeper disk(PlayableGame game) {
        return new DiskKeeper(folder, game);
    }

    private BrowserKeeper browser(PlayableGame game) {
        return new BrowserKeeper(store, game, Optional.of(5L), 77);
    }

    /** Plays three steps in version 1, and goes on in another one. */
    private static Play goneOn(PlayableGame later, Function<PlayableGame, Keeper> keepers) {
        press(load(Lamp.FIRST, keepers.apply(Lamp.FIRST)), "right", "right", "right")
                .quit();
        return load(later, keepers.apply(later));
    }

    private static Play load(PlayableGame game, Keeper keeper) {
        return press(Play.resumed(FrontOptions.of(game), SIZE, 5, keeper));
    }

    /** Lets a play go on until it waits for a key, at once and after each key that is pressed. */
    static Play press(Play play, String... keys) {
        while (play.isBusy()) {
            play.goOn();
        }
        for (String key : keys) {
            play.press(new KeyPress(key));
            press(play);
        }
        return play;
    }

    private static void assertGoesOn(Play play) {
        assertThat(play.turns()).isEqualTo(3);
        assertThat(play.view().actor().get(Oil.class)).contains(new Oil(70));
        assertThat(press(play, "right").turns()).isEqualTo(4);
    }

    private static String said(Play play) {
        return String.join("\n", play.shownMessages());
    }

    @Test
    void aGameOnADiskGoesOnInTheNextVersion() {
        assertGoesOn(goneOn(Lamp.SECOND, this::disk));
    }

    @Test
    void aGameOfABrowserGoesOnInTheNextVersion() {
        assertGoesOn(goneOn(Lamp.SECOND, this::browser));
    }

    @Test
    void theOldRecordingStaysOnTheDiskAndItsPlaceIsSaid() throws IOException {
        press(load(Lamp.FIRST, disk(Lamp.FIRST)), "right", "right", "right").quit();
        byte[] old = Files.readAllBytes(folder.resolve("lamp.recording"));
        Play play = load(Lamp.SECOND, disk(Lamp.SECOND));

        assertThat(said(play)).contains("The recording until now, by version 1 of the game, does not go on.");
        assertThat(said(play)).contains("lamp-1.recording");
        assertThat(folder.resolve("old-recordings").resolve("lamp-1.recording")).hasBinaryContent(old);
    }

    @Test
    void theOldRecordingStaysInTheBrowser() {
        press(load(Lamp.FIRST, browser(Lamp.FIRST)), "right", "right", "right").quit();
        byte[] old = browser(Lamp.FIRST).recording().orElseThrow();
        load(Lamp.SECOND, browser(Lamp.SECOND));

        assertThat(browser(Lamp.SECOND).oldRecording()).contains(old);
    }

    @Test
    void aVersionThatPlaysTheSameGoesOnWithTheRecording() {
        Play play = goneOn(Lamp.SAME, this::browser);

        assertThat(play.turns()).isEqualTo(3);
        assertThat(browser(Lamp.SAME).oldRecording()).isEmpty();
        assertThat(recorded(Lamp.SAME).verify()).isInstanceOf(Verification.Verified.class);
    }

    private RecordedGame recorded(PlayableGame by) {
        return GameRecordings.read(browser(by).recording().orElseThrow(), List.of(by));
    }

    @Test
    void anOldRecordingIsPlayedUpToTheFirstDifferenceAndThatIsSaid() {
        press(load(Lamp.FIRST, browser(Lamp.FIRST)), "right", "right", "right").quit();
        Play watched = Play.replay(recorded(Lamp.SECOND), Keymap.standard(Lamp.SECOND));
        press(watched);

        assertThat(said(watched))
                .contains("Version 1 of the game recorded this. Version 2 plays it up to the first difference.")
                .contains("From here on it is played otherwise: ", "the rules have changed since");
    }

    @Test
    void anOldRecordingThatIsPlayedAsItWasIsShownToItsEnd() {
        press(load(Lamp.FIRST, browser(Lamp.FIRST)), "right", "right", "right").quit();
        Play watched = press(Play.replay(recorded(Lamp.SAME), Keymap.standard(Lamp.SAME)));

        assertThat(watched.turns()).isEqualTo(3);
        assertThat(said(watched)).contains("Version 1 of the game recorded this.");
    }
}
