package mygame;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.terminal.TextTerminal;

final class Main {
    private static final MyGame GAME = new MyGame();

    public static void main(String[] arguments) {
        long seed = System.nanoTime() % 1_000_000;
        new TextTerminal().play(new Play(GAME, GAME.about().usualSize(), Seat.PERSON, seed, Keymap.standard(GAME)));
    }
}
