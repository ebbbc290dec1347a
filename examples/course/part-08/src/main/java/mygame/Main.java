package mygame;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.terminal.TextTerminal;
import io.github.undercroft.front.window.GameWindow;

final class Main {
    private static final MyGame GAME = new MyGame();

    public static void main(String[] arguments) {
        switch (arguments.length == 0 ? "terminal" : arguments[0]) {
            case "terminal" -> new TextTerminal().play(begun());
            case "window" -> GameWindow.play(begun());
            case "bot" -> Bot.play(1, 10);
            default -> System.err.println("Unknown word \"" + arguments[0] + "\"; there is window, bot, or none for the terminal");
        }
    }

    private static Play begun() {
        long seed = System.nanoTime() % 1_000_000;
        return new Play(GAME, GAME.about().usualSize(), Seat.PERSON, seed, Keymap.standard(GAME));
    }
}
