package io.github.undercroft.testkit;

import com.google.common.base.StandardSystemProperty;
import com.google.common.collect.ImmutableList;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A JVM with another locale, time zone, identity hashes and order of hash sets, which plays the same games by {@link SecondJvmMain}. Its standard output
 * first says that it is ready; then come the digests of each game, and -1; then what it was asked about one step.
 */
final class SecondJvm implements AutoCloseable {

    /** The order of a set of two is the same in every other JVM; so many are tried. */
    private static final int MAX_STARTS = 12;

    private final Process process;
    private final Path errors;
    private final DataInputStream in;
    private final DataOutputStream out;

    private SecondJvm(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    static SecondJvm start(Heavy heavy) throws NoSecondJvm {
        List<String> command = command(heavy, GameClass.nameOf(heavy.game));
        for (int i = 0; i < MAX_STARTS; i++) {
            Optional<SecondJvm> started = started(command);
            if (started.isPresent()) {
                return started.get();
            }
        }
        throw new NoSecondJvm("each of " + MAX_STARTS + " that were started has the hash order of this one");
    }

    private static List<String> command(Heavy heavy, String game) {
        return ImmutableList.of(
                Path.of(StandardSystemProperty.JAVA_HOME.value(), "bin", "java").toString(),
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.region=TR",
                "-Duser.timezone=Pacific/Chatham",
                "-Djava.awt.headless=true",
                "-XX:+IgnoreUnrecognizedVMOptions",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=3",
                "-XX:+UseSerialGC",
                "-cp",
                classPath(),
                SecondJvmMain.class.getName(),
                game,
                Integer.toString(heavy.games),
                Long.toString(heavy.seed),
                Integer.toString(heavy.turns),
                SecondJvmMain.hashOrder());
    }

    /** The class path, and the path of modules if there is one, with whole names. */
    private static String classPath() {
        return Stream.of("java.class.path", "jdk.module.path")
                .flatMap(name -> Optional.ofNullable(System.getProperty(name)).stream())
                .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Empty if its hash sets have the order of those here. */
    private static Optional<SecondJvm> started(List<String> command) throws NoSecondJvm {
        SecondJvm second;
        try {
            Path errors = Files.createTempFile("heavy", ".log");
            second = new SecondJvm(
                    new ProcessBuilder(command).redirectError(errors.toFile()).start(), errors);
        } catch (IOException refused) {
            throw new NoSecondJvm("it can't be started: " + refused.getMessage());
        }
        try {
            if (second.in.readBoolean()) {
                return Optional.of(second);
            }
            second.close();
            return Optional.empty();
        } catch (IOException ended) {
            throw second.ended();
        }
    }

    /** The digests of its next game. */
    Digests next() throws NoSecondJvm {
        try {
            return Digests.read(in.readInt(), in);
        } catch (IOException ended) {
            throw ended();
        }
    }

    /** What it says of that step, from 0, of that game. Nothing else can be asked after that. */
    StepAccount account(int game, int step) throws NoSecondJvm {
        try {
            out.writeInt(game);
            out.writeInt(step);
            out.flush();
            for (int size = in.readInt(); size >= 0; size = in.readInt()) {
                Digests.read(size, in); // of games that it has played in the meantime
            }
            return StepAccount.read(in);
        } catch (IOException ended) {
            throw ended();
        }
    }

    private NoSecondJvm ended() {
        close(process);
        String last;
        try {
            List<String> lines = Files.readAllLines(errors, StandardCharsets.UTF_8);
            last = lines.stream().filter(line -> !line.isBlank()).findFirst().orElse("without a word");
        } catch (IOException unreadable) {
            last = unreadable.getMessage();
        }
        return new NoSecondJvm("it ended: " + last);
    }

    private static void close(Process process) {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        close(process);
        try {
            Files.deleteIfExists(errors);
        } catch (IOException kept) {
            errors.toFile().deleteOnExit();
        }
    }
}
