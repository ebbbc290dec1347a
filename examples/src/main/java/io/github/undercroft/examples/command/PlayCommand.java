package io.github.undercroft.examples.command;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Suggestion;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayScore;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.scenario.Invariants;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code ./play}: lists the games, plays one in the terminal, or lets the bot play. Exits with 0, with 1 if a game
 * broke or stalled, and with 2, after one line, if the arguments were wrong.
 */
@Command(
        name = "./play",
        description = "Plays the games that come with Undercroft. Without a game it lists them. ./play dungeon prints"
                + " levels, ./play replay plays recordings again.",
        sortOptions = false,
        usageHelpAutoWidth = true,
        versionProvider = Version.class)
final class PlayCommand implements Callable<Integer> {

    private static final int BROKEN = 1;
    private static final int MAX_GAMES = 1_000_000;
    private static final int SMALL = 500;
    private static final int CHECKED = 100;

    /** The system property that names the folder of the games' sources. */
    private static final String SOURCES = "undercroft.sources";

    private final GameList games;
    private final Stage stage;
    private final Path usualSaves;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game; ./play lists them.")
    private Optional<String> name = Optional.empty();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "VARIANT",
            description = "Another way to play that game; ./play lists them.")
    private Optional<String> word = Optional.empty();

    @Option(names = "--variant", paramLabel = "NAME", description = "The same, as an option.")
    private Optional<String> variant = Optional.empty();

    @Option(
            names = "--bot",
            description = "Watch the game's bot play; where there is no terminal it plays as with --games 1.")
    private boolean bot;

    @Option(
            names = "--speed",
            paramLabel = "N",
            description = "The number of turns per second that the bot plays; default 8.")
    private Optional<Integer> speed = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Let the bot play this many games without a screen: a line for each game, then a table of results.")
    private Optional<Integer> count = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Record the game in this new file, for ./play replay; for the bot with --games 1.")
    private Optional<Path> record = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first game; default 0 for the bot, and a new one each time for you.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = SizeConverter.class,
            description = "The size of the board in cells, such as 12x10.")
    private Optional<BoardSize> size = Optional.empty();

    @Option(
            names = "--keys",
            paramLabel = "FILE",
            description = "A table of other keys, or the word classic; --show-keys prints the table.")
    private Optional<Path> keys = Optional.empty();

    @Option(names = "--show-keys", description = "Print the table of keys of that game, as --keys reads it, and exit.")
    private boolean showKeys;

    @Option(names = "--window", description = "Play in a window of its own instead of the terminal.")
    private boolean window;

    @Option(names = "--wall-lines", description = "Draw walls as lines instead of letters.")
    private boolean wallLines;

    @Option(
            names = "--colours",
            paramLabel = "DEPTH",
            converter = ColourConverter.class,
            description = "The number of colours: true, palette, sixteen or none; default what the terminal announces.")
    private Optional<ColourDepth> colours = Optional.empty();

    @Option(
            names = "--saves",
            paramLabel = "DIR",
            description = "The directory of saved games and of texts about those that have ended; default where your"
                    + " system keeps such things.")
    private Optional<Path> saves = Optional.empty();

    @Option(names = "--lines", description = "Print how many lines of code each game has, and exit.")
    private boolean lines;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(names = "--version", versionHelp = true, description = "Print the version and exit.")
    private boolean version;

    /**
     * The command.
     *
     * @param usualSaves where games are saved if the player names no directory
     */
    PlayCommand(List<? extends BundledGame> games, Stage stage, Path usualSaves) {
        this.games = new GameList(games);
        this.stage = stage;
        this.usualSaves = usualSaves;
    }

    int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine all = new CommandLine(this)
                .addSubcommand(new DungeonCommand(LevelStyles.ALL))
                .addSubcommand(new ReplayCommand(games, stage))
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(false)
                // Otherwise a word such as @notes would be read as a file of options.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((exception, call) -> {
                    err.print(PlainWords.of(exception) + "\n");
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((exception, line, result) -> {
                    exception.printStackTrace(err);
                    return BROKEN;
                });
        PlainWords.readNumbers(all);
        boolean asksForHelp = arguments.length > 0 && arguments[0].equals("help");
        return asksForHelp ? all.execute("--help") : all.execute(arguments);
    }

    @Override
    public Integer call() {
        if (lines) {
            printLines();
            return CommandLine.ExitCode.OK;
        }
        if (name.isEmpty()) {
            return withoutGame();
        }
        BundledGame base = game(name.get());
        BundledGame game = typedVariant().map(typed -> variant(base, typed)).orElse(base);
        Keymap keymap = keymap(game);
        if (showKeys) {
            keymap.lines().forEach(line -> out().print(line + "\n"));
            return CommandLine.ExitCode.OK;
        }
        BoardSize board = size.orElse(game.about().usualSize());
        if (!board.holds(game.about().minSize())) {
            throw wrong("Invalid value for option '--size': " + game.about().name() + " needs a board of "
                    + game.about().minSize() + " or larger, not " + board);
        }
        requireDirectory();
        requireRange("--games", count, MAX_GAMES);
        if (record.isPresent() && count.orElse(1) > 1) {
            throw wrong("'--record' is for one game, not for '--games' " + count.get());
        }
        requireRange("--speed", speed, Play.MAX_SPEED);
        requireNewFile();
        Stage shown = stage();
        if (count.isPresent() || (bot && !shown.isThere())) {
            BotRun run = new BotRun(out(), spec.commandLine().getErr(), stage);
            BotGame checked = new BotGame(game, board, running -> check(board, running));
            return record.isPresent()
                    ? recorded(checked, run, record.get())
                    : run.play(checked, reporting(game), seed.orElse(0L), count.orElse(1));
        }
        if (bot && record.isPresent()) {
            throw wrong("'--record' is for one game of the bot without a screen: add --games 1");
        }
        if (!shown.isThere()) {
            throw wrong(shown.whyNotThere() + ", so you cannot play here; let the bot play: ./play " + name.get()
                    + typedVariant().map(each -> " " + each).orElse("") + " --bot");
        }
        shown.prepare();
        if (bot) {
            Play watched = new Play(game, board, Seat.BOT, seed.orElse(0L), keymap);
            watched.setDisplay(display());
            speed.ifPresent(watched::setTurnsPerSecond);
            return show(
                    () -> shown.play(watched, colours()),
                    () -> reporting(game).report(new BotGame(game, board, running -> {}), watched.seed()));
        }
        Play play = kept(game, board, keymap);
        return show(
                () -> {
                    shown.play(play, colours());
                    tellSave(play, game);
                },
                () -> play.report().ifPresent(this::tellReport));
    }

    private int show(Runnable showing, Runnable ifItBreaks) {
        try {
            showing.run();
            return CommandLine.ExitCode.OK;
        } catch (RuntimeException broke) {
            broke.printStackTrace(spec.commandLine().getErr());
            ifItBreaks.run();
            return BROKEN;
        }
    }

    private void tellSave(Play play, BundledGame game) {
        if (play.isSaved()) {
            out().print("Saved; go on with ./play " + game.about().name()
                    + saves.map(directory -> " --saves " + directory).orElse("") + "\n");
        }
    }

    private void tellReport(String place) {
        spec.commandLine().getErr().print("To see this again: " + BundledGame.replaying(place) + " --verify\n");
    }

    private int recorded(BotGame bot, BotRun run, Path file) {
        try (RecordingFile sink = RecordingFile.create(file)) {
            return run.play(
                    bot, (each, first) -> ReportingBot.record(each, first, sink), seed.orElse(0L), count.orElse(1));
        } catch (SaveException refused) {
            throw wrong("Invalid value for option '--record': "
                    + CharMatcher.is('.').trimTrailingFrom(Strings.nullToEmpty(refused.getMessage())));
        }
    }

    private ReportingBot reporting(BundledGame game) {
        return new ReportingBot(keeper(game), this::tellReport);
    }

    /** A recording never takes the place of a file. */
    private void requireNewFile() {
        record.filter(Files::exists).ifPresent(file -> {
            throw wrong("Invalid value for option '--record': There is a file " + file
                    + " already; give the recording another name");
        });
        record.map(file -> file.toAbsolutePath().getParent())
                .filter(folder -> !Files.isDirectory(folder))
                .ifPresent(folder -> {
                    throw wrong("Invalid value for option '--record': There is no directory " + folder);
                });
    }

    /** Checks the game after every step; on a large board only now and then, since looking at all cells is slow. */
    private static void check(BoardSize board, Game game) {
        if (board.width() * board.height() * game.view().levels().size() <= SMALL
                || game.view().now() % CHECKED == 0) {
            Invariants.check(game);
        }
    }

    private void requireRange(String option, Optional<Integer> number, int max) {
        if (number.isPresent() && (number.get() < 1 || number.get() > max)) {
            throw wrong("Invalid value for option '" + option + "': 1 to " + max + ", not " + number.get());
        }
    }

    private void requireDirectory() {
        saves.filter(path -> Files.exists(path) && !Files.isDirectory(path)).ifPresent(path -> {
            throw wrong("Invalid value for option '--saves': " + path + " is not a directory");
        });
    }

    private int withoutGame() {
        requireDirectory();
        if (bot
                || showKeys
                || Stream.of(count, seed, size, variant, keys, speed).anyMatch(Optional::isPresent)) {
            throw wrong("Which game? There is " + games.names());
        }
        if (!window && !stage.isThere()) {
            out().print(games.text());
            return CommandLine.ExitCode.OK;
        }
        stage().prepare();
        List<BundledGame> all = games.all();
        List<Play> started = new ArrayList<>();
        return show(
                () -> stage().choose(
                                () -> Menu.toChoose(
                                        "Undercroft: which game?",
                                        games.menu(
                                                game -> keeper(game).hasSave(),
                                                game -> PlayScore.best(
                                                        keeper(game),
                                                        game.about().usualSize()))),
                                line -> {
                                    started.add(started(all.get(line)));
                                    return Iterables.getLast(started);
                                },
                                colours()),
                () -> started.forEach(play -> play.report().ifPresent(this::tellReport)));
    }

    private DiskKeeper keeper(BundledGame game) {
        return new DiskKeeper(saves.orElse(usualSaves), game, record);
    }

    /** Starts the game as a new player does. */
    private Play started(BundledGame game) {
        return kept(game, game.about().usualSize(), Keymap.standard(game));
    }

    /** Starts a game that is saved, or goes on with the saved one. */
    private Play kept(BundledGame game, BoardSize board, Keymap keymap) {
        long first = seed.orElseGet(() -> new SplittableRandom().nextLong(1_000_000));
        Play play = Play.kept(game, board, first, keymap, keeper(game));
        play.setDisplay(display());
        return play;
    }

    private Display display() {
        return new Display(0, wallLines);
    }

    /** Where the games are shown. */
    private Stage stage() {
        return window ? new WindowStage() : stage;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private ColourDepth colours() {
        return colours.orElseGet(() -> ColourDepth.of(System.getenv()));
    }

    private Keymap keymap(BundledGame game) {
        try {
            return keys.map(table -> KeyTable.of(table, game)).orElseGet(() -> Keymap.standard(game));
        } catch (IllegalArgumentException e) {
            throw wrong(Strings.nullToEmpty(e.getMessage()));
        }
    }

    private void printLines() {
        String sources = System.getProperty(SOURCES, "examples/src/main/java");
        try {
            for (BundledGame game : games.games()) {
                out().print(game.about().name() + " " + new CodeLines(Path.of(sources)).of(game.getClass()) + "\n");
            }
        } catch (IOException e) {
            throw wrong(
                    "Can't read the games' sources in " + sources + ": " + PlainWords.whyNotRead(Path.of(sources), e));
        }
    }

    private BundledGame game(String wanted) {
        return games.find(wanted)
                .orElseThrow(() -> wrong("Unknown game '" + wanted + "'"
                        + Suggestion.question(
                                wanted,
                                ImmutableList.<String>builder()
                                        .addAll(games.nameList())
                                        .addAll(spec.subcommands().keySet())
                                        .build())
                        + "; there is " + games.names()));
    }

    /** The variant, whether typed as a word or as an option. */
    private Optional<String> typedVariant() {
        if (word.isPresent() && games.find(word.get()).isPresent()) {
            throw wrong("One game only, not also '" + word.get() + "'");
        }
        if (word.isPresent() && variant.isPresent()) {
            throw wrong("One variant only, not '" + variant.get() + "' and '" + word.get() + "'");
        }
        return word.or(() -> variant);
    }

    private BundledGame variant(BundledGame game, String wanted) {
        Set<String> all = game.variants().keySet();
        return Optional.ofNullable(game.variants().get(wanted))
                .orElseThrow(() -> wrong(
                        "Unknown variant '" + wanted + "' of " + game.about().name()
                                + Suggestion.question(wanted, all) + "; "
                                + (all.isEmpty() ? "it has none" : "there is " + String.join(", ", all))));
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
