package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.levels.PlainWords;
import io.github.undercroft.testkit.Heavy;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./play heavy}: looks for what rules, seed and inputs alone do not decide. Exits with 0 if there is nothing, else with 1. */
@Command(
        name = "heavy",
        description =
                "Plays games beside forks of them, saved and loaded, and in a second JVM, and tells the first step that differs.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class HeavyCommand implements Callable<Integer> {

    private static final int MAX_GAMES = 1_000_000;

    private final GameList games;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "The game; ./play --all lists them.")
    private String name = "";

    @Option(names = "--games", paramLabel = "N", description = "How many games are played; 4 unless told otherwise.")
    private Optional<Integer> number = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "The seed of the first game; 1 unless told otherwise.")
    private long seed = 1;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    HeavyCommand(GameList games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        PlainWords.requireRange(spec.commandLine(), "--games", number, MAX_GAMES);
        BundledGame game = games.find(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "There is no game \"" + name + "\"; there are " + games.names()));
        Heavy heavy = Heavy.of(game).seed(seed);
        Heavy asked = number.map(heavy::games).orElse(heavy);
        try {
            spec.commandLine().getOut().print(asked.run() + "\n");
            return CommandLine.ExitCode.OK;
        } catch (AssertionError differs) {
            spec.commandLine().getErr().print(differs.getMessage() + "\n");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
