package io.github.undercroft.examples.command;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.scenario.Invariants;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code ./play}: lists the games, plays one in the terminal, or lets the bot play. Exits with 0, with 1 if a game broke
 * or stalled, and with 2, after one line, if it was called wrongly.
 */
@Command(
        name = "./play",
        description =
                "Plays the games that come with Undercroft. Without a game it lists them. ./play dungeon prints levels.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class PlayCommand implements Callable<Integer> {

    private static final int BROKEN = 1;
    private static final int MOST_GAMES = 1_000_000;

    private final ImmutableList<BundledGame> games;
    private final BooleanSupplier terminalIsThere;
    private final Stage stage;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Which game.")
    private Optional<String> name = Optional.empty();

    @Option(names = "--variant", paramLabel = "NAME", description = "Another way to play that game; ./play lists them.")
    private Optional<String> variant = Optional.empty();

    @Option(names = "--bot", description = "Let the game's bot play; one line a game on standard output.")
    private boolean bot;

    @Option(names = "--games", paramLabel = "N", description = "How many games the bot plays; implies --bot.")
    private Optional<Integer> count = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first game; without it 0 for the bot, and another each time for you.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = SizeConverter.class,
            description = "The size of the board in cells, such as 12x10.")
    private Optional<BoardSize> size = Optional.empty();

    @SuppressWarnings("UnusedVariable") // the parser itself looks at it
    @Option(names = "--help", usageHelp = true, description = "Show this and exit.")
    private boolean help;

    PlayCommand(List<? extends BundledGame> games, BooleanSupplier terminalIsThere, Stage stage) {
        this.games = ImmutableList.copyOf(games);
        this.terminalIsThere = terminalIsThere;
        this.stage = stage;
    }

    int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new CommandLine(this)
                .addSubcommand(new DungeonCommand(LevelStyles.ALL))
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(false)
                .setParameterExceptionHandler((exception, all) -> {
                    err.print(oneLine(exception) + "\n");
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((exception, line, result) -> {
                    exception.printStackTrace(err);
                    return BROKEN;
                })
                .execute(arguments);
    }

    private static String oneLine(ParameterException exception) {
        String text = String.valueOf(exception.getMessage()).replaceAll("\\s*\\R\\s*", " ");
        return "./play: " + text + "; see ./play --help";
    }

    @Override
    public Integer call() {
        if (name.isEmpty()) {
            if (bot || count.isPresent() || seed.isPresent() || size.isPresent() || variant.isPresent()) {
                throw wrong("Which game? There is " + names());
            }
            list();
            return CommandLine.ExitCode.OK;
        }
        BundledGame game = variant(game(name.get()));
        BoardSize board = size.orElse(game.about().usualSize());
        if (!board.holds(game.about().leastSize())) {
            throw wrong("Invalid value for option '--size': " + game.about().name() + " needs a board of "
                    + game.about().leastSize() + " or larger, not " + board);
        }
        if (bot || count.isPresent()) {
            return letTheBotPlay(new BotGame(game, board, Invariants::check));
        }
        if (!terminalIsThere.getAsBoolean()) {
            throw wrong("This is no terminal, so nobody can play here; let the bot play: ./play " + name.get()
                    + variant.map(each -> " --variant " + each).orElse("") + " --bot");
        }
        stage.play(game, board, seed.orElseGet(() -> new SplittableRandom().nextLong(1_000_000)));
        return CommandLine.ExitCode.OK;
    }

    private void list() {
        PrintWriter out = spec.commandLine().getOut();
        for (BundledGame game : games) {
            String call = "./play " + game.about().name();
            out.print(described(call, game));
            game.variants().forEach((each, other) -> out.print(described(call + " --variant " + each, other)));
        }
        out.print("./play " + games.get(0).about().name()
                + " --bot --games 10\n    lets the bot play; see ./play --help\n");
    }

    private static String described(String call, BundledGame game) {
        return call + "\n    " + game.about().summary() + "\n    "
                + game.about().keys() + "\n";
    }

    private int letTheBotPlay(BotGame player) {
        int wanted = count.orElse(1);
        if (wanted < 1 || wanted > MOST_GAMES) {
            throw wrong("Invalid value for option '--games': 1 to " + MOST_GAMES + ", not " + wanted);
        }
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Stopwatch watch = Stopwatch.createStarted();
        BotSeries series = new BotSeries(player, line -> out.print(line + "\n"), thrown -> thrown.printStackTrace(err));
        BotSeries.Tally tally = series.play(seed.orElse(0L), wanted);
        err.print("took " + watch + "\n");
        return tally.broken() == 0 ? CommandLine.ExitCode.OK : BROKEN;
    }

    private BundledGame game(String wanted) {
        return games.stream()
                .filter(game -> game.about().name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> wrong("Unknown game '" + wanted + "'; there is " + names()));
    }

    private BundledGame variant(BundledGame game) {
        if (variant.isEmpty()) {
            return game;
        }
        return Optional.ofNullable(game.variants().get(variant.get()))
                .orElseThrow(() -> wrong("Unknown variant '" + variant.get() + "' of "
                        + game.about().name() + "; "
                        + (game.variants().isEmpty()
                                ? "it has none"
                                : "there is "
                                        + String.join(", ", game.variants().keySet()))));
    }

    private String names() {
        return games.stream().map(game -> game.about().name()).collect(Collectors.joining(", "));
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
