package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Destructible;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.sense.Awareness;
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

    private static final int MESSAGES_IN_MORGUE = 20;

    static final String UNSAFE = "You can't do that with enemies in view.";

    private final BundledGame game;
    private final Seat seat;
    private final Keymap keymap;
    private final Saving saving;
    private BoardSize size;
    private long seed;
    private Table table;
    private Mode mode = Walking.WALKING;
    private Optional<Errand> errand = Optional.empty();
    private boolean errandBegan;
    /** The hit points when the errand last went on. */
    private int hitPoints;

    private int linesBefore;
    /** Also read while a signal ends the program. */
    private volatile boolean over;

    /** Starts the game of a seed, which is not saved. */
    public Play(BundledGame game, BoardSize size, Seat seat, long seed, Keymap keymap) {
        this(game, size, seat, seed, keymap, Keeper.NONE);
        saving.begin();
    }

    private Play(BundledGame game, BoardSize size, Seat seat, long seed, Keymap keymap, Keeper keeper) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.keymap = keymap;
        this.saving = new Saving(keeper);
        this.table = new Table(game, size, seat, seed);
    }

    /**
     * Starts the game of a seed for a person. It is saved from time to time and when the player quits. If there is a saved
     * game, the player is first asked whether to go on with that one.
     */
    public static Play kept(BundledGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper) {
        Play play = new Play(game, size, Seat.PERSON, seed, keymap, keeper);
        Keeper.Found found = keeper.find();
        if (found instanceof Keeper.Found.Nothing) {
            play.saving.begin();
        } else {
            new Reopening(play, found, size, seed).ask();
        }
        return play;
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
                && (table.waitsFor().isEmpty() || errand.isPresent());
    }

    /** @return whether the player is on an errand of several turns, which any key should end: {@link #stop} */
    public boolean isOnErrand() {
        return errand.isPresent();
    }

    /** @return whether the person only watches */
    boolean isWatched() {
        return seat == Seat.BOT;
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
        if (table.waitsFor().isEmpty()) {
            List<Frame> frames = table.goOn();
            if (table.waitsFor().isPresent()) {
                saving.nowAndThen(table, notes()).ifPresent(this::say);
            }
            table.end().ifPresent(how -> {
                errand = Optional.empty();
                mode = new AtEnd(how);
                saving.end(morgue(how)).forEach(this::say);
            });
            return frames;
        }
        errand.ifPresent(this::goOn);
        return ImmutableList.of();
    }

    private void goOn(Errand present) {
        TurnView turn = table.turn();
        boolean isSafe = isSafe(turn);
        boolean isHurt = errandBegan && hitPoints(turn) < hitPoints;
        hitPoints = hitPoints(turn);
        Optional<Action> next = isSafe && !isHurt ? present.next(turn) : Optional.empty();
        if (next.isPresent()) {
            table.submit(next.get());
        } else {
            if (!isSafe) {
                say(UNSAFE);
            } else if (isHurt) {
                say("You are hurt, so you stop.");
            } else if (!errandBegan) {
                say(present.nothingToDo());
            }
            errand = Optional.empty();
        }
        errandBegan = true;
    }

    /** Whether no enemy is in view or known to be near. */
    static boolean isSafe(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        return aware.enemies().isEmpty() && aware.threats().isEmpty();
    }

    private static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }

    /** Ends the errand. */
    public synchronized void stop() {
        errand = Optional.empty();
    }

    /** @return the number of messages since the last key, new or changed */
    int freshLines() {
        return table.narrator().lines().size() - linesBefore;
    }

    /** Handles a key. Unknown keys do nothing, and so do all keys while the game is {@linkplain #isBusy() busy}. */
    public synchronized void press(Key key) {
        if (!isBusy() && !over) {
            linesBefore = table.narrator().lines().size();
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

    /** @return the present screen */
    public Sheet sheet(int columns, int rows) {
        return Layout.of(this, table, mode).draw(columns, rows, table.scene(), true);
    }

    /** @return the screen with a picture of an animation in it */
    public Sheet sheet(int columns, int rows, Frame frame) {
        return Layout.of(this, table, mode).draw(columns, rows, frame.scene(), false);
    }

    /** @return the status line of the game */
    String status() {
        return game.about().name() + ", seed " + seed + "   " + game.status(table.view());
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
        return Listing.of(Menu.toRead("What happened", table.narrator().lines()).atEnd(), back);
    }

    void submit(Action action) {
        table.submit(action);
    }

    void begin(Errand next) {
        errand = Optional.of(next);
        errandBegan = false;
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

    /** Saves and quits; if the game can't be saved, asks first. */
    void saveAndQuit() {
        saving.now(table, notes())
                .ifPresentOrElse(
                        why -> {
                            say(why);
                            enter(new Confirm(
                                    "The game can't be saved. Quit, and lose it?", this::leave, Walking.WALKING));
                        },
                        this::leave);
    }

    private void leave() {
        over = true;
        saving.close();
    }

    private PlayNotes notes() {
        return new PlayNotes(seed, size, table.turns(), table.narrator().messages());
    }

    private String morgue(String how) {
        Table.Farewell farewell = table.farewell();
        String call = "./play " + game.about().name() + " --seed " + seed
                + (size.equals(game.about().usualSize()) ? "" : " --size " + size);
        List<String> lines = table.narrator().lines();
        return new Morgue(
                        game.about().name() + ": " + how,
                        farewell.who(),
                        table.causes(),
                        ImmutableList.of(game.status(table.view()), "turn " + table.turns(), "seed " + seed),
                        farewell.carried(),
                        lines.subList(Math.max(0, lines.size() - MESSAGES_IN_MORGUE), lines.size()),
                        farewell.map(),
                        call)
                .text();
    }

    /** Goes on with a saved game in the place of the one that was just started. */
    void goOnWith(Keeper.Found.Saved saved) {
        seed = saved.notes().seed();
        size = saved.notes().size();
        table = new Table(game, saved.game(), saved.notes());
        linesBefore = table.narrator().lines().size();
    }

    /** Begins the game of a seed; the saved one is deleted. */
    void begin(BoardSize board, long first) {
        Optional<String> failed = saving.delete();
        size = board;
        seed = first;
        linesBefore = 0;
        table = new Table(game, size, seat, seed);
        mode = Walking.WALKING;
        errand = Optional.empty();
        saving.begin();
        failed.ifPresent(this::say);
    }

    /** The question was answered: from now on the game is saved. */
    void goOnSaving() {
        mode = Walking.WALKING;
        saving.begin();
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
