package io.github.undercroft.front.browser;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.TileSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;

/** The page of one game. What stands behind {@code #} in its address says what it does: {@link PageAddress}. */
public final class GamePage {

    /** The id of the element that shows the lines of the bot's games. */
    public static final String RESULT = "result";

    /** New seeds are below that, as on the desktop: one can be told to a friend. */
    private static final long SEEDS = 1_000_000;

    private GamePage() {}

    /** Plays games without drawing. */
    @FunctionalInterface
    public interface BotGames {

        /** Plays the games of consecutive seeds, and hands on a line about each. */
        void play(long firstSeed, int games, Consumer<String> lines);
    }

    /** Plays a game that has no bot. The {@code main} of an author's page is this one call. */
    public static void open(PlayableGame game) {
        open(game, (seed, games, lines) -> lines.accept(game.words().say("{0} has no bot.", game.wording().name(game.about().name()))));
    }

    /** Does what the page's address says: plays a game on a canvas, or lets the bot play without one. */
    public static void open(PlayableGame game, BotGames bots) {
        HTMLDocument.current().setTitle(game.wording().name(game.about().name()));
        PageAddress address;
        try {
            address = PageAddress.read(Window.current().getLocation().getHash());
        } catch (IllegalArgumentException mistyped) {
            tell(game.words().say("The address of this page: {0}", mistyped.getMessage()));
            return;
        }
        if (address.bot().isPresent()) {
            StringBuilder text = new StringBuilder();
            bots.play(
                    address.seed().orElse(0L),
                    address.bot().get(),
                    line -> text.append(line).append('\n'));
            tell(text.toString());
        } else {
            TabLock.take(game.about().name(), isFree -> {
                if (isFree) {
                    PageTiles.load(tiles -> play(game, address, tiles));
                } else {
                    // Two tabs that save to one place would each undo what the other saved.
                    tell(game.words()
                            .say(
                                    "{0} is open in another tab. Go on there; or close it there, and reload this page.",
                                    game.wording().name(game.about().name())));
                }
            });
        }
    }

    private static void play(PlayableGame game, PageAddress address, Optional<TileSet> tiles) {
        BrowserKeeper keeper =
                new BrowserKeeper(new LocalStore(), game, address.seed(), System.currentTimeMillis() % SEEDS);
        Play play = Play.resumed(game, game.about().usualSize(), keeper.seed(), Keymap.standard(game), keeper);
        CanvasPlay.begin(game, play, keeper, tiles);
    }

    static void tell(String text) {
        HTMLDocument.current().getElementById(RESULT).setTextContent(text);
    }
}
