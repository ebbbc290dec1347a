package io.github.undercroft.examples.command;

import com.google.common.base.Strings;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.levels.PlainWords;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Verification;
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

/**
 * {@code ./play replay}: shows a recording, or plays it again without a screen. Exits with 0 if it was played as it was
 * recorded, with 1 if the game broke then and now, with 3 if it was played otherwise, and with 4 if it can't be read.
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
    private final Stage stage;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "FILE", description = "A recording, or the report of a game that broke.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--verify",
            description = "Play it without a screen, and print the number of steps and the last state.")
    private boolean verify;

    @Option(
            names = "--at",
            paramLabel = "TURN",
            description = "Go on playing from that turn, 0 for the first; a recording of the bot is shown from there.")
    private Optional<Integer> turn = Optional.empty();

    @Option(names = "--speed", paramLabel = "N", description = "The number of turns per second; default 8.")
    private Optional<Integer> speed = Optional.empty();

    @Option(names = "--window", description = "Show it in a window of its own instead of the terminal.")
    private boolean window;

    @SuppressWarnings("UnusedVariable") // the parser reads it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this and exit.")
    private boolean help;

    ReplayCommand(GameList games, Stage stage) {
        this.games = games;
        this.stage = stage;
    }

    @Override
    public Integer call() {
        try {
            RecordedGame rerun = GameRecordings.read(RecordingFiles.read(file.orElseThrow()), games.all());
            return verify ? told(rerun) : show(rerun);
        } catch (SaveException refused) {
            return complain(Strings.nullToEmpty(refused.getMessage()), UNREADABLE);
        }
    }

    private int show(RecordedGame rerun) {
        PlainWords.requireRange(spec.commandLine(), "--speed", speed, Play.MAX_SPEED);
        Keymap keymap = Keymap.standard(rerun.game());
        Play play;
        try {
            play = turn.map(at -> Play.replay(rerun, keymap, at)).orElseGet(() -> Play.replay(rerun, keymap));
        } catch (IllegalArgumentException noTurn) {
            throw wrong("Invalid value for option '--at': " + noTurn.getMessage());
        }
        Stage shown = window ? new WindowStage() : stage;
        if (!shown.isThere() && window) {
            throw wrong(shown.whyNotThere() + ", so nothing can be shown; to play it without one: --verify");
        }
        if (!shown.isThere()) {
            complain(shown.whyNotThere() + ", so it is played without showing it, as by --verify.", 0);
            return told(rerun);
        }
        speed.ifPresent(play::setTurnsPerSecond);
        shown.play(play, ColourDepth.of(System.getenv()));
        return CommandLine.ExitCode.OK;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private int told(RecordedGame rerun) {
        Verification result = rerun.verify();
        if (result instanceof Verification.Differs differs) {
            String age = rerun.age().map(sentence -> sentence + " ").orElse("");
            return complain(age + differs.divergence().message(), DIFFERS);
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
