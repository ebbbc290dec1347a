package io.github.undercroft.examples.saves;

import static io.github.undercroft.examples.Keys.press;
import static io.github.undercroft.examples.Keys.settled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Outcome;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each game of a person is recorded beside its save, and can be watched and gone on with. */
class RecordedPlayTest {

    @TempDir
    Path directory;

    static List<PlayableGame> games() {
        return SavedPlayTest.games();
    }

    private Play start(PlayableGame game, long seed) {
        return start(game, seed, Optional.empty());
    }

    private Play start(PlayableGame game, long seed, Optional<Path> own) {
        return settled(Play.kept(
                game, game.about().usualSize(), seed, Keymap.standard(game), new DiskKeeper(directory, game, own)));
    }

    private static String screen(Play play) {
        return play.sheet(99, 34).toString();
    }

    /** The screen without its first and last lines, which tell how it is shown. */
    private static String board(Play play) {
        return screen(play).lines().skip(1).limit(26).reduce("", (all, line) -> all + line + "\n");
    }

    private static List<String> rows(Play play) {
        return screen(play).lines().limit(20).toList();
    }

    private byte[] recorded(PlayableGame game) {
        return RecordingFiles.read(directory.resolve(game.about().name() + ".recording"));
    }

    private static Verification.Verified verified(PlayableGame game, byte[] recording) {
        Verification result = GameRecordings.read(recording, List.of(game)).verify();
        assertThat(result).isInstanceOf(Verification.Verified.class);
        return (Verification.Verified) result;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRecordingGoesOnWithTheGame(PlayableGame game) {
        press(press(start(game, 5), "d", "s", "space", "a"), "q");
        assertThat(verified(game, recorded(game)).isUnfinished()).isTrue();
        int first = verified(game, recorded(game)).steps();

        Play again = press(start(game, 6), "a", "d", "space", "s");
        again.quit();

        Verification.Verified all = verified(game, recorded(game));
        assertThat(all.steps()).isGreaterThan(first);
        assertThat(Recording.read(recorded(game)).seed()).hasValue(5);
        press(start(game, 7), "a");
        assertThat(verified(game, recorded(game))).isEqualTo(all);
    }

    @Test
    void whoWasKilledGoesOnAtTheEndOfTheRecording() throws IOException {
        Thieflike game = new Thieflike();
        Play killed = start(game, 5);
        for (int turn = 0; turn < 45; turn++) {
            press(killed, "space");
        }
        List<String> before = rows(killed);
        Path other = Files.createDirectory(directory.resolve("other"));
        for (String file : List.of("thieflike.save", "thieflike.recording")) {
            Files.copy(directory.resolve(file), other.resolve(file));
        }
        directory = other;

        Play again = start(game, 6);
        assertThat(screen(again))
                .contains(
                        "go on: turn 45 ",
                        "the program ended before it could save",
                        before.get(0)
                                .substring(before.get(0).indexOf("Hit points"))
                                .strip());
        press(again, "a");
        assertThat(screen(again)).contains("played again from the recording:", "  20.");
        assertThat(rows(again)).isEqualTo(before);
        press(again, "q");
        assertThat(screen(start(game, 7))).contains("go on: turn 45 ").doesNotContain("the program ended");
        assertThat(Recording.read(recorded(game)).seed()).hasValue(5);
        verified(game, recorded(game));
        killed.quit();
    }

    @Test
    void whoWasKilledAfterTheEndIsToldTheEnd() throws IOException {
        Play play = start(new Arena(), 5);
        byte[] save = Files.readAllBytes(directory.resolve("arena.save"));
        SavedPlayTest.toTheEnd(play).quit();
        Files.write(directory.resolve("arena.save"), save);
        Files.move(directory.resolve("recordings").resolve("arena-1.recording"), directory.resolve("arena.recording"));

        Play again = start(new Arena(), 6);
        assertThat(screen(again)).containsPattern("go on: turn [1-9][0-9]* .* You lose: killed by ");
        press(again, "a");
        assertThat(screen(again)).contains("*** You lose: ");
    }

    @Test
    void turnsThatAreLostAreToldBeforeGoingOn() throws IOException {
        Play play = start(new Hourglass(9_000), 5);
        byte[] save = Files.readAllBytes(directory.resolve("hourglass.save"));
        press(play, "d", "d", "d", "q");
        Files.write(directory.resolve("hourglass.save"), save);

        Play again = start(new Hourglass(2), 6);
        assertThat(screen(again)).contains("go on: turn 0 ").containsPattern("the last turns are lost, [123] of them");
        again.quit();
    }

    /** Ends at that time. */
    private record Hourglass(long end) implements PlayableGame {
        @Override
        public About about() {
            return new About("hourglass", "Time passes.", new BoardSize(6, 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Rules.named("hourglass")
                    .endsWhen(EndCondition.when(game -> game.now() >= end, game -> Outcome.lost("the time is over")))
                    .level("hourglass", LevelText.of("@.....", Legend.standard().with('@', Blueprint.player("hero"))))
                    .build();
        }
    }

    @Test
    void keysTypedBeforeTheTurnsThatComeBackAreSeenAreDropped() throws IOException {
        Thieflike game = new Thieflike();
        Play killed = start(game, 5);
        byte[] save = Files.readAllBytes(directory.resolve("thieflike.save"));
        press(killed, "space", "space", "space", "q");
        Files.write(directory.resolve("thieflike.save"), save);

        Play again = start(game, 6);
        Deque<Input> typed = new ArrayDeque<>();
        for (String key : List.of("a", "space", "space")) {
            typed.add(new Input.Pressed(new KeyPress(key)));
        }
        PlayLoop loop = new PlayLoop(again, new Typed(typed));
        while (!typed.isEmpty() || again.isBusy()) {
            loop.advance();
        }
        assertThat(again.turns()).isEqualTo(3);
        typed.add(new Input.Pressed(new KeyPress("space")));
        while (!typed.isEmpty() || again.isBusy()) {
            loop.advance();
        }
        assertThat(again.turns()).isEqualTo(4);
        again.quit();
    }

    @Test
    void keysTypedBeforeTheChosenGameIsSeenAreDropped() {
        for (List<String> typed : List.of(List.of("a", "space", "q"), List.of("b", "Y", "space", "q"))) {
            press(start(new Thieflike(), 5), "q");
            Play again = start(new Thieflike(), 6);
            Deque<Input> keys = new ArrayDeque<>();
            typed.forEach(key -> keys.add(new Input.Pressed(new KeyPress(key))));
            PlayLoop loop = new PlayLoop(again, new Typed(keys));
            while (!keys.isEmpty() || again.isBusy()) {
                loop.advance();
            }
            assertThat(again.turns()).isZero();
            assertThat(again.isOver()).isFalse();
            again.quit();
        }
    }

    private record Typed(Deque<Input> inputs) implements Surface {
        @Override
        public int columns() {
            return 80;
        }

        @Override
        public int rows() {
            return 24;
        }

        @Override
        public void show(Sheet sheet) {}

        @Override
        public boolean isResized() {
            return false;
        }

        @Override
        public boolean hasInput() {
            return !inputs.isEmpty();
        }

        @Override
        public Optional<Input> next() {
            return Optional.ofNullable(inputs.poll());
        }
    }

    @Test
    void whatWasPlayedAfterAnOldSaveIsPlayedAgain() throws IOException {
        Play play = start(new Scatter(), 5);
        byte[] save = Files.readAllBytes(directory.resolve("scatter.save"));
        press(play, "d", "s", "a");
        List<String> before = rows(play);
        press(play, "q");
        Files.write(directory.resolve("scatter.save"), save);

        Play again = press(start(new Scatter(), 6), "a");
        assertThat(rows(again)).startsWith(before.subList(0, 12).toArray(String[]::new));
        again.quit();
    }

    @Test
    void aGoodSaveNeedsNoRecording() throws IOException {
        press(start(new Arena(), 5), "d", "s", "q");
        Files.write(directory.resolve("arena.recording"), new byte[] {1, 2, 3});
        press(start(new Arena(), 6), "a", "d", "q");
        assertThat(Recording.read(recorded(new Arena())).seed()).isEmpty();
        verified(new Arena(), recorded(new Arena()));

        Files.delete(directory.resolve("arena.recording"));
        press(start(new Arena(), 6), "a", "d", "q");
        verified(new Arena(), recorded(new Arena()));
    }

    @Test
    void whereTheRecordingCannotBeKeptThatIsSaidOnceAndTheGameGoesOn() throws IOException {
        Files.createDirectories(directory.resolve("arena.recording").resolve("full"));
        Play play = start(new Arena(), 5);
        assertThat(screen(play)).contains("This game is not recorded any more. The recording ");
        press(play, "d", "s");
        assertThat(play.sheet(99, 34).toString().split("not recorded any more")).hasSize(2);
        SavedPlayTest.toTheEnd(play);
        assertThat(screen(play)).doesNotContain("./play replay");
        play.quit();
    }

    @Test
    void aGameThatEndedIsKeptAndItsPlaceIsSaid() throws IOException {
        Play play = SavedPlayTest.toTheEnd(start(new Arena(), 5));
        Path kept = directory.resolve("recordings").resolve("arena-1.recording");

        assertThat(screen(play))
                .contains("See this game again by", "./play replay ")
                .contains("arena-1.recording");
        assertThat(Files.readString(directory.resolve("morgue").resolve("arena-1.txt")))
                .contains("./play replay " + kept + "\n");
        assertThat(verified(new Arena(), RecordingFiles.read(kept)).isUnfinished())
                .isFalse();
        assertThat(directory.resolve("arena.recording")).doesNotExist();

        press(play, "r", "d");
        play.quit();
        verified(new Arena(), recorded(new Arena()));
    }

    @Test
    void theLast20OfAGameAreKept() throws IOException {
        for (int i = 0; i < 23; i++) {
            SavedPlayTest.toTheEnd(start(new Arena(), i)).quit();
        }
        Files.createFile(directory.resolve("recordings").resolve("scatter-1.recording"));
        SavedPlayTest.toTheEnd(start(new Arena(), 23)).quit();

        try (Stream<Path> all = Files.list(directory.resolve("recordings"))) {
            assertThat(all.map(file -> file.getFileName().toString()))
                    .hasSize(21)
                    .contains("arena-5.recording", "arena-24.recording", "scatter-1.recording")
                    .doesNotContain("arena-4.recording");
        }
    }

    @Test
    void theFirstGameIsAlsoRecordedWhereThePlayerSays() {
        Path own = directory.resolve("own");
        Play play = start(new Arena(), 5, Optional.of(own));
        SavedPlayTest.toTheEnd(play);
        press(play, "r", "d", "q");

        assertThat(RecordingFiles.read(own))
                .isEqualTo(RecordingFiles.read(directory.resolve("recordings").resolve("arena-1.recording")));
    }

    @Test
    void aSavedGameIsRecordedThereFromItsBeginning() {
        Path own = directory.resolve("own");
        press(start(new Arena(), 5), "d", "s", "q");
        press(start(new Arena(), 6, Optional.of(own)), "a", "d", "q");

        assertThat(RecordingFiles.read(own)).isEqualTo(recorded(new Arena()));
    }

    private RecordedGame rerun(PlayableGame game, String... keys) {
        press(press(start(game, 5), keys), "q");
        return GameRecordings.read(recorded(game), List.of(game));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecordingIsWatchedForwardsAndBackwards(PlayableGame game) {
        RecordedGame rerun = rerun(game, "d", "s", "space", "a", "space", "space");
        Play watched = Play.replay(rerun, Keymap.standard(game));
        press(watched, "space");
        assertThat(screen(watched)).contains("replay, turn 0 of ").contains("space: go on");
        int turns = Integer.parseInt(screen(watched).replaceAll("(?s).*turn 0 of (\\d+).*", "$1"));
        assertThat(turns).isPositive();

        String[] seen = new String[turns + 1];
        for (int turn = 0; turn <= turns; turn++) {
            press(press(press(watched, "g"), Integer.toString(turn).split("")), "enter");
            assertThat(screen(watched)).contains("turn " + turn + " of " + turns);
            seen[turn] = board(watched);
        }
        for (int turn = turns - 1; turn >= 0; turn--) {
            press(watched, "left");
            assertThat(board(watched)).isEqualTo(seen[turn]);
        }
        press(watched, "left", "end");
        assertThat(board(watched)).isEqualTo(seen[turns]);
        press(watched, "home", "right");
        assertThat(screen(watched)).contains("turn 1 of ");
        press(watched, "home", "space");
        assertThat(screen(watched)).contains("*** The recording ends here, before the game did. ***");
        press(watched, "left");
        assertThat(screen(watched)).doesNotContain("***");
        press(watched, "q");
        assertThat(watched.isOver()).isTrue();
    }

    @Test
    void aRecordingOfAnotherGameIsNamed() {
        press(start(new Arena(), 5), "q");
        byte[] recording = recorded(new Arena());
        assertThatThrownBy(() -> GameRecordings.read(recording, List.of(new Scatter())))
                .isInstanceOf(SaveException.class)
                .hasMessage("This is a recording of the game \"arena\", which can't be played here.");
    }

    @Test
    void theLastTurnShowsTheEnd() {
        RecordedGame rerun = rerun(new Arena(), "d", "s");
        Play watched = press(Play.replay(rerun, Keymap.standard(new Arena())), "space");
        int last = Integer.parseInt(screen(watched).replaceAll("(?s).*turn 0 of (\\d+).*", "$1"));
        press(watched, "g");
        press(press(watched, Integer.toString(last).split("")), "enter");
        assertThat(screen(watched))
                .contains("*** The recording ends here", "turn " + last + " of " + last, "home: to the beginning")
                .doesNotContain("space:", "There is no turn");
        press(watched, "home", "g", "9", "9", "enter");
        assertThat(screen(watched)).contains("There is no turn 99: this is the last one, " + last + ".", "***");
        assertThat(screen(press(watched, "left"))).contains("space: go on").doesNotContain("***");
        long shown = press(watched, "end").stateHash();
        assertThat(rerun.verify())
                .isInstanceOfSatisfying(
                        Verification.Verified.class,
                        verified -> assertThat(shown).isEqualTo(verified.stateHash()));
    }

    @Test
    void whoQuitsAGameThatBeganInAReplayIsBackInTheReplay() {
        Play watched =
                press(Play.replay(rerun(new Thieflike(), "d", "s", "a"), Keymap.standard(new Thieflike())), "space");
        press(watched, "right", "p");
        assertThat(screen(watched)).contains("From here on you play.", "To go back to the replay, quit.");
        press(watched, "space", "space", "q");
        assertThat(screen(watched)).contains("replay, turn 1 of ", "Back in the replay.", "space: go on");
        press(watched, "right", "q");
        assertThat(watched.isOver()).isTrue();
    }

    @Test
    void theSpeedIsChanged() {
        Play watched = Play.replay(rerun(new Arena(), "d", "s"), Keymap.standard(new Arena()));
        assertThat(watched.turnsPerSecond()).hasValue(8);
        watched.press(new KeyPress("+"));
        assertThat(watched.turnsPerSecond()).hasValue(16);
        for (int i = 0; i < 9; i++) {
            watched.press(new KeyPress("-"));
        }
        assertThat(watched.turnsPerSecond()).hasValue(1);
    }

    @Test
    void thePersonGoesOnFromAnyTurn() {
        String[] first = {"d", "s", "space", "a"};
        String[] then = {"s", "space", "d"};
        RecordedGame rerun = rerun(new Thieflike(), first);
        Play whole = press(press(start(new Thieflike(), 5), "b", "Y"), "d", "s");
        press(whole, then);

        Play forked = settled(Play.replay(rerun, Keymap.standard(new Thieflike()), 2));
        assertThat(screen(forked)).contains("From here on you play. This game is not saved.");
        assertThat(rows(press(forked, then))).isEqualTo(rows(whole));
        whole.quit();
        assertThat(screen(settled(Play.replay(rerun, Keymap.standard(new Thieflike()), 3))))
                .contains("From here on you play.");
        assertThatThrownBy(() -> Play.replay(rerun, Keymap.standard(new Thieflike()), 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("turns 0 to 3; there is no turn 4");
    }

    @Test
    void nobodyTakesTheBotsPlace() {
        Descent game = new Descent();
        BoardSize size = game.about().usualSize();
        Recorder recorder = GameRecordings.format(game, size, Seat.BOT, 3).start(3);
        for (int i = 0; i < 50; i++) {
            recorder.game().step();
        }
        RecordedGame rerun = GameRecordings.read(recorder.bytes(), List.of(game));
        Play watched = press(Play.replay(rerun, Keymap.standard(game), 3), "space", "p");

        assertThat(screen(watched)).contains("turn 3 of ").contains("The bot played this game");
    }

    @Test
    void howAGameBrokeIsSeenAgain() throws IOException {
        Pitfall game = new Pitfall();
        Play play = start(game, 5);
        assertThatThrownBy(() -> press(play, "d", "d")).isInstanceOf(RuntimeException.class);
        play.quit();

        Path report = Path.of(play.report().orElseThrow());
        assertThat(report).exists().hasParent(directory.resolve("bugs"));
        Verification.Verified again = verified(game, RecordingFiles.read(report));
        assertThat(again.failure())
                .hasValueSatisfying(failure -> assertThat(failure.toString()).contains("planted"));
    }

    @Test
    void withoutAKeeperAGameIsPlayedAllTheSame() {
        Arena game = new Arena();
        Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 5, Keymap.standard(game));
        settled(play);
        assertThat(screen(SavedPlayTest.toTheEnd(play))).doesNotContain("./play replay");
    }
}
