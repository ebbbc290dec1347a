package io.github.undercroft.examples.command;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Suggestion;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.seat.SeatMain;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.levels.DungeonCommand;
import io.github.undercroft.levels.PlainWords;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
                + " levels, ./play replay plays recordings again, ./play study plays thousands of games into a table.",
        sortOptions = false,
        usageHelpAutoWidth = true,
        versionProvider = Version.class)
final class PlayCommand implements Callable<Integer> {

    private static final int BROKEN = 1;

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

    @Mixin
    private BotOptions bot = new BotOptions();

    @Mixin
    private CatalogueOptions catalogue = new CatalogueOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first game; default 0 for the bot, and a new one each time for you.")
    private Optional<Long> seed = Optional.empty();

    @Mixin
    private FreshOptions fresh = new FreshOptions();

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

    @Option(names = "--no-bars", description = "In the window, draw no bars of health over who is hurt.")
    private boolean noBars;

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

    @Option(names = "--all", description = "List all games, also those that show developers how something is made.")
    private boolean isAll;

    @Option(
            names = "--seat",
            description = "Let a program play, by JSON lines over standard input and output; docs/seat.md tells them.")
    private boolean isSeat;

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
                .addSubcommand(new DungeonCommand())
                .addSubcommand(new ReplayCommand(games, stage))
                .addSubcommand(new WhyCommand(games, stage))
                .addSubcommand(new MaskCommand(games))
                .addSubcommand(new HeavyCommand(games))
                .addSubcommand(new MonkeyCommand(games))
                .addSubcommand(StudyWords.over(games, stage))
                .setOut(out)
                .setErr(err)
                .setExecutionExceptionHandler((exception, line, result) -> {
                    exception.printStackTrace(err);
                    return BROKEN;
                });
        PlainWords.explain(all);
        boolean asksForHelp = arguments.length > 0 && arguments[0].equals("help");
        return asksForHelp ? all.execute("--help") : all.execute(arguments);
    }

    @Override
    public Integer call() {
        seed = fresh.seed(seed);
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
        Optional<List<String>> listed = catalogue.lines(game, board, seed);
        if (listed.isPresent()) {
            listed.get().forEach(line -> out().print(line + "\n"));
            return CommandLine.ExitCode.OK;
        }
        if (isSeat) {
            SeatMain.serve(game, board);
            return CommandLine.ExitCode.OK;
        }
        requireDirectory();
        bot.requireLegal();
        Stage shown = stage();
        if (bot.isUnwatched(shown)) {
            BotRun run = new BotRun(out(), spec.commandLine().getErr(), stage);
            return bot.play(BotOptions.checked(game, board), reporting(game), run, seed.orElse(0L));
        }
        if (!shown.isThere()) {
            throw wrong(shown.whyNotThere() + ", so you cannot play here; let the bot play: ./play " + name.get()
                    + typedVariant().map(each -> " " + each).orElse("") + " --bot");
        }
        shown.prepare();
        if (bot.isAsked()) {
            Play watched = new Play(game, board, Seat.BOT, seed.orElse(0L), keymap);
            watched.setDisplay(display());
            bot.speed().ifPresent(watched::setTurnsPerSecond);
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
            out().print("Saved; go on with ./play " + game.about().name() + fresh.typed()
                    + saves.map(directory -> " --saves " + directory).orElse("") + "\n");
        }
    }

    private void tellReport(String place) {
        spec.commandLine().getErr().print("To see this again: " + BundledGame.replaying(place) + " --verify\n");
    }

    private ReportingBot reporting(BundledGame game) {
        return new ReportingBot(keeper(game), this::tellReport);
    }

    private void requireDirectory() {
        saves.filter(path -> Files.exists(path) && !Files.isDirectory(path)).ifPresent(path -> {
            throw wrong("Invalid value for option '--saves': " + path + " is not a directory");
        });
    }

    private int withoutGame() {
        requireDirectory();
        if (bot.needsGame()
                || catalogue.needsGame()
                || showKeys
                || isSeat
                || Stream.of(seed, size, variant, keys).anyMatch(Optional::isPresent)) {
            throw wrong("Which game? There is " + games.names());
        }
        if (isAll || (!window && !stage.isThere())) {
            out().print(games.text(isAll));
            return CommandLine.ExitCode.OK;
        }
        stage().prepare();
        List<Play> started = new ArrayList<>();
        return show(
                () -> stage().choose(() -> games.menu(this::keeper), line -> started(line, started), colours()),
                () -> started.forEach(play -> play.report().ifPresent(this::tellReport)));
    }

    /** Starts the game of that line of the menu, as a new player does. */
    private Play started(int line, List<Play> started) {
        BundledGame game = games.forPlayers().get(line);
        Play play = kept(game, game.about().usualSize(), Keymap.standard(game));
        started.add(play);
        return play;
    }

    private DiskKeeper keeper(BundledGame game) {
        return fresh.keeper(saves.orElse(usualSaves), game, bot.file(), seed);
    }

    /** Starts a game that is saved, or goes on with the saved one. */
    private Play kept(BundledGame game, BoardSize board, Keymap keymap) {
        DiskKeeper keeper = keeper(game);
        Play play = Play.kept(game, board, seed.orElseGet(() -> FreshOptions.drawn(game, keeper)), keymap, keeper);
        play.setDisplay(display());
        return play;
    }

    private Display display() {
        return new Display(0, wallLines, !noBars);
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
            Set<Package> counted = new HashSet<>();
            for (BundledGame game : games.all()) {
                if (!counted.add(game.getClass().getPackage())) {
                    continue; // a variant that stands beside its game
                }
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
                        + "; there is " + games.names() + "; and "
                        + String.join(", ", spec.subcommands().keySet())));
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
