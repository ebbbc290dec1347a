package io.github.undercroft.study.spark;

import io.github.undercroft.study.StudyException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutionException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The rows of tasks, in the order of seeds, on the driver.
 *
 * <p>One job of many tasks would be less to say. But the rows of its partitions come back as each ends, and all that are not next would have to be
 * kept: behind a slow task, those of the whole study; and Spark bounds the bytes of a job's results together. Iterating over its partitions one
 * by one runs one task at a time; persisting them first writes nothing before the last game is over, so that a killed driver has nothing.
 */
final class TaskRows implements Iterator<String>, AutoCloseable {

    /** Tasks begun for each core: enough to do for all others while one is slow. */
    private static final int AHEAD = 4;

    private final JavaSparkContext spark;
    private final GamesTask task;
    private final Deque<Job> ahead = new ArrayDeque<>();
    private Iterator<String> rows = Collections.emptyIterator();
    private long next;
    private boolean isAllBegun = true;

    TaskRows(JavaSparkContext spark, GamesTask task) {
        this.spark = spark;
        this.task = task;
    }

    private record Job(long first, long last, JavaFutureAction<List<String>> rows) {}

    /** Goes on with the games of that seed and those after it. */
    void begin(long seed) {
        next = seed;
        isAllBegun = false;
    }

    @Override
    public boolean hasNext() {
        while (!rows.hasNext() && !(isAllBegun && ahead.isEmpty())) {
            // Executors may come and go.
            int enough = AHEAD * spark.defaultParallelism();
            while (!isAllBegun && ahead.size() < enough) {
                long last = task.lastFrom(next);
                ahead.add(new Job(
                        next,
                        last,
                        spark.parallelize(List.of(next), 1).flatMap(task).collectAsync()));
                isAllBegun = last == task.last();
                next = last + 1;
            }
            rows = rows(ahead.remove()).iterator();
        }
        return rows.hasNext();
    }

    @Override
    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException("There are no more rows");
        }
        return rows.next();
    }

    private static List<String> rows(Job job) {
        try {
            return job.rows.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new StudyException("The study was interrupted; the same call goes on with it");
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            StudyException none = new StudyException("Spark gave up the games of the seeds " + job.first + ".."
                    + job.last + "; the same call goes on with them: "
                    + String.valueOf(cause.getMessage()).lines().findFirst().orElse(""));
            none.initCause(cause);
            throw none;
        }
    }

    /** Stops what is played ahead. */
    @Override
    public void close() {
        ahead.forEach(job -> job.rows.cancel(true));
    }
}
