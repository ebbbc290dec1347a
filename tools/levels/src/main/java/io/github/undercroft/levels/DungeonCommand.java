package io.github.undercroft.levels;

import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Trace;
import io.github.undercroft.front.Suggestion;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.random.RandomSource;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/**
 * {@code ./play dungeon}, a command below another one: prints levels as text. Exits with 0, with 1 if a level could not be made, and with 2, after
 * one line, if it was called wrongly.
 */
@Command(
        name = "dungeon",
        description = "Prints levels as text, and writes pictures and figures of them.",
        // %% prints one %.
        footer = {
            "",
            "What the glyphs mean:",
            "  #  rock and wall",
            "  .  floor",
            "  +  door",
            "  -  open door",
            "  L  locked door",
            "  S  secret door",
            "  :  secret passage",
            "  <  stairs up",
            "  >  stairs down",
            "  O  pillar",
            "  ~  shallow water",
            "  =  deep water",
            "  %%  acid"
        },
        sortOptions = false,
        usageHelpAutoWidth = true)
public final class DungeonCommand implements Callable<Integer> {

    private static final int FAILED = 1;
    private static final int MAX_LEVELS = 1_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "GENERATOR", description = "The generator; see --list.")
    private Optional<String> word = Optional.empty();

    @Option(names = "--generator", paramLabel = "NAME", description = "The same, as an option.")
    private Optional<String> name = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first level; default 0.")
    private long seed;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = LevelSize.Converter.class,
            description = "The size in cells, such as 80x24, which is the default.")
    private LevelSize size = new LevelSize(80, 24);

    @Option(names = "--depth", paramLabel = "N", description = "The depth, for generators that use it: rogue.")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = {"Change a setting; may be given several times.", "An unknown name lists all settings."})
    private List<String> settings = new ArrayList<>();

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "The number of levels, of this seed and the following ones.")
    private int count = 1;

    @Option(names = "--list", description = "List the generators, a name a line, and exit.")
    private boolean list;

    @Option(
            names = "--png",
            paramLabel = "FILE",
            description = "Also write a picture of them, in rows from left to right.")
    private Optional<Path> png = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = {
                "Write a page (HTML) with statistics of all levels and pictures of the first ones,",
                "and the statistics to standard error."
            })
    private Optional<Path> reportFile = Optional.empty();

    @Option(names = "--trace", description = "Print each change to standard error, one line each.")
    private boolean trace;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(names = "--help", usageHelp = true, description = "Show this and exit.")
    private boolean help;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        requireNothingBefore();
        if (list) {
            LevelStyles.ALL.forEach(style -> out.print(style.name() + "\n"));
            return CommandLine.ExitCode.OK;
        }
        PlainWords.requireRange(spec.commandLine(), "--count", Optional.of(count), MAX_LEVELS);
        LevelSheet sheet = new LevelSheet(size, count);
        if (png.isPresent() && sheet.cells().isEmpty()) {
            throw wrong("A picture of " + (count == 1 ? "a level" : count + " levels") + " of " + size.width() + "x"
                    + size.height() + " cells is too large for '--png'; " + sheet.advice() + " would do");
        }
        png.ifPresent(file -> requireFolder("--png", file));
        reportFile.ifPresent(file -> requireFolder("--report", file));
        PrintWriter err = spec.commandLine().getErr();
        Trace watcher = trace ? change -> err.print(change + "\n") : Trace.NONE;
        LevelGenerator generator = generator();
        LevelReportPage report = new LevelReportPage(generator, seed);
        List<MapPicture> pictures = new ArrayList<>();
        int failures = 0;
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            try {
                LevelPlan plan = generator.generate(RandomSource.of(seed + i), watcher);
                report.add(plan, seed + i, System.nanoTime() - start);
                out.print((i > 0 ? "\n" : "") + plan);
                if (png.isPresent()) {
                    pictures.add(MapPicture.of(plan));
                }
            } catch (LevelFailedException e) {
                failures++;
                report.add(e);
                err.print("./play dungeon: seed " + (seed + i) + ": " + e.getMessage() + "\n");
                if (reportFile.isEmpty()) {
                    return FAILED;
                }
            }
        }
        return isWritten(pictures, report) && failures == 0 ? CommandLine.ExitCode.OK : FAILED;
    }

    private boolean isWritten(List<MapPicture> pictures, LevelReportPage report) {
        PrintWriter err = spec.commandLine().getErr();
        try {
            if (!pictures.isEmpty()) {
                new LevelSheet(size, count).of(pictures).pixels().write(png.orElseThrow());
            }
            reportFile.ifPresent(report::write);
        } catch (UncheckedIOException e) {
            err.print("./play dungeon: " + e.getMessage() + "\n");
            return false;
        }
        if (reportFile.isPresent()) {
            err.print(report.text());
        }
        return true;
    }

    private LevelGenerator generator() {
        LevelStyle<?> style = style();
        try {
            style.usual(size);
        } catch (IllegalArgumentException e) {
            throw wrong("Invalid value for option '--size': " + e.getMessage());
        }
        List<String> typed = new ArrayList<>();
        depth.ifPresent(number -> typed.add(depth(style, number)));
        typed.addAll(settings);
        try {
            return style.make(size, typed);
        } catch (IllegalArgumentException e) {
            throw wrong("Invalid value for option '--set': " + e.getMessage());
        }
    }

    /** The depth as a setting; the default generator ignores it. */
    private String depth(LevelStyle<?> style, int number) {
        if (!style.has(RogueSettings.DEPTH)) {
            throw wrong("Option '--depth' is for "
                    + LevelStyles.ALL.stream()
                            .filter(each -> each.has(RogueSettings.DEPTH))
                            .map(LevelStyle::name)
                            .collect(Collectors.joining(", "))
                    + ", not for " + style.name());
        }
        String setting = RogueSettings.DEPTH + "=" + number;
        try {
            style.make(size, List.of(setting));
        } catch (IllegalArgumentException e) {
            throw wrong("Invalid value for option '--depth': " + e.getMessage());
        }
        return setting;
    }

    /** Refuses options of a game, which would have no effect here. */
    private void requireNothingBefore() {
        ParseResult ofGames = spec.commandLine().getParent().getParseResult();
        if (!ofGames.matchedArgs().isEmpty()) {
            List<String> typed = ofGames.originalArgs();
            throw wrong("Options for levels come after 'dungeon', not before it: '"
                    + String.join(" ", typed.subList(0, typed.indexOf(spec.name()))) + "'");
        }
    }

    private void requireFolder(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw wrong("Invalid value for option '" + option + "': " + file + " is a folder; name a file");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw wrong("Invalid value for option '" + option + "': there is no folder " + folder + " to write "
                    + file.getFileName() + " in");
        }
    }

    private LevelStyle<?> style() {
        if (word.isPresent() && name.isPresent()) {
            throw wrong("One generator only, not '" + name.get() + "' and '" + word.get() + "'");
        }
        String wanted = word.or(() -> name)
                .orElseThrow(() -> wrong("Which generator? For example ./play dungeon "
                        + LevelStyles.ALL.get(0).name() + "; there is " + String.join(", ", names())));
        return LevelStyles.ALL.stream()
                .filter(style -> style.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> wrong("Unknown generator '" + wanted + "'" + Suggestion.question(wanted, names())
                        + "; there is " + String.join(", ", names())));
    }

    private List<String> names() {
        return LevelStyles.ALL.stream().map(LevelStyle::name).toList();
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
