package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.log.ThingLetters;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.CellDescription;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.Errand;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.mode.Prompts;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What the modes of a play can do with it, and which of them are open. */
final class Controls implements PlayControls {

    private final GameInPlay current;
    private final Keymap keymap;
    private final ModeStack modes = new ModeStack(new PlayMode());
    private final Errands errands = new Errands();
    private final List<String> typed = new ArrayList<>();
    /** Present if the person only watches. */
    private Optional<WatchMode> watching = Optional.empty();
    /** Goes back to the replay in the middle of which this game began; empty if it did not. */
    private Optional<Runnable> origin = Optional.empty();
    /** The key that was pressed last; empty if the pointer did something since. */
    private Optional<KeyPress> pressed = Optional.empty();
    /** That key, if it left a list or a question, and would now quit. */
    private Optional<KeyPress> left = Optional.empty();
    /** The cell under the pointer. */
    private Optional<Point> hovered = Optional.empty();
    /** Also read while a signal ends the program. */
    private volatile boolean over;

    Controls(GameInPlay current, Keymap keymap) {
        this.current = current;
        this.keymap = keymap;
    }

    ModeStack modes() {
        return modes;
    }

    Errands errands() {
        return errands;
    }

    Optional<WatchMode> watching() {
        return watching;
    }

    boolean isOver() {
        return over;
    }

    private ShownGame shown() {
        return current.shown();
    }

    void watch(WatchMode watch) {
        watching = Optional.of(watch);
        modes.reset(watch);
    }

    /** The person plays on from the shown turn of a recording. */
    void playOn(RecordedGame recorded) {
        watching = Optional.empty();
        modes.reset(new PlayMode());
        current.playOn(recorded);
    }

    /** The same; quitting returns to the recording. */
    void playOn(RecordedGame recorded, WatchMode watch) {
        long turn = turns();
        origin = Optional.of(() -> backTo(watch, turn));
        playOn(recorded);
        current.say("To go back to the replay, quit.");
    }

    private void backTo(WatchMode watch, long turn) {
        origin = Optional.empty();
        errands.stop();
        watch(watch);
        watch.back(turn);
        answer("Back in the replay.");
    }

    /** Begins the game of a seed; the saved one is deleted. */
    void begin(BoardSize board, long first) {
        modes.reset(watching.<Mode>map(watch -> watch).orElseGet(PlayMode::new));
        errands.stop();
        over = false;
        current.begin(board, first);
        open();
    }

    /** Says the first words of a new game, and how to begin. */
    void open() {
        if (watching.isEmpty()) {
            String begin = Help.begin(keymap, shown().viewpoint().hero(), words());
            shown().narrator().say(game().about().opening() + (begin.isEmpty() ? "" : " " + begin));
        }
    }

    /** The player goes on with the saved game that is shown. */
    void goOn(Keeper.Found.Saved saved) {
        modes.reset(new PlayMode());
        current.goOn(saved);
    }

    /** The game has ended. */
    void end(Ending ending) {
        errands.stop();
        if (watching.filter(WatchMode::isReplay).isEmpty()) {
            current.end(ending);
            modes.reset(new AtEnd(keymap, ending.isLost() && current.why().isPresent(), current::betterTurn));
        }
    }

    /**
     * Takes note that a key was pressed.
     *
     * @return whether it is meant: the key that has just left a list or a question would quit if it is pressed once too often
     */
    boolean heed(KeyPress key) {
        pressed = Optional.of(key);
        hovered = Optional.empty();
        shown().narrator().hear();
        boolean isAgain = left.equals(Optional.of(key)) && modes.isLowest() && ended().isEmpty();
        left = Optional.empty();
        if (isAgain) {
            answer("Press {0} again to leave the game.", words().key(key));
        }
        return !isAgain;
    }

    /** Takes note that the pointer did something. */
    void heedPointer() {
        pressed = Optional.empty();
        left = Optional.empty();
        hovered = Optional.empty();
    }

    /** What is under the pointer, in words; empty if it is not over the board. */
    String hovered() {
        return hovered.filter(cell -> shown().end().isEmpty()
                        && turn().board().contains(cell)
                        && !(turn().board().terrainAt(cell) == Unseen.CELL
                                && turn().board().entitiesAt(cell).isEmpty()))
                .map(cell -> CellDescription.at(game(), turn(), cell))
                .orElse("");
    }

    @Override
    public PlayableGame game() {
        return current.game();
    }

    @Override
    public String title() {
        return current.title();
    }

    @Override
    public Keymap keymap() {
        return keymap;
    }

    @Override
    public TurnView turn() {
        return shown().turn();
    }

    @Override
    public Set<String> refused() {
        return shown().refused(this);
    }

    @Override
    public Mode mode() {
        return modes.top();
    }

    @Override
    public void push(Mode next) {
        Objects.requireNonNull(next, "A mode is opened that is null; the function that makes it has to return a mode");
        modes.push(next instanceof Confirm question ? question.askedBy(pressed) : next);
    }

    @Override
    public void pop() {
        modes.pop();
        left = pressed.filter(key -> keymap.means(key, FrontVerb.QUIT) && modes.isLowest());
    }

    @Override
    public void submit(Action action) {
        Caution.question(action, shown().turn(), words())
                .ifPresentOrElse(
                        question -> push(new Confirm(question, () -> shown().submit(action))),
                        () -> shown().submit(action));
    }

    @Override
    public void begin(Errand next) {
        errands.begin(next, shown().turn());
    }

    @Override
    public boolean isUnwanted(EntityId thing) {
        return shown().isUnwanted(thing);
    }

    @Override
    public ThingLetters letters() {
        return shown().viewpoint().letters();
    }

    @Override
    public void answer(String sentence, Object... values) {
        shown().narrator().answer(words().say(sentence, values));
    }

    @Override
    public List<String> messages() {
        return shown().narrator().lines();
    }

    @Override
    public List<String> typed() {
        return typed;
    }

    @Override
    public void hover(Optional<Point> cell) {
        hovered = cell;
    }

    /** Starts the game of the next seed. */
    @Override
    public void restart() {
        restart(current.seed() + 1);
    }

    @Override
    public void askWhy() {
        current.why().ifPresent(this::push);
    }

    @Override
    public void playOn() {
        if (current.playOn()) {
            modes.reset(new PlayMode());
        }
    }

    @Override
    public void restart(long seed) {
        begin(current.size(), seed);
    }

    @Override
    public void reopen() {
        over = false;
        current.reopen();
    }

    @Override
    public List<String> told() {
        if (mode() instanceof MenuMode list) {
            return ImmutableList.<String>builder()
                    .addAll(list.menu().told())
                    .addAll(list.menu().missed(words()).stream().toList())
                    .build();
        }
        if (mode() instanceof WhyMode why) {
            return why.told();
        }
        ImmutableList.Builder<String> told = ImmutableList.builder();
        ended().ifPresent(told::add);
        current.epitaph().ifPresent(epitaph -> told.addAll(epitaph.told()));
        String hint = WordWrap.beforeGap(mode().hint(words()));
        if (ended().isEmpty() && !hint.isEmpty()) {
            told.add(hint);
        }
        return told.build();
    }

    /** Saves the game if that can be done, and quits. A second call does nothing. */
    @Override
    public void quit() {
        if (!over) {
            current.save();
            leave();
        }
    }

    /** Saves and quits; if the game can't be saved, asks first. A game that began in a replay goes back to that. */
    @Override
    public void saveAndQuit() {
        if (origin.isPresent()) {
            origin.get().run();
            return;
        }
        current.save()
                .ifPresentOrElse(
                        why -> {
                            current.say(why);
                            push(new Confirm(words().say("The game can't be saved. Quit, and lose it?"), this::leave));
                        },
                        this::leave);
    }

    private void leave() {
        over = true;
        current.close();
    }

    /** Tells the player which keys are of use after the last step. */
    void advise() {
        boolean isOut =
                shown().viewpoint().hero().isEmpty() || shown().view().outcome().isPresent();
        if (watching.isPresent() || isOut) {
            return;
        }
        if (shown().hasRisen()) {
            Help.grow(game(), keymap).ifPresent(current::say);
        }
        shown().unworn().flatMap(thing -> Help.equip(game(), keymap, thing)).ifPresent(current::say);
    }

    /** Opens what the last steps ask the player, if the player can answer: the first question, if there are several. */
    void openPrompts() {
        boolean isEnd = ended().isPresent();
        if (isEnd || shown().waitsFor().isPresent()) {
            current.takeAsked().ifPresent(prompt -> {
                errands.stop();
                Prompts.open(prompt, isEnd, this);
            });
        }
    }

    /** The number of turns that are over. */
    long turns() {
        return shown().turns();
    }

    /** How the game ended, if it has. */
    Optional<String> ended() {
        return shown().end();
    }

    /** Goes on to the next turn. */
    void showNextTurn() {
        shown().goOnToNextTurn(current::tellListeners);
        shown().ending().ifPresent(this::end);
    }

    /** Shows why the others act as they do. */
    void showReasons() {
        shown().reasons().ifPresentOrElse(this::push, () -> answer("You know of nobody else here."));
    }

    /** Shows a turn of a recording. */
    void showTurn(RecordedGame recorded, int turn) {
        current.show(recorded, turn);
    }
}
