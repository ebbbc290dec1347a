package io.github.undercroft.front.browser;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.play.Play;
import java.util.function.Consumer;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;

/** The page of one game. What stands behind {@code #} in its address says what it does: {@link PageAddress}. */
public final class GamePage {

    /** The id of the element that shows the lines of the bot's games. */
    public static final String RESULT = "result";

    /** Set by the page's script if another tab has the lock of this game. */
    private static final String ELSEWHERE = "data-elsewhere";

    /** New seeds are below that, as on the desktop: one can be told to a friend. */
    private static final long SEEDS = 1_000_000;

    private GamePage() {}

    /** Plays games without drawing. */
    @FunctionalInterface
    public interface BotGames {

        /** Plays the games of consecutive seeds, and hands on a line about each. */
        void play(long firstSeed, int games, Consumer<String> lines);
    }

    /** Does what the page's address says: plays a game on a canvas, or lets the bot play without one. */
    public static void open(PlayableGame game, BotGames bots) {
        PageAddress address;
        try {
            address = PageAddress.read(Window.current().getLocation().getHash());
        } catch (IllegalArgumentException mistyped) {
            tell("The address of this page: " + mistyped.getMessage());
            return;
        }
        if (address.bot().isPresent()) {
            StringBuilder text = new StringBuilder();
            bots.play(
                    address.seed().orElse(0L),
                    address.bot().get(),
                    line -> text.append(line).append('\n'));
            tell(text.toString());
        } else if (HTMLDocument.current().getBody().hasAttribute(ELSEWHERE)) {
            // Two tabs that save to one place would each undo what the other saved.
            tell(game.about().name()
                    + " is open in another tab. Go on there; or close it there, and reload this page.");
        } else {
            play(game, address);
        }
    }

    private static void play(PlayableGame game, PageAddress address) {
        long fresh = address.seed().orElseGet(() -> System.currentTimeMillis() % SEEDS);
        BrowserKeeper keeper = new BrowserKeeper(new LocalStore(), game, address.seed(), fresh);
        Keymap keymap = Keymap.standard(game);
        Play play = Play.resumed(game, game.about().usualSize(), fresh, keymap, keeper);
        CanvasPlay.begin(play, keymap, keeper);
    }

    static void tell(String text) {
        HTMLDocument.current().getElementById(RESULT).setTextContent(text);
    }
}
