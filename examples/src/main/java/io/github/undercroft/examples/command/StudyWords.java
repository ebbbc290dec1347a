package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.bot.BundledStudies;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCommand;
import io.github.undercroft.study.StudyProgress;
import io.github.undercroft.study.TerminalProgress;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
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

    private static final String WHY = "--why";
    private static final String USUAL_SEEDS = "1..30";
    private static final List<String> HELP = List.of("-h", "--help", "help");
    private static final String HELP_OF_WHY = "GAME --why [--games N] [--threads N] [--shard I/N] [--out F]"
            + "   looks for the fatal deeds of lost games, too\n";

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
    public Integer call() throws IOException {
        CommandLine line = spec.commandLine();
        StudyProgress progress = stage.isTold() ? new TerminalProgress(line.getErr()) : status -> {};
        boolean asksWhy = words.contains(WHY);
        StudyCommand command =
                new StudyCommand(name -> games.find(name).map(game -> study(game, asksWhy)), games.nameList());
        if (!asksWhy) {
            int code = command.run(words, line.getOut(), line.getErr(), progress);
            if (!words.isEmpty() && HELP.contains(words.get(0))) {
                line.getOut().print(HELP_OF_WHY);
            }
            return code;
        }
        List<String> all = new ArrayList<>(words);
        all.removeIf(WHY::equals);
        boolean isGame = !all.isEmpty() && games.find(all.get(0)).isPresent();
        if (isGame && lacks("--seeds") && lacks("--games")) {
            all.addAll(List.of("--seeds", USUAL_SEEDS));
        }
        if (isGame && lacks("--out")) {
            all.addAll(List.of("--out", passingFile()));
        }
        return command.withSummary(FatalDeedTable::lines).run(all, line.getOut(), line.getErr(), progress);
    }

    private static Study study(BundledGame game, boolean asksWhy) {
        return asksWhy ? BundledStudies.withFatalDeeds(game) : BundledStudies.of(game);
    }

    private boolean lacks(String option) {
        return words.stream().noneMatch(word -> word.equals(option) || word.startsWith(option + "="));
    }

    /** A file that is gone when the program ends, also by Ctrl-C. */
    private static String passingFile() throws IOException {
        File directory = Files.createTempDirectory("undercroft").toFile();
        directory.deleteOnExit();
        File file = new File(directory, "why.csv");
        file.deleteOnExit();
        return file.getPath();
    }
}
