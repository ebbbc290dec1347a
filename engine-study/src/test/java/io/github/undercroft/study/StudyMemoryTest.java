package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file may have more rows than fit into memory. 100,000 in 32 MB stand for a million in 320 MB: of a row of 400 characters
 * no more than 320 bytes can be kept.
 */
class StudyMemoryTest {

    private static final SeedRange SEEDS = new SeedRange(1, 100_000);

    @TempDir
    private Path folder;

    /** Plays games of no turn, and sums them up. */
    static final class ManyGames {

        private ManyGames() {}

        public static void main(String[] arguments) {
            Legend legend = Legend.standard().with('@', Blueprint.player("hero"));
            Rules rules = Rules.named("still")
                    .level("cell", LevelText.of("@", legend))
                    .build();
            String words = "rows that are kept would need more memory than there is; ".repeat(6);
            Study study = Study.of("still", seed -> rules).with(Measure.word("words", view -> words));
            StudyCommand command = StudyCommand.of(study);
            int played = command.run("still", "--seeds", SEEDS.toString(), "--threads", "1", "--out", arguments[0]);
            System.exit(played + command.run("report", arguments[0], "--out", arguments[1]));
        }
    }

    @Test
    void rowsThatWouldNotFitIntoMemoryArePlayedSummedUpAndShown() throws IOException, InterruptedException {
        Path file = folder.resolve("many.csv");
        Path page = folder.resolve("many.html");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx32m",
                        "-XX:+UseSerialGC",
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ManyGames.class.getName(),
                        file.toString(),
                        page.toString())
                .inheritIO()
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
        assertThat(Files.size(file)).isGreaterThan(32L << 20);
        assertThat(page).isNotEmptyFile();
    }
}
