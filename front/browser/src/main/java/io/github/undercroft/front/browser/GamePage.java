package io.github.undercroft.front.browser;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import java.util.function.Consumer;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;

/** The page of one game. What stands behind {@code #} in its address says what it does: {@link PageAddress}. */
public final class GamePage {

    /** The id of the element that shows the lines of the bot's games. */
    public static final String RESULT = "result";

    private GamePage() {}

    /** Plays games without drawing. */
    @FunctionalInterface
    public interface BotGames {

        /** Plays the games of consecutive seeds, and hands on a line about each. */
        void play(long firstSeed, int games, Consumer<String> lines);
    }

    /** Does what the page's address says: plays a game on a canvas, or lets the bot play without one. */
    public static void open(PlayableGame game, BotGames bots) {
        PageAddress address = PageAddress.read(Window.current().getLocation().getHash());
        if (address.bot().isPresent()) {
            StringBuilder text = new StringBuilder();
            bots.play(
                    address.seed().orElse(1L),
                    address.bot().get(),
                    line -> text.append(line).append('\n'));
            tell(text.toString());
        } else {
            long seed = address.seed().orElseGet(System::currentTimeMillis);
            CanvasPlay.begin(new Play(game, game.about().usualSize(), Seat.PERSON, seed, Keymap.standard(game)));
        }
    }

    static void tell(String text) {
        HTMLDocument.current().getElementById(RESULT).setTextContent(text);
    }
}
