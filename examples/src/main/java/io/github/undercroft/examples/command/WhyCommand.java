package io.github.undercroft.examples.command;

import com.google.common.base.Strings;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.hindsight.BranchRunner;
import io.github.undercroft.save.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./play why}: tells which turn of a recorded game was the fatal one. Exits with 0, and with 4 if it can't be read. */
@Command(
        name = "why",
        description =
                "Tells which turn of a lost game was the fatal one, by playing it on from earlier turns with other luck.",
        sortOptions = false,
        usageHelpAutoWidth = true)
final class WhyCommand implements Callable<Integer> {

    private static final int UNREADABLE = 4;

    private final GameList games;
    private final Stage stage;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "FILE", description = "A recording of a game that was lost.")
    private Optional<Path> file = Optional.empty();

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    WhyCommand(GameList games, Stage stage) {
        this.games = games;
        this.stage = stage;
    }

    /** On all processors of this machine. */
    private static final class Parallel implements BranchRunner {
        @Override
        public <T> List<T> play(List<Supplier<T>> branches) {
            return branches.parallelStream().map(Supplier::get).toList();
        }
    }

    @Override
    public Integer call() {
        try {
            RecordedGame recorded = GameRecordings.read(RecordingFiles.read(file.orElseThrow()), games.all());
            List<String> told = recorded.why(file.orElseThrow().toString(), this::showProgress, new Parallel());
            hideProgress();
            told.forEach(line -> spec.commandLine().getOut().print(line + "\n"));
            return CommandLine.ExitCode.OK;
        } catch (SaveException refused) {
            spec.commandLine()
                    .getErr()
                    .print(Strings.nullToEmpty(refused.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse("") + "\n");
            return UNREADABLE;
        }
    }

    private void showProgress(long played, long most) {
        if (stage.isTold()) {
            spec.commandLine().getErr().print("\rlooking back: " + 100 * played / most + "%");
            spec.commandLine().getErr().flush();
        }
    }

    private void hideProgress() {
        if (stage.isTold()) {
            spec.commandLine().getErr().print("\r" + " ".repeat(24) + "\r");
            spec.commandLine().getErr().flush();
        }
    }
}
