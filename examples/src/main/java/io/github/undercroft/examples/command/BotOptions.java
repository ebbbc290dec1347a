package io.github.undercroft.examples.command;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.levels.PlainWords;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.scenario.Invariants;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the bot is asked to play, and what is recorded. */
final class BotOptions {

    private static final int MAX_GAMES = 1_000_000;
    private static final int SMALL = 500;
    private static final int CHECKED = 100;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--bot",
            description = "Watch the game's bot play; where there is no terminal it plays as with --games 1.")
    private boolean isAsked;

    @Option(
            names = "--speed",
            paramLabel = "N",
            description = "The number of turns per second that the bot plays; default 8.")
    private Optional<Integer> speed = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Let the bot play this many games without a screen: a line for each game, then a table of results.")
    private Optional<Integer> count = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Record the game in this new file, for ./play replay; for the bot with --games 1.")
    private Optional<Path> file = Optional.empty();

    boolean isAsked() {
        return isAsked;
    }

    /** @return whether something was typed that needs a game */
    boolean needsGame() {
        return isAsked || speed.isPresent() || count.isPresent();
    }

    /** @return the turns per second, if they were typed */
    Optional<Integer> speed() {
        return speed;
    }

    /** @return the file to record in */
    Optional<Path> file() {
        return file;
    }

    void requireLegal() {
        PlainWords.requireRange(spec.commandLine(), "--games", count, MAX_GAMES);
        if (file.isPresent() && count.orElse(1) > 1) {
            throw wrong("'--record' is for one game, not for '--games' " + count.get());
        }
        PlainWords.requireRange(spec.commandLine(), "--speed", speed, Play.MAX_SPEED);
        file.ifPresent(this::requireNew);
    }

    /** A recording never takes the place of a file. */
    private void requireNew(Path recording) {
        if (Files.exists(recording)) {
            throw wrong("Invalid value for option '--record': There is a file " + recording
                    + " already; give the recording another name"
                    + (needsGame() ? "" : ". A saved game that goes on is recorded in it from its beginning"));
        }
        Path folder = recording.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw wrong("Invalid value for option '--record': There is no directory " + folder);
        }
    }

    /** @return whether the bot plays where nobody watches it */
    boolean isUnwatched(Stage stage) {
        if (count.isPresent() || (isAsked && !stage.isThere())) {
            return true;
        }
        if (isAsked && file.isPresent()) {
            throw wrong("'--record' is for one game of the bot without a screen: add --games 1");
        }
        return false;
    }

    /** Plays unwatched, and returns the exit code. */
    int play(BotGame bot, ReportingBot reporting, BotRun run, long seed) {
        if (file.isEmpty()) {
            return run.play(bot, reporting, seed, count.orElse(1));
        }
        try (RecordingFile sink = RecordingFile.create(file.get())) {
            return run.play(bot, (each, first) -> ReportingBot.record(each, first, sink), seed, 1);
        } catch (SaveException refused) {
            throw wrong("Invalid value for option '--record': "
                    + CharMatcher.is('.').trimTrailingFrom(Strings.nullToEmpty(refused.getMessage())));
        }
    }

    /** A game that is checked after every step; on a large board only now and then, since looking at all cells is slow. */
    static BotGame checked(BundledGame game, BoardSize board) {
        return new BotGame(game, board, running -> {
            if (board.width() * board.height() * running.view().levels().size() <= SMALL
                    || running.view().now() % CHECKED == 0) {
                Invariants.check(running);
            }
        });
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
