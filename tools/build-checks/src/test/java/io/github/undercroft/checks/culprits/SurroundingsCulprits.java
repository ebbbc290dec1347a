package io.github.undercroft.checks.culprits;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

final class SurroundingsCulprits {

    private SurroundingsCulprits() {}

    @CaughtBy("console")
    static final class Console {
        void print() {
            System.out.println("a");
        }

        void trace(IllegalStateException problem) {
            problem.printStackTrace();
        }

        int read() throws Exception {
            return System.in.read();
        }
    }

    @CaughtBy("process")
    static final class Surroundings {
        String property() {
            return System.getProperty("a");
        }

        String variable() {
            return System.getenv("A");
        }

        int processors() {
            return Runtime.getRuntime().availableProcessors();
        }
    }

    @CaughtBy("desktop")
    static final class Desktop {
        Object point() {
            return new java.awt.Point(1, 2);
        }

        void panel(javax.swing.JPanel panel) {}
    }

    @CaughtBy("files and network")
    static final class Files {
        boolean exists() {
            return java.nio.file.Files.exists(java.nio.file.Path.of("a"));
        }

        Object stream() {
            return new java.io.ByteArrayOutputStream();
        }

        Object address() {
            return java.net.URI.create("a:b");
        }

        void database(java.sql.Connection connection) {}

        byte[] bytes() {
            return "a".getBytes();
        }
    }

    @CaughtBy("threads")
    static final class Threads {
        void start() {
            new Thread(() -> {}).start();
        }

        Object future() {
            return CompletableFuture.completedFuture("a");
        }

        Object lock() {
            return new ReentrantLock();
        }

        Object local() {
            return new ThreadLocal<String>();
        }

        Stream<String> streamOfMany(List<String> list) {
            return list.parallelStream();
        }

        Stream<String> madeParallel(Stream<String> stream) {
            return stream.parallel();
        }

        void sort(int[] numbers) {
            Arrays.parallelSort(numbers);
        }

        void wake() {
            notifyAll();
        }
    }

    @CaughtBy("logging")
    static final class Logging {
        void log() {
            LoggerFactory.getLogger("a").warn("b");
        }
    }
}
