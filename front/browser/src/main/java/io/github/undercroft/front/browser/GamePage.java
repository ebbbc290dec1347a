package io.github.undercroft.front.browser;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.front.sheet.TileSheet;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;

/**
 * The page of one game, or an element of a page. What stands behind {@code #} in the address of a whole page says what it does:
 * {@link PageAddress}.
 */
public final class GamePage {

    /** New seeds are below that, as on the desktop: one can be told to a friend. */
    private static final long SEEDS = 1_000_000;

    private final FrontOptions options;
    private final PagePlace place;

    private GamePage(FrontOptions options, PagePlace place) {
        this.options = options;
        this.place = place;
    }

    /** Plays games without drawing. */
    @FunctionalInterface
    public interface BotGames {

        /** Plays the games of consecutive seeds, and hands on a line about each. */
        void play(long firstSeed, int games, Consumer<String> lines);
    }

    /** Plays a game on the whole page. The {@code main} of an author's page is this one call. */
    public static void open(PlayableGame game) {
        open(FrontOptions.of(game));
    }

    /** Plays a game on the whole page as its author wants it to be shown. */
    public static void open(FrontOptions options) {
        PlayableGame game = options.game();
        String name = game.wording().name(game.about().name());
        open(options, (seed, games, lines) -> lines.accept(game.words().say("{0} has no bot.", name)));
    }

    /** Does what the page's address says: plays a game on a canvas, or lets the bot play without one. */
    public static void open(FrontOptions options, BotGames bots) {
        GamePage page = new GamePage(options, new PagePlace(""));
        HTMLDocument.current().setTitle(options.title());
        PageAddress address;
        try {
            Location shown = Window.current().getLocation();
            address = PageAddress.read(
                    shown.getSearch(), shown.getHash(), options.game().words());
        } catch (IllegalArgumentException mistyped) {
            page.place.tell(
                    options.game().words().say("The address of this page: {0}", String.valueOf(mistyped.getMessage())));
            return;
        }
        if (address.bot().isPresent()) {
            StringBuilder text = new StringBuilder();
            bots.play(
                    address.seed().orElse(0L),
                    address.bot().get(),
                    line -> text.append(line).append('\n'));
            page.place.tell(text.toString());
        } else {
            page.begin(address);
        }
    }

    /**
     * Plays a game in an element of a page, which has a width and a height of its own. Several elements may hold a game each. Such a
     * game has the keys while it has the focus.
     *
     * @throws IllegalArgumentException if the page has no such element
     */
    public static void openIn(String id, FrontOptions options) {
        new GamePage(options, new PagePlace(id)).begin(PageAddress.EMPTY);
    }

    private void begin(PageAddress address) {
        place.prepare();
        String name = options.game().about().name();
        TabLock.take(name, isFree -> {
            if (isFree) {
                place.tell(""); // what was told while another tab played
                play(address);
            } else {
                // Two tabs that save to one place would each undo what the other saved.
                place.tell(options.game()
                        .words()
                        .say(
                                "{0} is open in another tab. Go on there; or close it there, and it goes on here.",
                                options.game().wording().name(name)));
            }
        });
    }

    private void play(PageAddress address) {
        PlayableGame game = options.game();
        TextStore store = new LocalStore();
        BrowserKeeper keeper = keeper(store, game, address.seed());
        place.saySeed(keeper.seed());
        StartMark mark = new StartMark(store, keeper);
        if (mark.isLeft()) {
            mark.ask(place, game, () -> show(keeper, mark, address));
        } else {
            show(keeper, mark, address);
        }
    }

    private static BrowserKeeper keeper(TextStore store, PlayableGame game, Optional<Long> seed) {
        long fresh = System.currentTimeMillis() % SEEDS;
        BrowserKeeper keeper = new BrowserKeeper(store, game, seed, fresh);
        seed.ifPresent(keeper::choose);
        return seed.isEmpty() && keeper.isNew()
                ? new BrowserKeeper(store, game, seed, game.newcomersSeed(fresh))
                : keeper;
    }

    private void show(BrowserKeeper keeper, StartMark mark, PageAddress address) {
        mark.set();
        PlayableGame game = options.game();
        Keymap keymap = options.keymap();
        // Where there is no keyboard, keys are not told of.
        FrontOptions shown = PageRows.isTouched() ? options.withKeys(keymap.untold()) : options;
        Play play = Play.resumed(shown, game.about().usualSize(), keeper.seed(), keeper);
        Optional<TileSet> tiles = options.tiles().stream().map(TileSheet::tiles).reduce(TileSet::with);
        CanvasPlay.begin(place, play, keymap, keeper, tiles, address.recording());
        mark.clear();
        if (!address.unknown().isEmpty()) {
            Words words = game.words();
            String unknown = words.say("\"{0}\" means nothing here.", String.join("&", address.unknown()));
            place.tellAWhile(words.say("The address of this page: {0}", unknown));
        }
    }
}
