package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledRunTest {

    private static final SeedRange SEEDS = new SeedRange(1, 5_000_000);

    @TempDir
    private Path folder;

    /** Plays until it is killed. */
    static final class Endless {

        private Endless() {}

        public static void main(String[] arguments) throws IOException {
            StudyRun.of(Goblins.study(), SEEDS).withThreads(2).to(Path.of(arguments[0]));
        }
    }

    private void kill(int times) throws IOException, InterruptedException {
        Path killed = folder.resolve("killed.csv");
        for (int i = 0; i < times; i++) {
            long before = Files.exists(killed) ? Files.size(killed) : 0;
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Endless.class.getName(),
                            killed.toString())
                    .inheritIO()
                    .start();
            // The first at its header, the others among rows.
            while (process.isAlive() && (!Files.exists(killed) || (i > 0 && Files.size(killed) <= before))) {
                TimeUnit.MILLISECONDS.sleep(1);
            }
            TimeUnit.MILLISECONDS.sleep(3L * (i % 7));
            process.destroyForcibly();
            process.waitFor();
        }
        int rows = StudyTable.rows(killed).size();
        assertThat(rows).isPositive();
        assertSameRows(killed, rows);
    }

    /** Nothing was lost or counted twice: each row is that of a run which nobody killed. */
    private void assertSameRows(Path killed, int rows) throws IOException {
        Study study = Goblins.study();
        String text = Files.readString(killed);
        StringBuilder expected = new StringBuilder(
                String.join("\n", study.header(SEEDS, Shard.WHOLE).lines()) + "\n");
        for (int i = 0; i < rows; i++) {
            expected.append(study.row(SEEDS.first() + i)).append('\n');
        }
        assertThat(text.substring(0, text.lastIndexOf('\n') + 1))
                .isEqualTo(expected.substring(0, text.lastIndexOf('\n') + 1));
    }

    @Test
    void aRunThatIsKilledThreeTimesGoesOn() throws IOException, InterruptedException {
        kill(3);
    }

    @Test
    @Tag("soak")
    void soDoTwentyKills() throws IOException, InterruptedException {
        kill(20);
    }
}
