package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.levels.PlainWords;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./play mask}: tries deeds, and tells which went otherwise than was foretold. Exits with 0 if none did, else with 1. */
@Command(
        name = "mask",
        description = "Tries deeds of a player in random games, and tells which went otherwise than was foretold.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class MaskCommand implements Callable<Integer> {

    private static final int USUAL_TRIES = 1_000;
    private static final int MAX_TRIES = 100_000_000;

    private final GameList games;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "The game; ./play --all lists them.")
    private String name = "";

    @Option(names = "--tries", paramLabel = "N", description = "How many deeds are tried; 1000 unless told otherwise.")
    private Optional<Integer> tries = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "Which games and deeds; 1 unless told otherwise.")
    private long seed = 1;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    MaskCommand(GameList games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        PlainWords.requireRange(spec.commandLine(), "--tries", tries, MAX_TRIES);
        BundledGame game = games.find(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "There is no game \"" + name + "\"; there are " + games.names()));
        PrintWriter out = spec.commandLine().getOut();
        int most = tries.orElse(USUAL_TRIES);
        MaskSample sample = new MaskSample(game, seed, line -> out.print(line + "\n"));
        int wrong = sample.run(most);
        if (sample.hidden() > 0) {
            out.print(sample.hidden() + " were decided by what the player did not know\n");
        }
        out.print(most + " deeds, " + wrong + " wrong\n");
        return wrong == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
