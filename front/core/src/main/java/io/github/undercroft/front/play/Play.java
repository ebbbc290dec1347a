package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One player at one game after the other, without a screen: keys go in, sheets come out.
 *
 * <pre>{@code
 * while (!play.isOver()) {
 *     if (play.isBusy()) {
 *         play.goOn().forEach(frame -> show(play.sheet(80, 24, frame)));
 *     } else {
 *         show(play.sheet(80, 24));
 *         play.press(nextKey());
 *     }
 * }
 * }</pre>
 *
 * <p>The same game, size, seed and keys give the same sheets. For one thread, but for {@link #quit} and {@link #save}.
 */
public final class Play {

    /** The most turns a second that a game can be watched at. */
    public static final int MAX_SPEED = 1000;

    private final GameInPlay current;
    private final Controls controls;
    /** Makes modes of the game's own, by the key that opens each. */
    private final Map<KeyPress, Function<PlayControls, ? extends Mode>> own;

    private final FrontOptions options;

    private Display display = Display.USUAL;
    /** Where the board is on the sheet that was drawn last. */
    private Optional<MapView> map = Optional.empty();

    /** Starts the game of a seed, which is not saved. */
    public Play(PlayableGame game, BoardSize size, Seat seat, long seed, Keymap keymap) {
        this(
                GameInPlay.started(game, size, seat, seed, Keeper.NONE),
                FrontOptions.of(game).withKeys(keymap));
        if (seat == Seat.BOT) {
            controls.watch(new WatchMode(controls));
        }
        controls.open();
    }

    private Play(GameInPlay current, FrontOptions options) {
        this.current = current;
        this.options = options;
        this.own = new LinkedHashMap<>(options.modes());
        this.controls = new Controls(current, options.keymap());
        options.listeners().forEach(current::listen);
    }

    /**
     * Starts the game of a seed for a person. The keeper saves it from time to time and when the player quits, and records it.
     * If a game is saved already, the player is asked which of the two to play.
     */
    public static Play kept(PlayableGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper) {
        return kept(FrontOptions.of(game).withKeys(keymap), size, seed, keeper);
    }

    /** The same with all that its author wants. */
    public static Play kept(FrontOptions options, BoardSize size, long seed, Keeper keeper) {
        Keeper careful = CarefulKeeper.of(keeper);
        return opened(options, size, seed, careful, careful.find());
    }

    /** As {@link #kept}, but goes on with a good save without asking, as a page does that is loaded again. */
    public static Play resumed(FrontOptions options, BoardSize size, long seed, Keeper keeper) {
        Keeper careful = CarefulKeeper.of(keeper);
        Keeper.Found found = careful.find();
        if (found instanceof Keeper.Found.Saved saved && saved.damage().isEmpty()) {
            Play play = new Play(GameInPlay.shown(options.game(), saved, careful), options);
            play.controls.goOn(saved);
            return play;
        }
        return opened(options, size, seed, careful, found);
    }

    private static Play opened(FrontOptions options, BoardSize size, long seed, Keeper keeper, Keeper.Found found) {
        if (found instanceof Keeper.Found.Nothing) {
            Play play = new Play(GameInPlay.started(options.game(), size, Seat.PERSON, seed, keeper), options);
            play.controls.open();
            return play;
        }
        Play play = new Play(GameInPlay.unkept(options.game(), size, seed, keeper), options);
        new SavedGameQuestion(play.current, play.controls, found, size, seed).ask();
        return play;
    }

    /** Shows a recording from its beginning. */
    public static Play replay(RecordedGame recorded, Keymap keymap) {
        return replay(recorded, FrontOptions.of(recorded.game()).withKeys(keymap));
    }

    /** The same with all that its author wants. */
    public static Play replay(RecordedGame recorded, FrontOptions options) {
        Play play = new Play(GameInPlay.of(recorded), options);
        play.controls.watch(new WatchMode(play.controls, recorded));
        return play;
    }

    /**
     * Goes on with the game of a recording from a turn on. The person takes the player's place, and the game is not saved; in
     * a recording of the bot the person watches.
     *
     * @throws IllegalArgumentException if there is no such turn
     */
    public static Play replay(RecordedGame recorded, Keymap keymap, int turn) {
        Play play = replay(recorded, keymap);
        play.current.show(recorded, turn);
        if (recorded.seat() == Seat.PERSON) {
            play.controls.playOn(recorded);
        }
        return play;
    }

    /** @return what is played */
    public PlayableGame game() {
        return current.game();
    }

    /** @return how its author wants it to be shown */
    public FrontOptions options() {
        return options;
    }

    /** @return what a mode can do with this play, for front ends of one's own */
    public PlayControls controls() {
        return controls;
    }

    private ShownGame shown() {
        return current.shown();
    }

    /** @return the seed of the present game */
    public long seed() {
        return current.seed();
    }

    /** @return whether the player has quit */
    public boolean isOver() {
        return controls.isOver();
    }

    /** @return whether the game goes on without a key press: {@link #goOn} */
    public boolean isBusy() {
        return !isOver()
                && !controls.modes().holdsGame()
                && shown().end().isEmpty()
                && (shown().waitsFor().isEmpty() || isOnErrand());
    }

    /** Whether the player is on an errand of several turns, which any other key should end: {@link #interrupt}. */
    boolean isOnErrand() {
        return controls.errands().areOn();
    }

    /** Whether the person only watches. */
    boolean isWatched() {
        return controls.watching().isPresent();
    }

    /** @return how many turns a second should be shown; empty for a player at the keyboard */
    public Optional<Integer> turnsPerSecond() {
        return controls.watching().map(WatchMode::speed);
    }

    /** Says how many turns a second should be shown, 1 to {@value #MAX_SPEED}, if the person only watches. */
    public void setTurnsPerSecond(int turns) {
        WatchMode.requireSpeed(turns);
        controls.watching().ifPresent(watch -> watch.setSpeed(turns));
    }

    /** @return where the report is of how the game's code broke; empty if it did not, or nobody keeps it */
    public Optional<String> report() {
        return current.report();
    }

    /** @return whether the last step was the player's */
    public boolean wasPlayersTurn() {
        return shown().wasPlayersTurn();
    }

    /** @return whether the game waits for the player, so that there is a {@linkplain PlayControls#turn turn} */
    public boolean isPlayersTurn() {
        return shown().waitsFor().isPresent();
    }

    /** @return the game as it is now */
    public PlayerView view() {
        return shown().view();
    }

    /**
     * Plays one step.
     *
     * @return the pictures to show before the present state
     */
    public synchronized List<Frame> goOn() {
        if (isOver()) {
            return ImmutableList.of();
        }
        ShownGame shown = shown();
        if (isWatched() && shown.wasPlayersTurn()) {
            shown.narrator().hear();
        }
        if (shown.waitsFor().isPresent()) {
            controls.errands().goOn(shown.turn(), game().words(), shown::submit).ifPresent(controls::answer);
            return ImmutableList.of();
        }
        List<Frame> frames = shown.goOn();
        current.tellListeners();
        controls.advise();
        current.saveNowAndThen();
        current.tellNews();
        shown.ending().ifPresent(controls::end);
        if (!isWatched()) {
            current.noteAsked();
            controls.openPrompts();
        }
        return frames;
    }

    GameInPlay current() {
        return current;
    }

    /** Ends the errand, unless the input is a key that asks for it once more, such as one that is held down. @return whether it did */
    synchronized boolean interrupt(Input input) {
        boolean isSame = input instanceof Input.Pressed pressed
                && controls.keymap()
                        .meaning(pressed.key())
                        .filter(meant -> controls.errands().isOn(meant.verb()))
                        .isPresent();
        boolean isEnded = isOnErrand() && !isSame;
        if (isEnded) {
            controls.errands().stop();
            controls.answer("You stop.");
        }
        return isEnded;
    }

    /**
     * Handles a key. Unknown keys do nothing, and so do all keys of a player while the game is {@linkplain #isBusy() busy}.
     */
    public synchronized void press(KeyPress key) {
        if (!isOver() && (isWatched() || !isBusy()) && controls.heed(key)) {
            Function<PlayControls, ? extends Mode> opened = own.get(key);
            Mode top = controls.modes().top();
            if (opened != null && top instanceof PlayMode) {
                controls.push(opened.apply(controls));
            } else {
                top.press(key, controls);
            }
        }
    }

    /** Tells a listener from now on what the player perceives, in this game and in those that follow. */
    public void listen(PlayListener listener) {
        current.listen(listener);
    }

    /** Says that a key opens a mode of the game's own while the player walks, whatever else it would mean, unless it quits. */
    public void openBy(KeyPress key, Function<PlayControls, ? extends Mode> mode) {
        FrontOptions.requireOpenable(controls.keymap(), key, mode);
        own.put(key, mode);
    }

    /**
     * Handles a key in a window of a size. If the window is too small to show anything, only quitting works.
     *
     * @see #press(KeyPress)
     */
    public synchronized void press(KeyPress key, int columns, int rows) {
        if (Layout.fits(columns, rows)) {
            press(key);
        } else if (controls.keymap().means(key, FrontVerb.QUIT)) {
            controls.saveAndQuit();
        }
    }

    /**
     * Handles what the pointer does on the sheet that was drawn last, in a window of a size: over the board it describes what
     * is there, a click goes there or strikes; lists are scrolled and chosen from. Does nothing while keys do nothing.
     */
    public synchronized void point(Input.Pointed pointed, int columns, int rows) {
        controls.heedPointer();
        if (!isOver() && Layout.fits(columns, rows) && (isWatched() || !isBusy())) {
            if (pointed.gesture() == Input.Gesture.CLICK) {
                shown().narrator().hear();
            }
            controls.modes()
                    .top()
                    .point(pointed, map.flatMap(shown -> shown.cellAt(pointed.column(), pointed.row())), controls);
        }
    }

    /** Says how the board is drawn from now on. */
    public void setDisplay(Display next) {
        display = next;
    }

    /** Takes from a surface how large pictures of cells and lines of lists are. */
    void fit(Surface surface) {
        display = new Display(surface.scale(), display.hasLines(), display.hasBars(), surface.choiceRows());
    }

    /** @return the present screen */
    public Sheet sheet(int columns, int rows) {
        return drawn(columns, rows, shown().viewpoint().scene(), true);
    }

    /** @return the screen with a picture of an animation in it */
    public Sheet sheet(int columns, int rows, Frame frame) {
        return drawn(columns, rows, frame.scene(), false);
    }

    private Sheet drawn(int columns, int rows, Scene scene, boolean withMode) {
        String title = controls.watching().map(WatchMode::title).orElse("") + current.title();
        Layout.Captions captions = new Layout.Captions(title, controls.hovered(), current.epitaph(), isWatched());
        Layout.Drawn drawn = new Layout(controls, shown(), display, map, captions).draw(columns, rows, scene, withMode);
        map = drawn.map();
        return drawn.sheet();
    }

    /** @return the number of turns that the player has had */
    public long turns() {
        return shown().turns();
    }

    /** The hash of the state of the game, or of the recording that is shown. */
    public long stateHash() {
        return shown().stateHash();
    }

    /** @return the messages, oldest first, and last the answer to the last key, if it has one */
    public List<String> shownMessages() {
        return shown().narrator().shown();
    }

    /**
     * Saves the game if that can be done, and quits. May be called by another thread, as when a signal ends the program; a
     * second call does nothing.
     */
    public synchronized void quit() {
        controls.quit();
    }

    /** Saves the game, if one runs and that can be done: for a page that may be closed without more words. */
    public synchronized void save() {
        if (!isOver()) {
            current.save();
        }
    }

    void say(String sentence) {
        current.say(sentence);
    }

    /** @return whether there is a saved game to go on with */
    public boolean isSaved() {
        return current.isSaved();
    }

    @Override
    public String toString() {
        return current.toString();
    }
}
