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
import io.github.undercroft.save.SaveException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are not what the keeper wrote. */
class DiskKeeperTest {

    @TempDir
    private Path folder;

    private record Yard() implements PlayableGame {
        @Override
        public About about() {
            return new About("yard", "A yard.", new BoardSize(2, 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Rules.named("yard")
                    .level("yard", LevelText.of("@.", Legend.standard().with('@', Blueprint.player("hero"))))
                    .build();
        }
    }

    private DiskKeeper keeper() {
        return new DiskKeeper(folder, new Yard(), Optional.empty());
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
}
