package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Board;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.geometry.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A game, and how its author wants it to be shown: one value for every surface, of which each takes what it can show.
 *
 * @param game what is played
 * @param keymap the player's table of keys
 * @param modes makes modes of the author's own, by the key that opens each while the player walks
 * @param title in the title bar of a window or a terminal, and of a page
 * @param tiles sheets of tiles, of which a later one goes before those of the same names; none for letters
 * @param icon a PNG for the window; a page has the file {@code icon.png}
 * @param buttons the verbs whose buttons come first on a touch screen
 * @param listeners who hears of what the player perceives
 */
public record FrontOptions(
        PlayableGame game,
        Keymap keymap,
        Map<KeyPress, Function<PlayControls, ? extends Mode>> modes,
        String title,
        List<TileSheet> tiles,
        Optional<byte[]> icon,
        List<String> buttons,
        List<PlayListener> listeners) {

    /** Copies the collections. */
    public FrontOptions {
        for (Map.Entry<KeyPress, Function<PlayControls, ? extends Mode>> own : modes.entrySet()) {
            requireOpenable(keymap, own.getKey(), own.getValue());
        }
        modes = ImmutableMap.copyOf(modes);
        tiles = ImmutableList.copyOf(tiles);
        buttons = ImmutableList.copyOf(buttons);
        listeners = ImmutableList.copyOf(listeners);
    }

    /** Refuses a mode of the author's own that is null, or whose key would keep the player from quitting. */
    static void requireOpenable(Keymap keymap, KeyPress key, Function<PlayControls, ? extends Mode> mode) {
        Objects.requireNonNull(key, "The key that opens a mode is null");
        Objects.requireNonNull(mode, () -> "What makes the mode of the key " + key.name() + " is null");
        if (keymap.means(key, FrontVerb.QUIT)) {
            throw new IllegalArgumentException("The key " + key.name()
                    + " quits, so it can't open a mode; take another key, or let another one quit in the table"
                    + " of keys");
        }
    }

    /** A game with the standard keys, the bundled tiles, and its own name as the title. */
    public static FrontOptions of(PlayableGame game) {
        return new FrontOptions(
                game,
                Keymap.standard(game),
                ImmutableMap.of(),
                GameTitle.named(game.wording().name(game.about().name())).text(),
                ImmutableList.of(TileSheet.bundled()),
                Optional.empty(),
                ImmutableList.of(
                        FrontVerb.EXPLORE.verbName(),
                        "pick up",
                        "rest",
                        FrontVerb.INVENTORY.verbName(),
                        FrontVerb.HELP.verbName()),
                ImmutableList.of());
    }

    /** The same with other keys. */
    public FrontOptions withKeys(Keymap others) {
        return new FrontOptions(game, others, modes, title, tiles, icon, buttons, listeners);
    }

    /**
     * The same, where a key opens a mode of the author's own, whatever else the key would mean.
     *
     * @param key not one that quits
     * @param mode is given what a mode can do with the play: a menu lists what {@link PlayControls#turn} shows, and its choice is an action for
     *     {@link PlayControls#submit}
     */
    public FrontOptions withMode(KeyPress key, Function<PlayControls, ? extends Mode> mode) {
        Map<KeyPress, Function<PlayControls, ? extends Mode>> all = new LinkedHashMap<>(modes);
        all.put(key, mode);
        return new FrontOptions(game, keymap, all, title, tiles, icon, buttons, listeners);
    }

    /** The same with another title. */
    public FrontOptions withTitle(String words) {
        return new FrontOptions(game, keymap, modes, words, tiles, icon, buttons, listeners);
    }

    /** The same with these sheets of tiles instead of the bundled one, which may be among them; without any it has letters. */
    public FrontOptions withTiles(TileSheet... sheets) {
        return new FrontOptions(game, keymap, modes, title, ImmutableList.copyOf(sheets), icon, buttons, listeners);
    }

    /** The same with an icon of the window. */
    public FrontOptions withIcon(byte[] png) {
        return new FrontOptions(game, keymap, modes, title, tiles, Optional.of(png), buttons, listeners);
    }

    /** The same with the buttons of these verbs first. */
    public FrontOptions withButtons(String... verbs) {
        return new FrontOptions(game, keymap, modes, title, tiles, icon, ImmutableList.copyOf(verbs), listeners);
    }

    /** The same, heard by one more, such as for sounds. */
    public FrontOptions withListener(PlayListener another) {
        return new FrontOptions(
                game,
                keymap,
                modes,
                title,
                tiles,
                icon,
                buttons,
                ImmutableList.<PlayListener>builder()
                        .addAll(listeners)
                        .add(another)
                        .build());
    }

    /**
     * What has no tile and is shown as a letter, of all that a player knows of the present level. For a test of the author's own.
     *
     * @return the names of the missing tiles, in order
     */
    public List<String> missingTiles(PlayerView view) {
        TreeSet<String> names = new TreeSet<>();
        view.board().entities().forEach(each -> names.add(game.looks().of(each).tile()));
        Board board = view.board();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                names.add(
                        game.looks().of(board.terrainAt(new Point(x, y)), view).tile());
            }
        }
        names.removeIf(name -> tiles.stream().anyMatch(sheet -> sheet.has(name)));
        return ImmutableList.copyOf(names);
    }
}
