package io.github.undercroft.examples.command;

import io.github.undercroft.examples.bot.BundledStudies;
import io.github.undercroft.study.StudyCommand;
import io.github.undercroft.study.StudyProgress;
import io.github.undercroft.study.TerminalProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./play study}: passes all words on to the studies of the bundled games. Exits as {@link StudyCommand} does. */
@Command(name = "study", description = "Plays many games by their bots into a table, and tells what changed.")
final class StudyWords implements Callable<Integer> {

    private final GameList games;
    private final Stage stage;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "WORD", description = "See ./play study --help.")
    private List<String> words = new ArrayList<>();

    private StudyWords(GameList games, Stage stage) {
        this.games = games;
        this.stage = stage;
    }

    /** @return the subcommand, which takes options as words, too */
    static CommandLine over(GameList games, Stage stage) {
        return new CommandLine(new StudyWords(games, stage)).setUnmatchedOptionsArePositionalParams(true);
    }

    @Override
    public Integer call() {
        CommandLine line = spec.commandLine();
        StudyProgress progress = stage.isTold() ? new TerminalProgress(line.getErr()) : status -> {};
        return new StudyCommand(name -> games.find(name).map(BundledStudies::of), games.nameList())
                .run(words, line.getOut(), line.getErr(), progress);
    }
}
