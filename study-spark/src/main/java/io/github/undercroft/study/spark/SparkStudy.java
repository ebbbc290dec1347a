package io.github.undercroft.study.spark;

import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.Shard;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyProgress;
import io.github.undercroft.study.StudyRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * A study whose games are played on the executors of Apache Spark. The file is the driver's, and its bytes are those that {@link StudyRun} writes
 * on one thread.
 *
 * <p>The study is named by a class with a public constructor without arguments, which each executor calls for itself: the name and seeds are
 * sent there, and rows come back. The executors need the jar that holds this class, for example by {@code spark.jars}.
 *
 * <pre>{@code
 * public final class CellarStudy implements Supplier<Study> {
 *     public Study get() {
 *         return Study.of("cellar", seed -> CellarRules.withBot());
 *     }
 * }
 * SparkStudy.of(spark, CellarStudy.class).to(SeedRange.of("1..1000000"), Path.of("cellar.csv"));
 * }</pre>
 *
 * <p>A task that fails is repeated by Spark, as is that of an executor that is lost: it costs time only. A game that breaks is a row, and fails no
 * task. A driver that was killed goes on after the last row of the file, by the same call.
 *
 * <p>Each task is a job of its own, and some are begun ahead of the file: four for each core of the executors. So rows are written while later
 * ones are played, and the driver keeps no more rows than those of the tasks ahead, whatever the number of seeds.
 */
public final class SparkStudy {

    private static final int USUAL_GAMES = 100;

    private final JavaSparkContext spark;
    private final Class<? extends Supplier<Study>> games;
    private final int gamesPerTask;
    private final StudyProgress progress;

    private SparkStudy(
            JavaSparkContext spark, Class<? extends Supplier<Study>> games, int gamesPerTask, StudyProgress progress) {
        this.spark = Objects.requireNonNull(spark, "spark");
        this.games = Objects.requireNonNull(games, "games");
        this.gamesPerTask = gamesPerTask;
        this.progress = Objects.requireNonNull(progress, "progress");
    }

    /** The study that objects of this class make, with 100 games a task, which tells nobody how far it is. */
    public static SparkStudy of(JavaSparkContext spark, Class<? extends Supplier<Study>> games) {
        return new SparkStudy(spark, games, USUAL_GAMES, status -> {});
    }

    /**
     * The same study with other tasks. A task should take some seconds: beginning one costs some hundredths of a second, and one whose executor is
     * lost is played again.
     *
     * @param number 1 or more
     */
    public SparkStudy withGamesPerTask(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("A task needs a game at least, not " + number);
        }
        return new SparkStudy(spark, games, number, progress);
    }

    /** The same study, which tells how far it is, on the driver. */
    public SparkStudy withProgress(StudyProgress told) {
        return new SparkStudy(spark, games, gamesPerTask, told);
    }

    /**
     * Plays until the file is finished.
     *
     * @return what is in the file
     * @throws io.github.undercroft.study.StudyException if there is a file that these games can't be added to, the study can't be made on the driver
     *     or an executor or is another one there, or Spark gave up a task
     * @throws IOException if the file can't be read or written; what is written remains
     */
    public StudyProgress.Status to(SeedRange seeds, Path path) throws IOException {
        Study study = GamesTask.study(games.getName(), games.getClassLoader());
        String header = String.join("\n", study.header(seeds, Shard.WHOLE).lines());
        GamesTask task = new GamesTask(games.getName(), header, seeds.last(), gamesPerTask);
        try (TaskRows rows = new TaskRows(spark, task)) {
            return StudyRun.of(study, seeds).withProgress(progress).to(path, missing -> {
                rows.begin(missing.first());
                return rows;
            });
        }
    }
}
