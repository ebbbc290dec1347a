package io.github.undercroft.examples.cellar;

import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.disk.SaveDirectory;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.terminal.TextTerminal;
import io.github.undercroft.front.window.GameWindow;
import io.github.undercroft.game.Rules;
import java.util.List;

/** A game with the whole front end, in the terminal or with {@code --window} in a window: all that it needs beside its rules. */
public record Cellar() implements PlayableGame {

    @Override
    public About about() {
        return new About("cellar", "Goblins have taken your cellar. Kill them all.", new BoardSize(24, 9));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return CellarRules.rules();
    }

    @Override
    public List<Verb> verbs() {
        return List.of(Verbs.REST, Verbs.RUN, Verbs.PICK_UP, Verbs.USE, Verbs.DROP, Verbs.THROW);
    }

    @Override
    public Looks looks() {
        return Looks.read("healing potion = purple potion");
    }

    /** Goes on with the saved game, if there is one. */
    public static void main(String[] arguments) {
        Cellar game = new Cellar();
        DiskKeeper keeper = new DiskKeeper(SaveDirectory.usual("cellar"), game);
        Play play =
                Play.kept(game, game.about().usualSize(), System.nanoTime() % 1_000_000, Keymap.standard(game), keeper);
        if (List.of(arguments).contains("--window")) {
            GameWindow.play(play);
        } else {
            new TextTerminal().play(play);
        }
    }
}
