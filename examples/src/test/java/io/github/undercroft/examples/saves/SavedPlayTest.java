package io.github.undercroft.examples.saves;

import static io.github.undercroft.examples.Keys.press;
import static io.github.undercroft.examples.Keys.settled;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that are quit, killed, damaged, finished, and gone on with. */
class SavedPlayTest {

    private static final int PATIENCE = 2000;

    @TempDir
    Path directory;

    static List<PlayableGame> games() {
        return Stream.of(new Arena(), new Scatter(), new Thieflike(), new Descent())
                .flatMap(game -> Stream.concat(Stream.of(game), game.variants().values().stream()))
                .map(PlayableGame.class::cast)
                .toList();
    }

    private Play start(PlayableGame game, long seed) {
        return start(game, game.about().usualSize(), seed);
    }

    private Play start(PlayableGame game, BoardSize size, long seed) {
        return settled(Play.kept(game, size, seed, Keymap.standard(game), new DiskKeeper(directory, game)));
    }

    private static String screen(Play play) {
        return play.sheet(99, 34).toString();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private String morgue(String name) throws IOException {
        return Files.readString(directory.resolve("morgue").resolve(name));
    }

    /** Plays until the game ends, by waiting for the enemies. */
    static Play toTheEnd(Play play) {
        for (int i = 0; i < PATIENCE && !screen(play).contains("***"); i++) {
            press(play, "space");
        }
        assertThat(screen(play)).contains("*** You lose");
        return play;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoQuitsGoesOnWithTheSameScreen(PlayableGame game) {
        Play play = press(start(game, 5), "d", "s", "space", "a");
        String before = screen(play);
        press(play, "q");
        assertThat(play.isOver()).isTrue();

        Play again = start(game, 6);
        assertThat(screen(again))
                .contains(game.about().name() + ": a game is saved", "a) go on: turn ", "seed 5")
                .contains("b) begin another game: seed 6, " + game.about().usualSize());
        press(again, "a");

        assertThat(screen(again)).isEqualTo(before);
        again.quit();
    }

    @Test
    void theGameGoesOnAsItWouldHaveGoneOn() {
        String[] first = {"d", "space", "s", "d"};
        String[] then = {"d", "s", "s", "space", "w"};
        Play whole = press(press(start(new Arena(), 5), first), then);
        String expected = screen(whole);
        press(whole, "r", "Y", "q");

        press(press(press(start(new Arena(), 5), "b", "Y"), first), "q");
        Play play = press(start(new Arena(), 6), "a");

        assertThat(screen(press(play, then))).isEqualTo(expected);
        play.quit();
    }

    @Test
    void leavingTheQuestionLeavesTheSaveAsItIs() throws IOException {
        press(start(new Arena(), 5), "d", "q");
        byte[] save = Files.readAllBytes(directory.resolve("arena.save"));

        for (String[] keys :
                new String[][] {{"q"}, {"escape"}, {"b", "n", "q"}, {"b", "y", "n", "escape"}, {"b", "b", "escape"}}) {
            Play play = press(start(new Arena(), 6), keys);
            assertThat(play.isOver()).isTrue();
            assertThat(Files.readAllBytes(directory.resolve("arena.save"))).isEqualTo(save);
        }
        Play signal = start(new Arena(), 6);
        signal.quit();
        assertThat(Files.readAllBytes(directory.resolve("arena.save"))).isEqualTo(save);
    }

    @Test
    void anotherGameBeginsOnlyAfterYes() throws IOException {
        press(start(new Arena(), 5), "d", "q");

        Play play = press(start(new Arena(), 6), "b");
        assertThat(screen(play)).contains("Delete the saved game, and begin another one?   Y, enter: yes");
        press(play, "Y");

        assertThat(play.seed()).isEqualTo(6);
        assertThat(files()).containsExactly("arena.lock", "arena.recording", "arena.save");
        play.quit();
        assertThat(screen(start(new Arena(), 7))).contains("seed 6");
    }

    @Test
    void aNewGameInTheMiddleOfAnotherTakesItsPlace() throws IOException {
        Play play = press(start(new Arena(), 5), "d", "r", "Y", "q");

        assertThat(play.isOver()).isTrue();
        Files.delete(directory.resolve("arena.backup"));
        assertThat(screen(start(new Arena(), 9))).contains("seed 6");
    }

    @Test
    void aGameOnAnotherBoardGoesOnOnThatBoard() {
        Play play = press(start(new Thieflike(), new BoardSize(30, 12), 5), "d", "s", "space");
        String before = screen(play);
        press(play, "q");

        assertThat(screen(press(start(new Thieflike(), 1), "enter"))).isEqualTo(before);
    }

    @Test
    void atMost25TurnsAreLostIfTheProgramIsKilled() throws IOException {
        Play play = start(new Thieflike(), 5);
        assertThat(files()).contains("thieflike.save");
        for (int turn = 0; turn < 60; turn++) {
            press(play, "space");
        }
        Path other = directory.resolve("other");
        Files.createDirectory(other);
        Files.copy(directory.resolve("thieflike.save"), other.resolve("thieflike.save"));

        directory = other;
        Play again = start(new Thieflike(), 1);
        assertThat(screen(again)).contains("go on: turn 50 ");
        again.quit();
        play.quit();
    }

    @Test
    void aNewLevelIsSavedAtOnce() throws IOException {
        PlayableGame stairs = new Steps();
        Play play = press(start(stairs, 5), "d");
        assertThat(play.view().board().level()).isZero();
        byte[] before = Files.readAllBytes(directory.resolve("steps.save"));
        press(play, "d");
        assertThat(Files.readAllBytes(directory.resolve("steps.save"))).isEqualTo(before);

        press(play, ">");

        assertThat(play.view().board().level()).isEqualTo(1);
        assertThat(Files.readAllBytes(directory.resolve("steps.save"))).isNotEqualTo(before);
        play.quit();
    }

    @Test
    void aDeathRemovesTheSaveAndLeavesAText() throws IOException {
        Play play = toTheEnd(start(new Arena(), 5));

        assertThat(screen(play)).contains("Your story is in");
        assertThat(play.sheet(80, 24).toString())
                .contains("@", "kills you.", "./play arena --seed 5\n", "Your story is in", "r: play again")
                .containsPattern("\n *./play replay " + directory + "/recordings/arena-1.recording\n")
                .containsPattern("\n *./play why " + directory + "/recordings/arena-1.recording\n")
                .doesNotContainPattern("[a-z:] \\.\\.\\.");
        assertThat(files()).containsExactly("arena.lock", "arena.scores", "morgue", "recordings");
        assertThat(morgue("arena-1.txt"))
                .startsWith("arena: You lose: killed by a")
                .contains(
                        "Who:       champion",
                        "Killed by: a",
                        "Hit points 0",
                        "seed 5",
                        "Carried at last",
                        "kills you.")
                .contains("The map as last seen", "@", "./play arena --seed 5\n")
                .doesNotContain("--size");
        press(play, "q");
        assertThat(files()).containsExactly("arena.lock", "arena.scores", "morgue", "recordings");

        toTheEnd(start(new Arena(), new BoardSize(9, 9), 6)).quit();
        assertThat(morgue("arena-2.txt")).contains("./play arena --seed 6 --size 9x9\n");
    }

    @Test
    void theEndFitsIntoALowWindow() {
        toTheEnd(start(new Arena(), 5)).quit();

        String low = toTheEnd(start(new Arena(), 6)).sheet(40, 12).toString();

        assertThat(low)
                .startsWith("*** You lose: killed by a")
                .contains(" turns, ", "games.", "Same game: ./play arena --seed 6\n", "Kept in")
                .contains("  recordings/arena-2.recording\n", "  morgue/arena-2.txt\n", "r: play again")
                .doesNotContain("...");
    }

    @Test
    void commandsAtTheEndCanBeCopiedWholeHoweverDeepTheirDirectory() throws IOException {
        directory = Files.createDirectories(directory.resolve("a-deep-directory/".repeat(6)));
        String screen = toTheEnd(start(new Arena(), 5)).sheet(80, 24).toString();
        Path recording = directory.resolve("recordings").resolve("arena-1.recording");

        assertThat(screen.replace("\\\n", ""))
                .contains("\n./play replay " + recording + "\n", "\n./play why " + recording + "\n");
    }

    @Test
    void whatHasNoRoomAtTheEndIsLeftOutAndNotCut() throws IOException {
        directory = Files.createDirectories(directory.resolve("a-deep-directory/".repeat(9)));
        String screen = toTheEnd(start(new Arena(), 5)).sheet(60, 16).toString();

        assertThat(screen).doesNotContain(" ...").contains("./play arena --seed 5");
        assertThat(screen.lines().filter(row -> row.contains("./play")))
                .allSatisfy(row -> assertThat(row).matches(".*(seed 5|\\\\)"));
    }

    @Test
    void scoresAreKeptWhateverIsInTheirFile() throws IOException {
        Path scores = directory.resolve("arena.scores");
        toTheEnd(start(new Arena(), 5)).quit();
        assertThat(Files.readString(scores)).matches("lost score 0 depth 1 turns \\d+ seed 5 size 8x8\n");
        Files.write(scores, new byte[] {'\n', -1, 0, '\n', 'x', '\n'}, StandardOpenOption.APPEND);

        Play second = toTheEnd(start(new Arena(), 6));
        assertThat(screen(second)).containsPattern("Place 2 of 2|the best of your 2 games");
        second.quit();
        assertThat(Files.readAllLines(scores)).hasSize(2);

        Files.delete(scores);
        Files.createDirectories(scores.resolve("full"));
        assertThat(screen(toTheEnd(start(new Arena(), 7)))).contains("The scores in " + directory + "/arena.scores");
    }

    @Test
    void afterTheEndTheNextGameIsSavedAgain() throws IOException {
        Play play = toTheEnd(start(new Arena(), 5));
        press(play, "r");
        assertThat(files())
                .containsExactly("arena.lock", "arena.recording", "arena.save", "arena.scores", "morgue", "recordings");
        press(play, "d", "q");

        assertThat(screen(start(new Arena(), 9))).contains("seed 6");
    }

    @Test
    void ofADamagedSaveTheOneBeforeIsOfferedAndSaidSo() throws IOException {
        press(start(new Steps(), 5), "d", "q");
        Files.write(directory.resolve("steps.save"), new byte[] {1, 2, 3});

        Play play = start(new Steps(), 6);
        assertThat(screen(play))
                .contains("steps: the newest save is damaged, but the one before it is good", "go on: turn 1 ");
        press(play, "a", "d", "q");
        assertThat(screen(start(new Steps(), 6))).contains("steps: a game is saved", "go on: turn 2 ");
    }

    @Test
    void ofASaveThatIsGoneTheOneBeforeIsOfferedAndSaidSo() throws IOException {
        press(start(new Steps(), 5), "d", "q");
        Files.delete(directory.resolve("steps.save"));

        Play play = start(new Steps(), 6);
        assertThat(screen(play))
                .contains("steps: the newest save is gone, but the one before it is there", "go on: turn 1 ");
        play.quit();
    }

    @Test
    void aSaveThatCannotBeReadIsOnlyDeletedAfterYes() throws IOException {
        Path save = directory.resolve("arena.save");
        Files.write(save, new byte[] {1, 2, 3});

        Play play = start(new Arena(), 6);
        assertThat(screen(play)).contains("arena: the saved game can't be read. This is not a saved game.");
        press(play, "q");
        assertThat(save).hasBinaryContent(new byte[] {1, 2, 3});

        press(start(new Arena(), 6), "a", "Y", "q");
        assertThat(screen(start(new Arena(), 7))).contains("arena: a game is saved", "seed 6");
    }

    @Test
    void twoProgramsDoNotPlayOneSavedGame() throws IOException {
        Play first = press(start(new Arena(), 5), "d");
        byte[] save = Files.readAllBytes(directory.resolve("arena.save"));

        Play second = start(new Arena(), 6);
        assertThat(screen(second)).contains("arena is open in another window", "--saves");
        press(second, "q");
        assertThat(second.isOver()).isTrue();
        assertThat(Files.readAllBytes(directory.resolve("arena.save"))).isEqualTo(save);

        press(start(new Scatter(), 6), "q");
        press(first, "q");
        assertThat(screen(start(new Arena(), 7))).contains("arena: a game is saved");
    }

    @Test
    void whereNothingCanBeSavedTheGameGoesOnAndQuittingAsks() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "not a directory");
        directory = file;

        Play play = start(new Arena(), 5);
        assertThat(screen(play)).contains("\"arena\" could not be saved in", "is not a directory. The game goes on");
        assertThat(play.seed()).isEqualTo(5);
        press(play, "d", "q");
        assertThat(screen(play)).contains("The game can't be saved. Quit, and lose it?   Y, enter: yes");
        press(play, "n");
        assertThat(play.isOver()).isFalse();
        press(play, "q", "Y");
        assertThat(play.isOver()).isTrue();
    }
}
