package io.github.undercroft.examples.command;

import com.google.common.base.Strings;
import io.github.undercroft.examples.saves.GameRecordings;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Verification;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code ./play replay}: plays a recording again without a screen. Exits with 0 if it was played as it was recorded, with 1
 * if the game broke then and now, with 3 if it was played otherwise, and with 4 if it can't be read.
 */
@Command(
        name = "replay",
        description = "Plays a recording of a game again.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class ReplayCommand implements Callable<Integer> {

    private static final int BROKE = 1;
    private static final int DIFFERS = 3;
    private static final int UNREADABLE = 4;

    private final GameList games;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "FILE", description = "What --record wrote.")
    private Optional<Path> file = Optional.empty();

    @SuppressWarnings("UnusedVariable") // the parser requires it
    @Option(
            names = "--verify",
            required = true,
            description = "Play it without a screen, and print the number of steps and the last state.")
    private boolean verify;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(names = "--help", usageHelp = true, description = "Show this and exit.")
    private boolean help;

    ReplayCommand(GameList games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        try {
            Replayer replayer = GameRecordings.replay(file.orElseThrow(), games.all());
            return told(replayer.verify());
        } catch (SaveException refused) {
            return complain(Strings.nullToEmpty(refused.getMessage()), UNREADABLE);
        }
    }

    private int told(Verification result) {
        if (result instanceof Verification.Differs differs) {
            return complain(differs.divergence().message(), DIFFERS);
        }
        Verification.Verified verified = (Verification.Verified) result;
        spec.commandLine()
                .getOut()
                .print(verified.steps() + " steps, state "
                        + Strings.padStart(Long.toHexString(verified.stateHash()), 16, '0')
                        + (verified.isUnfinished() ? ", unfinished" : "") + "\n");
        return verified.failure()
                .map(failure -> complain(failure.toString(), BROKE))
                .orElse(CommandLine.ExitCode.OK);
    }

    private int complain(String why, int code) {
        spec.commandLine().getErr().print(why.lines().findFirst().orElse("") + "\n");
        return code;
    }
}
