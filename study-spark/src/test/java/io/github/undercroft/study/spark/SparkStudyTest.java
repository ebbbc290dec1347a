package io.github.undercroft.study.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.game.Rules;
import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyException;
import io.github.undercroft.study.StudyProgress;
import io.github.undercroft.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SparkStudyTest {

    private static final SeedRange SEEDS = new SeedRange(1, 100);

    private JavaSparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    void begin() {
        spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[2,3]")
                .setAppName("studies")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.driver.host", "127.0.0.1"));
    }

    @AfterAll
    void end() {
        spark.close();
    }

    /** Whether an executor asks, and how often its task was tried before. */
    private static int attempt() {
        TaskContext task = TaskContext.get();
        return task == null ? -1 : task.attemptNumber();
    }

    /** The first attempt of each task ends at a seed in its middle. */
    public static final class FailingOnce implements Supplier<Study> {

        @Override
        public Study get() {
            Rules rules = CellarStudy.rules();
            return Study.of("cellar", seed -> {
                if (attempt() == 0 && seed % 10 == 5) {
                    throw new Error("a power cut");
                }
                return rules;
            });
        }
    }

    /** Each attempt fails. */
    public static final class FailingAlways implements Supplier<Study> {

        @Override
        public Study get() {
            if (attempt() >= 0) {
                throw new IllegalStateException("no disk in this machine");
            }
            return new CellarStudy().get();
        }
    }

    /** Every fifth game breaks. */
    public static final class Picky implements Supplier<Study> {

        @Override
        public Study get() {
            Rules rules = CellarStudy.rules();
            return Study.of("picky", seed -> {
                if (seed % 5 == 0) {
                    throw new IllegalStateException("no, not " + seed);
                }
                return rules;
            });
        }
    }

    /** Executors have a jar of another day. */
    public static final class Stale implements Supplier<Study> {

        @Override
        public Study get() {
            return attempt() < 0
                    ? new CellarStudy().get()
                    : new CellarStudy().get().withLimit(9);
        }
    }

    /** Nobody else can make one. */
    static final class Secret implements Supplier<Study> {

        @Override
        public Study get() {
            return new CellarStudy().get();
        }
    }

    private byte[] onOneThread(Supplier<Study> games) throws IOException {
        Path file = folder.resolve("one.csv");
        StudyRun.of(games.get(), SEEDS).to(file);
        return Files.readAllBytes(file);
    }

    private SparkStudy study(Class<? extends Supplier<Study>> games) {
        return SparkStudy.of(spark, games).withGamesPerTask(10);
    }

    private byte[] onSpark(SparkStudy study) throws IOException {
        Path file = folder.resolve("spark.csv");
        study.to(SEEDS, file);
        return Files.readAllBytes(file);
    }

    @Test
    void theFileIsThatOfOneThread() throws IOException {
        assertThat(onSpark(study(CellarStudy.class))).isEqualTo(onOneThread(new CellarStudy()));
    }

    @Test
    void theFileIsTheSameForAnySizeOfTasks() throws IOException {
        byte[] one = onOneThread(new CellarStudy());
        for (int games : List.of(3, 99, 100, Integer.MAX_VALUE)) {
            assertThat(onSpark(study(CellarStudy.class).withGamesPerTask(games)))
                    .as("%d games a task", games)
                    .isEqualTo(one);
            Files.delete(folder.resolve("spark.csv"));
        }
    }

    @Test
    void aTaskThatFailsAtItsFirstAttemptIsPlayedAgain() throws IOException {
        assertThat(onSpark(study(FailingOnce.class))).isEqualTo(onOneThread(new FailingOnce()));
    }

    @Test
    void brokenGamesAreRows() throws IOException {
        assertThat(onSpark(study(Picky.class))).isEqualTo(onOneThread(new Picky()));
        assertThat(study(Picky.class).to(SEEDS, folder.resolve("spark.csv")))
                .isEqualTo(new StudyProgress.Status(100, 100, 20, 0));
    }

    @Test
    void aFileThatWasCutIsGoneOnWith() throws IOException {
        byte[] whole = onOneThread(new CellarStudy());
        Files.write(folder.resolve("spark.csv"), Arrays.copyOf(whole, whole.length / 2));
        List<Integer> done = new ArrayList<>();
        assertThat(onSpark(study(CellarStudy.class).withProgress(status -> done.add(status.done()))))
                .isEqualTo(whole);
        assertThat(done.get(0)).isBetween(30, 60);
    }

    @Test
    void seedsMayBeTheLastThatThereAre() throws IOException {
        SeedRange last = new SeedRange(Long.MAX_VALUE - 24, Long.MAX_VALUE);
        assertThat(study(CellarStudy.class)
                        .to(last, folder.resolve("spark.csv"))
                        .done())
                .isEqualTo(25);
    }

    @Test
    void aTaskThatFailsAtEachAttemptIsTold() {
        assertThatThrownBy(() -> onSpark(study(FailingAlways.class)))
                .isInstanceOf(StudyException.class)
                .hasMessageStartingWith("Spark gave up the games of the seeds 1..10; the same call goes on with them: ")
                .hasMessageContaining("no disk in this machine");
    }

    @Test
    void anExecutorWithAnotherStudyIsTold() {
        assertThatThrownBy(() -> onSpark(study(Stale.class)))
                .hasMessageContaining(
                        "The study \"cellar\" is of games with a limit of 9 steps, not 1000000, on an executor: give it"
                                + " the jar that the driver has");
    }

    @Test
    void aStudyThatNobodyElseCanMakeIsRefused() {
        assertThatThrownBy(() -> onSpark(study(Secret.class)))
                .isInstanceOf(StudyException.class)
                .hasMessageStartingWith("The study of " + Secret.class.getName()
                        + " can't be made here (java.lang.NoSuchMethodException: ")
                .hasMessageContaining("it needs a public class with a public constructor without arguments");
    }

    @Test
    void aTaskNeedsAGame() {
        assertThatThrownBy(() -> study(CellarStudy.class).withGamesPerTask(0))
                .hasMessage("A task needs a game at least, not 0");
    }
}
