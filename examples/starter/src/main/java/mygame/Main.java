package mygame;

import io.github.undercroft.event.Died;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.disk.SaveDirectory;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.terminal.TextTerminal;
import io.github.undercroft.front.window.GameWindow;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCommand;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Plays in the terminal; {@code window}, {@code replay FILE}, {@code bot} and {@code study} do what they say. */
final class Main {
    private static final MyGame GAME = new MyGame();
    private static final Study STUDY = Study.of("mygame", seed -> GAME.rules(GAME.about().usualSize(), Seat.BOT))
            .with(Measure.count("kills", event -> event instanceof Died));

    public static void main(String[] arguments) {
        switch (arguments.length == 0 ? "terminal" : arguments[0]) {
            case "terminal" -> new TextTerminal().play(kept());
            case "window" -> GameWindow.play(kept());
            case "replay" -> new TextTerminal().play(recorded(Path.of(arguments[1].replaceFirst("^~", System.getProperty("user.home")))));
            case "bot" -> Bot.play(1, 10, System.out::println);
            case "study" -> System.exit(StudyCommand.of(STUDY).run(Arrays.copyOfRange(arguments, 1, arguments.length)));
            default -> System.err.println("Unknown word: " + arguments[0]);
        }
    }

    /** The saved game, or a new one; its save and its recording are in the usual folder of this system. */
    private static Play kept() {
        DiskKeeper keeper = new DiskKeeper(SaveDirectory.usual("mygame"), GAME);
        return Play.resumed(MyGame.OPTIONS, GAME.about().usualSize(), System.nanoTime() % 1_000_000, keeper);
    }

    private static Play recorded(Path file) {
        return Play.replay(GameRecordings.read(RecordingFiles.read(file), List.of(GAME)), MyGame.OPTIONS);
    }
}
