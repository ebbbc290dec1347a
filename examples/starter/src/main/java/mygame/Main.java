package mygame;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.disk.SaveDirectory;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.seat.SeatMain;
import io.github.undercroft.front.terminal.TextTerminal;
import io.github.undercroft.front.window.GameWindow;
import io.github.undercroft.study.StudyCommand;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Plays in the terminal; {@code window}, {@code replay FILE}, {@code bot}, {@code watch SEED}, {@code seat} and {@code study} do what they say. */
final class Main {
    private static final MyGame GAME = new MyGame();

    public static void main(String[] arguments) {
        switch (arguments.length == 0 ? "terminal" : arguments[0]) {
            case "terminal" -> new TextTerminal().play(kept());
            case "window" -> GameWindow.play(kept());
            case "replay" -> new TextTerminal().play(Play.replay(GameRecordings.read(RecordingFiles.read(Path.of(arguments[1])), List.of(GAME)), MyGame.OPTIONS));
            case "watch" -> new TextTerminal().play(new Play(GAME, GAME.about().usualSize(), Seat.BOT, Long.parseLong(arguments[1]), Keymap.standard(GAME)));
            case "bot" -> Bot.play(1, 10, System.out::println);
            case "seat" -> SeatMain.serve(GAME);
            case "study" -> System.exit(StudyCommand.of(Bot.STUDY).run(Arrays.copyOfRange(arguments, 1, arguments.length)));
            default -> {
                System.err.println("Unknown word \"" + arguments[0] + "\"; there is window, replay FILE, bot, watch SEED, seat, study, or none for the terminal");
                System.exit(2);
            }
        }
    }

    /** The saved game, or a new one; its save and its recording are in the usual folder of this system. */
    private static Play kept() {
        DiskKeeper keeper = new DiskKeeper(SaveDirectory.usual("mygame"), GAME);
        return Play.resumed(MyGame.OPTIONS, GAME.about().usualSize(), System.nanoTime() % 1_000_000, keeper);
    }
}
