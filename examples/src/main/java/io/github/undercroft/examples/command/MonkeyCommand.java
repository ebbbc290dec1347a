package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.levels.PlainWords;
import io.github.undercroft.testkit.Monkey;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./play monkey}: plays deeds as nobody would, and looks for what breaks. Exits with 0 if nothing does, else with 1. */
@Command(
        name = "monkey",
        description = "Plays legal and refused deeds at random, and writes what breaks as a test of a few deeds.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class MonkeyCommand implements Callable<Integer> {

    private static final int MAX_DEEDS = 100_000_000;

    private final GameList games;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "The game; ./play --all lists them.")
    private String name = "";

    @Option(names = "--deeds", paramLabel = "N", description = "How many deeds are tried; 1000 unless told otherwise.")
    private Optional<Integer> number = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the test is written; target/monkey unless told otherwise.")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "The seed of the first game; 1 unless told otherwise.")
    private long seed = 1;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    MonkeyCommand(GameList games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        PlainWords.requireRange(spec.commandLine(), "--deeds", number, MAX_DEEDS);
        BundledGame game = games.find(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "There is no game \"" + name + "\"; there are " + games.names()));
        Monkey monkey = Monkey.of(game).seed(seed);
        Monkey asked = number.map(monkey::deeds).orElse(monkey);
        Monkey writing = folder.map(asked::writingTo).orElse(asked);
        try {
            spec.commandLine().getOut().print(writing.run() + "\n");
            return CommandLine.ExitCode.OK;
        } catch (AssertionError broke) {
            spec.commandLine().getErr().print(broke.getMessage() + "\n");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
