package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Control;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.Caution;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.Describing;
import io.github.undercroft.front.mode.Errand;
import io.github.undercroft.front.mode.Errands;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.ModeStack;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.mode.Walking;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Folding;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One player at one game after the other, without a screen: keys go in, sheets come out.
 *
 * <pre>{@code
 * while (!play.isOver()) {
 *     if (play.isBusy()) {
 *         play.goOn().forEach(frame -> show(play.sheet(columns, rows, frame)));
 *     } else {
 *         show(play.sheet(columns, rows));
 *         play.press(nextKey());
 *     }
 * }
 * }</pre>
 *
 * <p>The same game, size, seed and keys give the same sheets. For one thread, but for {@link #quit} and {@link #save}.
 */
public final class Play implements PlayControls {

    /** The most turns a second that a game can be watched at. */
    public static final int MAX_SPEED = 1000;

    private final PlayableGame game;
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
    private final ModeStack modes = new ModeStack(new Walking());
    private Optional<Epitaph> epitaph = Optional.empty();
    /** Modes of the game's own, by the key that opens each. */
    private final Map<KeyPress, Supplier<? extends Mode>> own = new LinkedHashMap<>();

    private Display display = Display.USUAL;
    /** Where the board is on the sheet that was drawn last. */
    private Optional<MapView> map = Optional.empty();
    /** The key that was pressed last; empty if the pointer did something since. */
    private Optional<KeyPress> pressed = Optional.empty();
    /** The cell under the pointer. */
    private Optional<Point> hovered = Optional.empty();

    private final Errands errands = new Errands();
    private final List<String> typed = new ArrayList<>();
    /** Also read while a signal ends the program. */
    private volatile boolean over;

    /** Starts the game of a seed, which is not saved. */
    public Play(PlayableGame game, BoardSize size, Seat seat, long seed, Keymap keymap) {
        this(game, size, seat, seed, keymap, Keeper.NONE, started(game, size, seat, seed));
        saving.begin();
        if (seat == Seat.BOT) {
            watch(new Watching(new Replaying()));
        }
    }

    private Play(
            PlayableGame game,
            BoardSize size,
            Seat seat,
            long seed,
            Keymap keymap,
            Keeper keeper,
            Function<Taping, Table> first) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.keymap = keymap;
        this.saving = new Saving(keeper);
        this.taping = new Taping(keeper);
        this.table = first.apply(taping);
    }

    private static Function<Taping, Table> started(PlayableGame game, BoardSize size, Seat seat, long seed) {
        return taping -> new Table(game, taping.start(game, size, seat, seed));
    }

    /**
     * Starts the game of a seed for a person. The keeper saves it from time to time and when the player quits, and records it.
     * If a game is saved already, the player is asked which of the two to play.
     */
    public static Play kept(PlayableGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper) {
        Keeper careful = CarefulKeeper.of(keeper);
        return opened(game, size, seed, keymap, careful, careful.find());
    }

    /** As {@link #kept}, but goes on with a good save without asking, as a page does that is loaded again. */
    public static Play resumed(PlayableGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper) {
        Keeper careful = CarefulKeeper.of(keeper);
        Keeper.Found found = careful.find();
        if (found instanceof Keeper.Found.Saved saved && !saved.isBackup()) {
            PlayNotes notes = saved.notes();
            Play play = new Play(
                    game, notes.size(), Seat.PERSON, notes.seed(), keymap, careful, taping -> shown(game, saved));
            play.goOnSaving(saved);
            return play;
        }
        return opened(game, size, seed, keymap, careful, found);
    }

    private static Table shown(PlayableGame game, Keeper.Found.Saved saved) {
        return new Table(game, saved.game(), saved.notes());
    }

    private static Play opened(
            PlayableGame game, BoardSize size, long seed, Keymap keymap, Keeper keeper, Keeper.Found found) {
        if (found instanceof Keeper.Found.Nothing) {
            Play play = new Play(game, size, Seat.PERSON, seed, keymap, keeper, started(game, size, Seat.PERSON, seed));
            play.saving.begin();
            return play;
        }
        Play play = new Play(game, size, Seat.PERSON, seed, keymap, keeper, taping -> unkept(game, size, seed));
        new Reopening(game, found, size, seed, play.modes, play.answers()).ask();
        return play;
    }

    /** What stands behind a question before anything is played. */
    private static Table unkept(PlayableGame game, BoardSize size, long seed) {
        return new Table(game, Game.start(game.rules(size, Seat.PERSON), seed));
    }

    /** Shows a recording from its beginning. */
    public static Play replay(Rerun rerun, Keymap keymap) {
        Play play = new Play(
                rerun.game(), rerun.size(), rerun.seat(), rerun.seed(), keymap, Keeper.NONE, taping -> rerun.at(0));
        play.watch(new Watching(play.new Replaying(), rerun));
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
        play.table = rerun.at(turn);
        if (rerun.seat() == Seat.PERSON) {
            play.playOn(rerun);
        }
        return play;
    }

    private void watch(Watching watch) {
        watching = Optional.of(watch);
        modes.reset(watch);
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
                && !modes.holdsGame()
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

    /** @return whether the game waits for the player, so that there is a {@link #turn} */
    public boolean isPlayersTurn() {
        return table.waitsFor().isPresent();
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
            table.ending().ifPresent(this::end);
            return frames;
        }
        errands.goOn(table.turn(), table::submit).ifPresent(this::answer);
        return ImmutableList.of();
    }

    private void end(Ending ending) {
        errands.stop();
        if (watching.filter(Watching::isReplay).isEmpty()) {
            modes.reset(new AtEnd(keymap));
            Taping.Ended recording = taping.end();
            Optional<String> begin = saving.begin(game, seed, size);
            Epitaph.Kept kept = saving.end(
                    Morgue.of(game, table, ending, seed, begin, recording.place())
                            .text(),
                    recording,
                    PlayScore.of(ending, seed, size),
                    game.about().usualSize());
            epitaph = Optional.of(Epitaph.of(ending, game, seed, begin, kept));
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
    public synchronized void press(KeyPress key) {
        if (!over && (isWatched() || !isBusy())) {
            pressed = Optional.of(key);
            hovered = Optional.empty();
            table.narrator().hear();
            Supplier<? extends Mode> opened = own.get(key);
            if (opened != null && modes.top() instanceof Walking) {
                push(opened.get());
            } else {
                modes.top().press(key, this);
            }
        }
    }

    /** Says that a key opens a mode of the game's own while the player walks, whatever else the key would mean. */
    public void openBy(KeyPress key, Supplier<? extends Mode> mode) {
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
        pressed = Optional.empty();
        if (!over && Layout.fits(columns, rows) && (isWatched() || !isBusy())) {
            if (pointed.deed() == Input.Deed.CLICK) {
                table.narrator().hear();
            }
            modes.top().point(pointed, map.flatMap(shown -> shown.cellAt(pointed.column(), pointed.row())), this);
        }
    }

    @Override
    public void hover(Optional<Point> cell) {
        hovered = cell;
    }

    /** What is under the pointer, in words; empty if it is not over the board. */
    private String hovered() {
        return hovered.filter(cell -> table.end().isEmpty()
                        && turn().board().contains(cell)
                        && turn().board().terrainAt(cell) != Unseen.CELL)
                .map(cell -> Describing.at(game, turn(), cell))
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
        Layout.Drawn drawn =
                new Layout(game, keymap, table, modes.top(), display, captions()).draw(columns, rows, scene, withMode);
        map = drawn.map();
        return drawn.sheet();
    }

    private Layout.Captions captions() {
        String shown = watching.map(Watching::title).orElse("");
        return new Layout.Captions(
                shown + game.about().name() + ", seed " + seed, hovered(), epitaph, watching.isPresent());
    }

    /** @return the number of turns that the player has had */
    public long turns() {
        return table.turns();
    }

    /** The hash of the state of the game, or of the recording that is shown. */
    public long stateHash() {
        return table.stateHash();
    }

    private final class Replaying implements ReplayControls {

        @Override
        public Optional<String> ended() {
            return table.end();
        }

        @Override
        public long turns() {
            return table.turns();
        }

        @Override
        public void showTurn(Rerun rerun, int turn) {
            table = rerun.at(turn);
        }

        @Override
        public void showNextTurn() {
            table.goOnToNextTurn();
            table.ending().ifPresent(Play.this::end);
        }

        @Override
        public void playOn(Rerun rerun, Watching watch) {
            long turn = table.turns();
            Play.this.playOn(rerun);
            say("To go back to the replay, quit.");
            origin = Optional.of(() -> {
                origin = Optional.empty();
                errands.stop();
                seed = rerun.seed();
                epitaph = Optional.empty();
                watch(watch);
                watch.back(turn);
                answer("Back in the replay.");
            });
        }
    }

    private void playOn(Rerun rerun) {
        table = rerun.fork(table);
        watching = Optional.empty();
        modes.reset(new Walking());
        say("From here on you play. This game is not saved.");
    }

    @Override
    public PlayableGame game() {
        return game;
    }

    @Override
    public Keymap keymap() {
        return keymap;
    }

    @Override
    public TurnView turn() {
        return table.turn();
    }

    @Override
    public void push(Mode next) {
        modes.push(next instanceof Confirm question ? question.askedBy(pressed) : next);
    }

    @Override
    public void pop() {
        modes.pop();
    }

    @Override
    public List<String> messages() {
        return table.narrator().lines();
    }

    /** @return the messages, oldest first, and last the answer to the last key, if it has one */
    public List<String> shownMessages() {
        return table.narrator().shown();
    }

    @Override
    public List<String> typed() {
        return typed;
    }

    @Override
    public boolean isUnwanted(EntityId thing) {
        return table.isUnwanted(thing);
    }

    @Override
    public void submit(Action action) {
        Caution.question(action, table.turn())
                .ifPresentOrElse(
                        question -> push(new Confirm(question, () -> table.submit(action))),
                        () -> table.submit(action));
    }

    @Override
    public void begin(Errand next) {
        errands.begin(next, table.turn());
    }

    @Override
    public void answer(String sentence) {
        table.narrator().answer(sentence);
    }

    void say(String sentence) {
        table.narrator().say(sentence);
    }

    /**
     * Saves the game if that can be done, and quits. May be called by another thread, as when a signal ends the program; a
     * second call does nothing.
     */
    @Override
    public synchronized void quit() {
        if (!over) {
            saving.now(table, notes());
            leave();
        }
    }

    /** Saves the game, if one runs and that can be done: for a page that may be closed without more words. */
    public synchronized void save() {
        if (!over) {
            saving.now(table, notes());
        }
    }

    /** Saves and quits; if the game can't be saved, asks first. A game that began in a replay goes back to that. */
    @Override
    public void saveAndQuit() {
        if (origin.isPresent()) {
            origin.get().run();
            return;
        }
        saving.now(table, notes())
                .ifPresentOrElse(
                        why -> {
                            say(why);
                            push(new Confirm("The game can't be saved. Quit, and lose it?", this::leave));
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
        return table.notes(seed, size, taping.flush());
    }

    private Reopening.Answers answers() {
        return new Reopening.Answers() {
            @Override
            public String show(Keeper.Found.Saved saved) {
                seed = saved.notes().seed();
                size = saved.notes().size();
                table = shown(game, saved);
                return captions().title() + Folding.GAP + table.status(game);
            }

            @Override
            public void goOn(Keeper.Found.Saved saved) {
                goOnSaving(saved);
            }

            @Override
            public void ask(Confirm question) {
                push(question);
            }

            @Override
            public void begin(BoardSize board, long first) {
                Play.this.begin(board, first);
            }
        };
    }

    /** Begins the game of a seed; the saved one is deleted. */
    private void begin(BoardSize board, long first) {
        Optional<String> failed = saving.delete();
        size = board;
        seed = first;
        modes.reset(watching.<Mode>map(watch -> watch).orElseGet(Walking::new));
        errands.stop();
        start();
        failed.ifPresent(this::say);
    }

    /** The player goes on with the saved game that is shown. */
    private void goOnSaving(Keeper.Found.Saved saved) {
        modes.reset(new Walking());
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
    @Override
    public synchronized void restart() {
        begin(size, seed + 1);
    }

    @Override
    public String toString() {
        return game.about().name() + " " + size + " " + seed;
    }
}
