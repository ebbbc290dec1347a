package io.github.undercroft.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Plays the games of a study into a file, see {@link StudyTable}. Immutable.
 *
 * <p>The bytes of the file are the same for any number of threads. Rows are in the order of seeds, and each is written as soon as it and those
 * before it are known; some games are played ahead, and no more is kept in memory than these. If the process is killed, the same call goes on
 * after the last whole row; a file that is finished is left as it is. So is one of another study, other seeds, other rules, another shard, another
 * limit or other columns: that is refused. A fingerprint does not tell all of the rules, so the first kept row of a game that did not break is
 * played again, and if it comes out differently, the file is refused, too.
 */
public final class StudyRun {

    private static final int MAX_THREADS = 1024;

    /** Games played ahead for each thread: quick games cost more to hand over than to play. */
    private static final int AHEAD = 32;

    private final Study study;
    private final SeedRange seeds;
    private final Shard shard;
    private final int threads;
    private final StudyProgress progress;

    private StudyRun(Study study, SeedRange seeds, Shard shard, int threads, StudyProgress progress) {
        this.study = study;
        this.seeds = seeds;
        this.shard = shard;
        this.threads = threads;
        this.progress = Objects.requireNonNull(progress, "progress");
    }

    /** A run of all these seeds on one thread, which tells nobody how far it is. */
    public static StudyRun of(Study study, SeedRange seeds) {
        return new StudyRun(
                Objects.requireNonNull(study, "study"),
                Objects.requireNonNull(seeds, "seeds"),
                Shard.WHOLE,
                1,
                status -> {});
    }

    /**
     * The same run on so many threads.
     *
     * @param number 1 to 1024; more than the machine has processors is of no use
     */
    public StudyRun withThreads(int number) {
        if (number < 1 || number > MAX_THREADS) {
            throw new IllegalArgumentException("Threads are 1 to " + MAX_THREADS + ", not " + number);
        }
        return new StudyRun(study, seeds, shard, number, progress);
    }

    /** The same run of a part of the seeds; the command {@code merge} of {@link StudyCommand} puts the parts together. */
    public StudyRun withShard(Shard part) {
        return new StudyRun(study, seeds, part, threads, progress);
    }

    /** The same run, which tells how far it is. */
    public StudyRun withProgress(StudyProgress told) {
        return new StudyRun(study, seeds, shard, threads, told);
    }

    /**
     * Plays until the file is finished.
     *
     * @return what is in the file
     * @throws StudyException if there is a file that these games can't be added to, or there are fewer seeds than shards
     * @throws IOException if the file can't be read or written; what is written remains
     */
    public StudyProgress.Status to(Path path) throws IOException {
        return write(path, this::play);
    }

    /**
     * The same, with rows that come from elsewhere, as from a cluster. They are flushed one by one, since the next one may take long.
     *
     * @param rows takes the seeds whose rows are not in the file yet, and gives their {@linkplain Study#row rows} in the order of seeds; called
     *     once, and not for a finished file
     * @throws StudyException also if a row is not that of the next seed, or there are too few
     */
    public StudyProgress.Status to(Path path, Function<SeedRange, Iterator<String>> rows) throws IOException {
        return write(path, (file, own, clock) -> {
            SeedRange missing = new SeedRange(own.first() + file.rows(), own.last());
            Iterator<String> each = rows.apply(missing);
            for (long seed = missing.first(); !file.isFinished(); seed++) {
                String row = each.hasNext() ? each.next() : "";
                if (!file.isNext(row) || row.indexOf('\n') >= 0) {
                    throw new StudyException("The row that was given for the seed " + seed + " is none of it: \"" + row
                            + "\"; the same call goes on with it");
                }
                file.append(row);
                file.flush();
                progress.played(clock.status());
            }
        });
    }

    /** Adds the rows that are not in the file yet. */
    private interface Rest {

        void add(RowFile file, SeedRange own, Clock clock) throws IOException;
    }

    private StudyProgress.Status write(Path path, Rest rest) throws IOException {
        SeedRange own = shard.seedsOf(seeds);
        StudyHeader header = study.header(seeds, shard);
        try (RowFile file = RowFile.open(path, header, row -> RowReplay.require(study, path, header, row))) {
            Clock clock = new Clock(file, own.size());
            if (!file.isFinished()) {
                progress.played(clock.status());
                rest.add(file, own, clock);
            }
            return clock.status();
        }
    }

    private void play(RowFile file, SeedRange own, Clock clock) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "study " + study.name());
            thread.setDaemon(true);
            return thread;
        });
        try {
            Deque<Future<String>> ahead = new ArrayDeque<>();
            int next = file.rows();
            while (!file.isFinished()) {
                while (ahead.size() < AHEAD * threads && next < own.size()) {
                    long seed = own.first() + next;
                    ahead.add(pool.submit(() -> study.row(seed)));
                    next++;
                }
                Future<String> first = ahead.remove();
                if (!first.isDone()) {
                    file.flush();
                }
                file.append(row(first));
                progress.played(clock.status());
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static String row(Future<String> game) {
        try {
            return game.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new StudyException("The study was interrupted; the same call goes on with it");
        } catch (ExecutionException failed) {
            throw new IllegalStateException("No more games can be played; the same call goes on", failed.getCause());
        }
    }

    /** Counts the games of this run. */
    private record Clock(RowFile file, int of, int before, long begun) {

        private Clock(RowFile file, int of) {
            this(file, of, file.rows(), System.nanoTime());
        }

        private StudyProgress.Status status() {
            double seconds = (System.nanoTime() - begun) / 1e9;
            int played = file.rows() - before;
            return new StudyProgress.Status(
                    file.rows(), of, file.broken(), played == 0 || seconds <= 0 ? 0 : played / seconds);
        }
    }
}
