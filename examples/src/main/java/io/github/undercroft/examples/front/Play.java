package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.Optional;

/**
 * One player at one game after the other, without a screen: keys go in, sheets come out.
 *
 * <pre>{@code
 * while (!play.isOver()) {
 *     if (play.isBusy()) {
 *         play.goOn().forEach(frame -> show(play.sheet(columns, rows, frame.scene())));
 *     } else {
 *         show(play.sheet(columns, rows));
 *         play.press(nextKey());
 *     }
 * }
 * }</pre>
 *
 * <p>The same game, size, seed and keys give the same sheets. For one thread, but for {@link #quit}.
 */
public final class Play {

    /** The most turns a second that a game can be watched at. */
    public static final int MAX_SPEED = 1000;

    private final BundledGame game;
    private final Seat seat;
    private final Keymap keymap;
    private final Saving saving;
    private final Taping taping;
    /** Goes back to the replay in the middle of which this game began; empty if it did not. */
    private Optional<Runnable> origin = Optional.empty();
    /** Present if the person only watches. */
    private Optional<Watching> watching = Optional.empty();

    private BoardSize size;
    private long seed;
    private Table table;
    private Mode mode = Walking.WALKING;
    private Optional<Epitaph> epitaph = Optional.empty();
    private Display display = Display.USUAL;
    /** Where the board is on the sheet that was drawn last. */
    private Optional<MapView> map = Optional.empty();
    /** The cell under the pointer. */
    private Optional<Point> hovered = Optional.empty();

    private final Errands errands = new Errands();
    final Console.History cheats = new Console.History();
    /** Also read while a signal ends the program. */
    private volatile boolean over;

    /** Starts the game of a seed, which is not saved. */
    public Play(BundledGame game, BoardSize size, Seat seat, long seed, Keymap keymap) {
        this(game, size, seat, seed, keymap, Keeper.NONE);
        if (seat == Seat.BOT) {
            watch(new Watching());
        }
        start();
    }

    private Play(BundledGame game, BoardSize size, Seat seat, long seed, Keymap keymap, Keeper keeper) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.keymap = keymap;
        this.saving = new Saving(keeper);
        this.taping = new Taping(keeper);
        this.table = new Table(game, Game.start(game.rules(size, seat), seed));
    }

    /**
     * Starts the game of a seed for a person. It is saved from time to time and when the player quits, and it is recorded. If
     * there is a saved game, the player is first asked whether to go on with that one.
     */
    public static Play kept(BundledGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper) {
        Play play = new Play(game, size, Seat.PERSON, seed, keymap, keeper);
        Keeper.Found found = keeper.find();
        if (found instanceof Keeper.Found.Nothing) {
            play.start();
        } else {
            new Reopening(play, found, size, seed).ask();
        }
        return play;
    }

    /** Shows a recording from its beginning. */
    public static Play replay(Rerun rerun, Keymap keymap) {
        Play play = new Play(rerun.game(), rerun.size(), rerun.seat(), rerun.seed(), keymap, Keeper.NONE);
        play.table = rerun.at(0);
        play.watch(new Watching(rerun));
        return play;
    }

    /**
     * Goes on with the game of a recording from a turn on. The person takes the player's place, and the game is not saved; in
     * a recording of the bot the person watches.
     *
     * @throws IllegalArgumentException if there is no such turn
     */
    public static Play replay(Rerun rerun, Keymap keymap, int turn) {
        Play play = replay(rerun, keymap);
        play.showTurn(rerun, turn);
        if (rerun.seat() == Seat.PERSON) {
            play.playOn(rerun);
        }
        return play;
    }

    private void watch(Watching watch) {
        watching = Optional.of(watch);
        mode = watch;
    }

    private void start() {
        epitaph = Optional.empty();
        table = new Table(game, taping.start(game, size, seat, seed));
        saving.begin();
    }

    /** @return the name of the game */
    public String name() {
        return game.about().name();
    }

    /** @return the seed of the present game */
    public long seed() {
        return seed;
    }

    /** @return whether the player has quit */
    public boolean isOver() {
        return over;
    }

    /** @return whether the game goes on without a key press: {@link #goOn} */
    public boolean isBusy() {
        return !over
                && !mode.holdsGame()
                && table.end().isEmpty()
                && (table.waitsFor().isEmpty() || errands.areOn());
    }

    /** @return whether the player is on an errand of several turns, which any key should end: {@link #stop} */
    public boolean isOnErrand() {
        return errands.areOn();
    }

    /** @return whether the person only watches */
    public boolean isWatched() {
        return watching.isPresent();
    }

    /** @return how many turns a second should be shown; empty for a player at the keyboard */
    public Optional<Integer> turnsPerSecond() {
        return watching.map(Watching::speed);
    }

    /** Says how many turns a second should be shown, if the person only watches. */
    public void setTurnsPerSecond(int turns) {
        watching.ifPresent(watch -> watch.setSpeed(turns));
    }

    /** @return where the report is of how the game's code broke; empty if it did not, or nobody keeps it */
    public Optional<String> report() {
        return taping.report();
    }

    /** @return whether the last step was the player's */
    public boolean wasPlayersTurn() {
        return table.wasPlayersTurn();
    }

    /** @return the game as it is now */
    public GameView view() {
        return table.view();
    }

    /**
     * Plays one step.
     *
     * @return the pictures to show before the present state
     */
    public synchronized List<Frame> goOn() {
        if (over) {
            return ImmutableList.of();
        }
        if (isWatched() && table.wasPlayersTurn()) {
            table.narrator().hear();
        }
        if (table.waitsFor().isEmpty()) {
            List<Frame> frames = table.goOn();
            if (table.hasRisen() && !isWatched()) {
                Help.grow(game, keymap).ifPresent(this::say);
            }
            if (table.waitsFor().isPresent()) {
                saving.nowAndThen(table, notes()).ifPresent(this::say);
            }
            taping.news().ifPresent(this::say);
            table.end().ifPresent(this::end);
            return frames;
        }
        errands.goOn(table).ifPresent(this::answer);
        return ImmutableList.of();
    }

    private void end(String how) {
        errands.stop();
        if (watching.filter(Watching::isReplay).isEmpty()) {
            mode = new AtEnd(how);
            Optional<String> recording = taping.end();
            Epitaph.Kept kept = saving.end(
                    Morgue.of(game, table, how, seed, size, recording).text(), recording, PlayScore.of(table, seed));
            epitaph = Optional.of(Epitaph.of(table, Morgue.begin(game, seed, size), kept));
        }
    }

    /** Ends the errand. */
    public synchronized void stop() {
        if (errands.areOn()) {
            errands.stop();
            answer("You stop.");
        }
    }

    /**
     * Handles a key. Unknown keys do nothing, and so do all keys of a player while the game is {@linkplain #isBusy() busy}.
     */
    public synchronized void press(Key key) {
        if (!over && (isWatched() || !isBusy())) {
            hovered = Optional.empty();
            table.narrator().hear();
            mode.press(key, this);
        }
    }

    /**
     * Handles a key in a window of a size. If the window is too small to show anything, only quitting works.
     *
     * @see #press(Key)
     */
    public synchronized void press(Key key, int columns, int rows) {
        if (Layout.fits(columns, rows)) {
            press(key);
        } else if (keymap.means(key, Control.QUIT)) {
            saveAndQuit();
        }
    }

    /**
     * Handles what the pointer does on the sheet that was drawn last, in a window of a size: over the board it describes what
     * is there, a click goes there or strikes; lists are scrolled and chosen from. Does nothing while keys do nothing.
     */
    public synchronized void point(Input.Pointed pointed, int columns, int rows) {
        hovered = Optional.empty();
        if (!over && Layout.fits(columns, rows) && (isWatched() || !isBusy())) {
            if (pointed.deed() == Input.Deed.CLICK) {
                table.narrator().hear();
            }
            mode.point(pointed, map.flatMap(shown -> shown.cellAt(pointed.column(), pointed.row())), this);
        }
    }

    /** Says which cell the pointer is over. */
    void hover(Optional<Point> cell) {
        hovered = cell;
    }

    /** What is under the pointer, in words; empty if it is not over the board. */
    String hovered() {
        return hovered.filter(cell -> table.end().isEmpty()
                        && turn().board().contains(cell)
                        && turn().board().terrainAt(cell) != Unseen.CELL)
                .map(cell -> Describing.at(game, turn(), cell, turn().weapon()))
                .orElse("");
    }

    /** Says how the board is drawn from now on. */
    public void setDisplay(Display next) {
        display = next;
    }

    /** Says how large pictures of cells are. */
    void setScale(int scale) {
        display = new Display(scale, display.hasLines());
    }

    /** @return the present screen */
    public Sheet sheet(int columns, int rows) {
        return drawn(columns, rows, table.scene(), true);
    }

    /** @return the screen with a picture of an animation in it */
    public Sheet sheet(int columns, int rows, Frame frame) {
        return drawn(columns, rows, frame.scene(), false);
    }

    private Sheet drawn(int columns, int rows, Scene scene, boolean withMode) {
        Layout.Drawn drawn = new Layout(this, table, mode, display).draw(columns, rows, scene, withMode);
        map = drawn.map();
        return drawn.sheet();
    }

    /** How things stand, in one line. */
    String status() {
        return title() + Folding.GAP + table.status(game);
    }

    /** What is played. */
    String title() {
        String shown = watching.map(watch -> watch.title(table)).orElse("");
        return shown + game.about().name() + ", seed " + seed;
    }

    /** What to tell when the game has ended. */
    Optional<Epitaph> epitaph() {
        return epitaph;
    }

    /** How the game ended, if it has. */
    Optional<String> ended() {
        return table.end();
    }

    /** Shows a turn of a recording. */
    void showTurn(Rerun rerun, int turn) {
        table = rerun.at(turn);
    }

    /** The number of turns that are over. */
    long turns() {
        return table.turns();
    }

    /** Goes on to the next turn. */
    void showNextTurn() {
        table.goOnToNextTurn();
        table.end().ifPresent(this::end);
    }

    /** Lets the person play on from the shown turn of a recording. Quitting returns to the recording. */
    void playOn(Rerun rerun, Watching watch) {
        long turn = table.turns();
        playOn(rerun);
        say("To go back to the replay, quit.");
        origin = Optional.of(() -> {
            origin = Optional.empty();
            errands.stop();
            seed = rerun.seed();
            epitaph = Optional.empty();
            watch(watch);
            watch.back(this, turn);
        });
    }

    private void playOn(Rerun rerun) {
        table = rerun.fork(table);
        watching = Optional.empty();
        mode = Walking.WALKING;
        say("From here on you play. This game is not saved.");
    }

    BundledGame game() {
        return game;
    }

    Keymap keymap() {
        return keymap;
    }

    /** What the player sees. */
    TurnView turn() {
        return table.turn();
    }

    void enter(Mode next) {
        mode = next;
    }

    Mode messages(Mode back) {
        List<String> lines = table.narrator().lines();
        return Listing.of(
                Menu.toRead("What happened", lines.isEmpty() ? ImmutableList.of("Nothing yet.") : lines)
                        .atEnd(),
                back);
    }

    /** Whether the player has put that thing down on purpose. */
    boolean isUnwanted(EntityId thing) {
        return table.isUnwanted(thing);
    }

    /** Does what the player wants, and asks first whether that is meant if it harms or is wasted. */
    void submit(Action action) {
        Caution.question(action, table.turn())
                .ifPresentOrElse(
                        question -> enter(new Confirm(question, () -> table.submit(action), Walking.WALKING)),
                        () -> table.submit(action));
    }

    void begin(Errand next) {
        errands.begin(next, table.turn());
    }

    /** Answers a key. That is shown until the next key, and is no part of the story. */
    void answer(String sentence) {
        table.narrator().answer(sentence);
    }

    void say(String sentence) {
        table.narrator().say(sentence);
    }

    /**
     * Saves the game if that can be done, and quits. May be called by another thread, as when a signal ends the program; a
     * second call does nothing.
     */
    public synchronized void quit() {
        if (!over) {
            saving.now(table, notes());
            leave();
        }
    }

    /** Saves and quits; if the game can't be saved, asks first. A game that began in a replay goes back to that. */
    void saveAndQuit() {
        if (origin.isPresent()) {
            origin.get().run();
            return;
        }
        saving.now(table, notes())
                .ifPresentOrElse(
                        why -> {
                            say(why);
                            enter(new Confirm(
                                    "The game can't be saved. Quit, and lose it?", this::leave, Walking.WALKING));
                        },
                        this::leave);
    }

    /** @return whether there is a saved game to go on with */
    public boolean isSaved() {
        return saving.isSaved();
    }

    private void leave() {
        over = true;
        saving.close();
    }

    private PlayNotes notes() {
        return new PlayNotes(
                seed,
                size,
                table.turns(),
                taping.flush(),
                table.narrator().messages(),
                table.kills().counts());
    }

    /** Shows a saved game in the place of the one that was just started. */
    void show(Keeper.Found.Saved saved) {
        seed = saved.notes().seed();
        size = saved.notes().size();
        table = new Table(game, saved.game(), saved.notes());
    }

    /** Begins the game of a seed; the saved one is deleted. */
    void begin(BoardSize board, long first) {
        Optional<String> failed = saving.delete();
        size = board;
        seed = first;
        mode = watching.<Mode>map(watch -> watch).orElse(Walking.WALKING);
        errands.stop();
        start();
        failed.ifPresent(this::say);
    }

    /** The player goes on with the saved game that is shown. */
    void goOnSaving(Keeper.Found.Saved saved) {
        mode = Walking.WALKING;
        Taping.Resumed resumed = taping.goOn(game, saved.game(), saved.notes());
        table = new Table(game, resumed.game(), resumed.notes());
        saving.begin();
        if (resumed.regained() > 0) {
            say("The program ended before it could save. The turns since then are played again from the recording: "
                    + resumed.regained() + ".");
        }
        if (resumed.lost() > 0) {
            say("The program ended before it could save: the last turns of this game are lost, " + resumed.lost()
                    + " of them.");
        }
    }

    /** Starts the game of the next seed. */
    public synchronized void restart() {
        begin(size, seed + 1);
    }

    @Override
    public String toString() {
        return game.about().name() + " " + size + " " + seed;
    }
}
