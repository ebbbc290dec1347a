package io.github.undercroft.front.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.undercroft.Blueprint;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are not what the keeper wrote. */
class DiskKeeperTest {

    @TempDir
    private Path folder;

    private record Yard(String name) implements PlayableGame {
        @Override
        public About about() {
            return new About(name, "A yard.", new BoardSize(2, 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Rules.named("yard")
                    .level("yard", LevelText.of("@.", Legend.standard().with('@', Blueprint.player("hero"))))
                    .build();
        }
    }

    private DiskKeeper keeper() {
        return keeper("yard");
    }

    private DiskKeeper keeper(String name) {
        return new DiskKeeper(folder, new Yard(name), Optional.empty());
    }

    /** Where the system has no pipes among its files, there is none in the way. */
    private void makePipe(String name) throws InterruptedException {
        try {
            new ProcessBuilder("mkfifo", folder.resolve(name).toString())
                    .start()
                    .waitFor();
        } catch (IOException noSuchProgram) {
            // see above
        }
    }

    @Test
    void aPipeInPlaceOfTheLockIsNotOpened() throws Exception {
        makePipe("yard.lock");
        try (DiskKeeper keeper = keeper()) {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(20), () -> assertThat(keeper.find()).isInstanceOf(Keeper.Found.Nothing.class));
        }
    }

    @Test
    void aPipeInTheWayOfTheScoresIsNotOpened() throws Exception {
        makePipe("yard.scores.new");
        try (DiskKeeper keeper = keeper()) {
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> keeper.writeScores(List.of("won")));
            assertThat(keeper.scores()).containsExactly("won");
        }
    }

    @Test
    void scoresThatAreFarTooLargeAreNeitherReadNorReplaced() throws IOException {
        Path scores = folder.resolve("yard.scores");
        try (RandomAccessFile file = new RandomAccessFile(scores.toFile(), "rw")) {
            file.setLength(3_000_000_000L);
        }
        try (DiskKeeper keeper = keeper()) {
            assertThat(keeper.scores()).isEmpty();
            assertThatThrownBy(() -> keeper.writeScores(List.of("won")))
                    .isInstanceOf(SaveException.class)
                    .hasMessageContainingAll("yard.scores", "move it away");
        }
        assertThat(Files.size(scores)).isEqualTo(3_000_000_000L);
    }

    @Test
    void aStoryIsWrittenAgainInItsPlace() throws IOException {
        Keeper keeper = keeper();
        String first = keeper.writeMorgue("one");
        keeper.writeMorgue("other");
        keeper.rewriteMorgue(first, "one, and why");
        assertThat(Files.readString(Path.of(first))).isEqualTo("one, and why");
        assertThat(Files.readString(folder.resolve("morgue/yard-2.txt"))).isEqualTo("other");
    }

    @Test
    void whoLooksTwiceStillHasTheGameAndItsRecording() {
        try (DiskKeeper keeper = keeper()) {
            keeper.find();
            RecordingSink recording = keeper.record(new byte[] {1});
            assertThat(keeper.find()).isInstanceOf(Keeper.Found.Nothing.class);
            recording.append(new byte[] {2});
            assertThat(keeper.recorded()).hasValue(new byte[] {1, 2});
        }
    }

    @Test
    void aSecondKeeperInThisProgramLeavesTheLockOfTheFirst() throws Exception {
        try (DiskKeeper first = keeper()) {
            first.find();
            try (DiskKeeper second = keeper()) {
                assertThat(second.find()).isInstanceOf(Keeper.Found.OpenElsewhere.class);
            }
            assertThat(canLock()).isFalse();
        }
        try (DiskKeeper later = keeper()) {
            assertThat(later.find()).isInstanceOf(Keeper.Found.Nothing.class);
        }
    }

    /** Asks another program; this one sees its own locks only. */
    private boolean canLock() throws IOException, InterruptedException {
        Path asks = Files.writeString(folder.resolve("Asks.java"), """
            import java.nio.channels.FileChannel;
            import java.nio.file.Path;
            import java.nio.file.StandardOpenOption;

            class Asks {
                public static void main(String[] file) throws Exception {
                    System.exit(FileChannel.open(Path.of(file[0]), StandardOpenOption.WRITE).tryLock() == null ? 3 : 0);
                }
            }
            """);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        int answer = new ProcessBuilder(
                        java, asks.toString(), folder.resolve("yard.lock").toString())
                .inheritIO()
                .start()
                .waitFor();
        assertThat(answer).isIn(0, 3);
        return answer == 0;
    }

    @Test
    void aGameWhoseNameIsNoNameOfASaveIsRefusedAtOnce() {
        assertThatThrownBy(() -> keeper("../x"))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("A save can't be called \"../x\"");
    }

    @Test
    void whatAGameLeavesIsForTheNextOneButNotForThatOfAChosenSeed() {
        try (DiskKeeper keeper = keeper()) {
            assertThat(keeper.isNew()).isTrue();
            assertThat(keeper.legacy(1)).isEmpty();
            keeper.writeLegacy(new byte[] {1});
            keeper.writeScores(List.of("lost"));
        }
        try (DiskKeeper keeper = keeper()) {
            keeper.choose(1);
            assertThat(keeper.isNew()).isFalse();
            assertThat(keeper.legacy(1)).isEmpty();
            assertThat(keeper.legacy(2)).hasValue(new byte[] {1});
            keeper.writeLegacy(new byte[0]);
            assertThat(keeper.legacy(2)).isEmpty();
        }
    }

    @Test
    void whoWantsNoneMeetsAndLeavesNothing() {
        try (DiskKeeper keeper = keeper()) {
            keeper.writeLegacy(new byte[] {1});
            keeper.leaveLegacy();
            keeper.writeLegacy(new byte[] {2});
            assertThat(keeper.legacy(2)).isEmpty();
        }
        try (DiskKeeper keeper = keeper()) {
            assertThat(keeper.legacy(2)).hasValue(new byte[] {1});
        }
    }

    @Test
    void allFilesOfAGameHaveTheSameSmallLetters() throws IOException {
        try (DiskKeeper keeper = keeper("Yard")) {
            keeper.find();
            keeper.record(new byte[] {1});
            keeper.writeScores(List.of("won"));
            keeper.writeLegacy(new byte[] {1});
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("yard.legacy", "yard.lock", "yard.recording", "yard.scores");
        }
    }
}
