package io.github.undercroft.study.spark;

import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.StudyRun;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Plays the cellar into a file, for {@code .ci/spark}: {@code TrialRun SEEDS FILE}; on one thread if no property tells where Spark runs. */
public final class TrialRun {

    private TrialRun() {}

    /** Plays it. */
    public static void main(String[] arguments) throws IOException {
        SeedRange seeds = SeedRange.of(arguments[0]);
        Path file = Path.of(arguments[1]);
        SparkConf settings = new SparkConf().setAppName("cellar");
        if (!settings.contains("spark.master")) {
            StudyRun.of(new CellarStudy().get(), seeds).to(file);
            return;
        }
        try (JavaSparkContext spark = new JavaSparkContext(settings)) {
            SparkStudy.of(spark, CellarStudy.class).withGamesPerTask(1000).to(seeds, file);
        }
    }
}
