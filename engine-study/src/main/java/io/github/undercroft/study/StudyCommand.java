package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A command line for studies. An author's own is one line of a {@code main}:
 *
 * <pre>{@code
 * StudyCommand command = StudyCommand.of(Study.of("cellar", seed -> rules)); // System.exit(command.run(arguments)) is all of a main
 * }</pre>
 *
 * <p>Its words are
 *
 * <ul>
 *   <li>{@code NAME --games N [--threads N] [--shard I/N] [--out F]}, or {@code --seeds A..B} for other seeds than those from 1: plays, or goes
 *       on with what the file has, and sums it up; by default on as many threads as there are processors, into {@code NAME-A-B.csv},
 *   <li>{@code merge --out F FILES}: puts the files of all shards together,
 *   <li>{@code compare OLD NEW [--bound NAME=10%]...}: what changed,
 *   <li>{@code report F [--beside NEWER] --out F.html}: a page with pictures.
 * </ul>
 *
 * <p>It answers with an exit code: 0, or 1 if a game of the file broke or a figure moved beyond a bound, or 2, after one line that says what is wrong, if
 * that can't be done.
 *
 * <p>Going on with a file, {@code merge} and {@code compare} play a row of each file again, if its game is known: the first of a game that did not
 * break. If it comes out differently, other rules played it with the same fingerprint, and the file is refused; {@code compare} tells its figures
 * before that.
 */
public final class StudyCommand {

    private static final int OK = 0;
    private static final int BROKEN = 1;
    private static final int WRONG = 2;
    private static final ImmutableList<String> VERBS = ImmutableList.of("merge", "compare", "report");

    private final Function<String, Optional<Study>> studies;
    private final List<String> names;
    private final Summary summary;

    /** What is told of a file that was played, in lines. */
    @FunctionalInterface
    public interface Summary {

        /**
         * Sums a file up.
         *
         * @param study that was played
         * @throws IOException if the file can't be read
         */
        List<String> lines(Path file, Study study) throws IOException;
    }

    /**
     * A command that knows some studies.
     *
     * @param studies the study of a name
     * @param names all names
     */
    public StudyCommand(Function<String, Optional<Study>> studies, List<String> names) {
        this(studies, names, StudySummary::lines);
    }

    private StudyCommand(Function<String, Optional<Study>> studies, List<String> names, Summary summary) {
        this.studies = Objects.requireNonNull(studies, "studies");
        this.names = ImmutableList.copyOf(names);
        this.summary = Objects.requireNonNull(summary, "summary");
    }

    /** A command that knows these studies by their names. */
    public static StudyCommand of(Study... studies) {
        List<Study> all = ImmutableList.copyOf(studies);
        return new StudyCommand(
                name -> all.stream().filter(study -> study.name().equals(name)).findFirst(),
                all.stream().map(Study::name).toList());
    }

    /** The same command, which sums files up otherwise than {@link StudySummary}. */
    public StudyCommand withSummary(Summary other) {
        return new StudyCommand(studies, names, other);
    }

    /** Does what the words say, with progress where standard error is a terminal. @return the exit code */
    public int run(String... words) {
        return run(
                List.of(words),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                TerminalProgress.onStandardError());
    }

    /** Does what the words say. @return the exit code */
    public int run(List<String> words, PrintWriter out, PrintWriter err, StudyProgress progress) {
        try {
            return run(words, out, progress);
        } catch (StudyException | IllegalArgumentException wrong) {
            say(err, String.valueOf(wrong.getMessage()));
        } catch (IOException failed) {
            say(err, StudyLines.why(failed));
        } catch (UncheckedIOException failed) {
            say(err, StudyLines.why(Objects.requireNonNull(failed.getCause())));
        } catch (OutOfMemoryError full) {
            err.print("These files need more memory than there is; java -Xmx gives more\n");
        } finally {
            out.flush();
            err.flush();
        }
        return WRONG;
    }

    /** Prints lines in which a file or an argument may be named that holds control characters. */
    private static void say(PrintWriter to, String lines) {
        lines.lines().forEach(line -> to.print(StudyLines.harmless(line, "?") + "\n"));
    }

    private int run(List<String> words, PrintWriter out, StudyProgress progress) throws IOException {
        if (words.isEmpty()) {
            throw new StudyException(
                    "Which study? There is " + String.join(", ", names) + "; and merge, compare, report");
        }
        String verb = words.get(0);
        List<String> rest = words.subList(1, words.size());
        return switch (verb) {
            case "-h", "--help", "help" -> help(out);
            case "merge" -> merge(CommandWords.of(rest, "--out"), out);
            case "compare" -> compare(CommandWords.of(rest, "--bound"), out);
            case "report" -> report(CommandWords.of(rest, "--out", "--beside"), out);
            default ->
                play(verb, CommandWords.of(rest, "--games", "--seeds", "--threads", "--shard", "--out"), out, progress);
        };
    }

    private int help(PrintWriter out) {
        out.print("""
                NAME --games N [--threads N] [--shard I/N] [--out F]   plays, or goes on with what F has; F is NAME-A-B.csv by default
                NAME --seeds A..B ...                                  the same with other seeds than those from 1
                merge --out F FILES                                    puts the files of all shards together
                compare OLD NEW [--bound NAME=10%]...                  tells what changed
                report F [--beside NEWER] --out F.html                 writes a page with pictures
                """);
        out.print("NAME is one of " + String.join(", ", names) + "\n");
        return OK;
    }

    private int play(String name, CommandWords words, PrintWriter out, StudyProgress progress) throws IOException {
        Study study = studies.apply(name)
                .orElseThrow(() -> new StudyException("Unknown study \"" + name + "\"; there is "
                        + String.join(", ", names) + "; and " + String.join(", ", VERBS)));
        words.requirePlain(0, "one study at a time");
        SeedRange seeds = seeds(words);
        Shard shard = words.option("--shard").map(Shard::of).orElse(Shard.WHOLE);
        boolean isNamed = words.option("--out").isPresent();
        Path file = isNamed ? words.path("--out", "") : Path.of(usualFile(name, seeds, shard));
        StudyRun run = StudyRun.of(study, seeds)
                .withShard(shard)
                .withThreads(words.number("--threads")
                        .orElseGet(() -> Runtime.getRuntime().availableProcessors()))
                .withProgress(progress);
        int broken = run.to(file).broken();
        sumUp(file, study, out);
        words.option("--seeds")
                .filter(text -> !text.contains(".."))
                .ifPresent(one -> out.print(
                        "--seeds " + one + " is the one seed " + one + "; for so many games, --games " + one + "\n"));
        if (!isNamed) {
            say(out, "The rows are in " + file);
        }
        return broken == 0 ? OK : BROKEN;
    }

    private static SeedRange seeds(CommandWords words) {
        Optional<Integer> games = words.number("--games");
        Optional<String> seeds = words.option("--seeds");
        if (games.isPresent() == seeds.isPresent()) {
            throw new StudyException(
                    "Which games? Give --games 100, or --seeds 1..100" + (seeds.isPresent() ? ", and not both" : ""));
        }
        games.filter(number -> number < 1).ifPresent(none -> {
            throw new StudyException("--games is 1 or more, not " + none);
        });
        return games.map(number -> new SeedRange(1, number)).orElseGet(() -> SeedRange.of(seeds.orElseThrow()));
    }

    /** A name for each part of a study, so that none is refused for another. */
    private static String usualFile(String name, SeedRange seeds, Shard shard) {
        return name + "-" + seeds.first() + "-" + seeds.last()
                + (shard.equals(Shard.WHOLE) ? "" : "-shard-" + shard.number() + "-of-" + shard.of()) + ".csv";
    }

    /** The files that are named, which should not be games. */
    private List<Path> files(List<String> words) {
        for (String word : words) {
            if (studies.apply(word).isPresent() && !Files.exists(Path.of(word))) {
                throw new StudyException("\"" + word + "\" is a game, and no file: play it first, as " + word
                        + " --games 100 --out " + word + ".csv, and name that file");
            }
        }
        return words.stream().map(Path::of).toList();
    }

    private void sumUp(Path file, Study study, PrintWriter out) throws IOException {
        summary.lines(file, study).forEach(line -> out.print(line + "\n"));
    }

    private int merge(CommandWords words, PrintWriter out) throws IOException {
        Path file = words.path("--out", "all.csv");
        List<Path> shards = files(words.plain());
        for (Path shard : shards) {
            check(shard).ifPresent(none -> out.print(none + "\n"));
        }
        requireFree(file, "");
        StudyHeader header = StudyMerge.merge(shards, file);
        Optional<Study> study = studies.apply(header.name());
        if (study.isPresent()) {
            sumUp(file, study.get(), out);
        }
        return OK;
    }

    /** Refuses to write over a file, unless it begins like one that may be written again. */
    private static void requireFree(Path file, String again) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) {
            return;
        }
        try (InputStream in = Files.newInputStream(file)) {
            String begins = new String(in.readNBytes(again.length()), StandardCharsets.UTF_8);
            if (again.isEmpty() || !begins.equals(again)) {
                throw new StudyException(
                        file + ": there is such a file already; name another one by --out, or delete it");
            }
        }
    }

    /** Plays a row again. @return why it was not done */
    private Optional<String> check(Path file) throws IOException {
        return RowReplay.check(studies.apply(StudyTable.header(file).name()), file);
    }

    private int compare(CommandWords words, PrintWriter out) throws IOException {
        words.requirePlain(2, "two files, as compare old.csv new.csv");
        List<StudyBound> bounds =
                words.options().get("--bound").stream().map(StudyBound::of).toList();
        List<Path> files = files(words.plain());
        StudyComparison comparison = StudyComparison.of(files.get(0), files.get(1));
        List<String> exceeded = comparison.exceeded(bounds);
        comparison.lines().forEach(line -> out.print(line + "\n"));
        exceeded.forEach(line -> out.print(line + "\n"));
        // Figures of older rules are what a comparison is for, so they are told before a file is refused.
        for (Path file : files) {
            check(file).ifPresent(none -> out.print(none + "\n"));
        }
        return exceeded.isEmpty() ? OK : BROKEN;
    }

    private int report(CommandWords words, PrintWriter out) throws IOException {
        words.requirePlain(1, "one file, as report all.csv --out all.html");
        Path page = words.path("--out", "all.html");
        List<Path> files = files(Stream.concat(words.plain().stream(), words.option("--beside").stream())
                .toList());
        requireFree(page, StudyReport.BEGINNING);
        StudyReport report = StudyReport.of(files.get(0)).withCommands(studies);
        (files.size() == 1 ? report : report.beside(files.get(1))).to(page);
        for (Path file : files) {
            StudyTable.torn(file).ifPresent(cut -> out.print(cut + "\n"));
        }
        say(out, page.toString());
        return OK;
    }
}
