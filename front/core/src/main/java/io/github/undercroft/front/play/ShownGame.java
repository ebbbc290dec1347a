package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.TypedAction;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.log.Notices;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.growth.GrowthEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One running game, or one that is played again: how it goes on, how far it is, and how it ended. */
final class ShownGame {

    /** So many steps in which the player does nothing are more than a round of the largest games. */
    static final int MAX_STEPS = 10_000;

    private final GameSteps steps;
    private final GameView truth;
    private final Words words;
    private final Predicate<GameView> isHeir;
    private final Viewpoint viewpoint;
    private final GameStory story;
    private final PutDown dropped = new PutDown();
    /** What somebody did in the last step; empty if nobody acted. */
    private Optional<Step.Acted> last = Optional.empty();

    private Optional<EntityId> waitsFor = Optional.empty();
    /** What would be refused in the decision that is awaited, once that was asked. */
    private @Nullable Set<String> refused;

    private Optional<String> end = Optional.empty();
    private boolean playersTurn;
    private long turns;
    private long turnsAtSubmit;
    private boolean isCheated;
    /** The turn from which it is played on after it was lost; 0 if it is not. */
    private long playedOn;

    /** Goes on from the moment at which the notes were made. */
    ShownGame(PlayableGame bundled, GameSteps steps, PlayNotes notes) {
        this(bundled, steps);
        dropped.restore(notes.dropped());
        viewpoint.letters().restore(notes.letters());
        turns = notes.turns();
        story.narrator().restore(notes.messages());
        story.kills().restore(notes.kills());
    }

    /** From the present moment of a game on, as if nothing had happened before. */
    ShownGame(PlayableGame bundled, GameSteps steps) {
        this.steps = steps;
        truth = steps.view();
        words = bundled.words();
        isCheated = bundled.isCheated(truth);
        isHeir = game -> bundled.legacy().filter(legacy -> legacy.isIn(game)).isPresent();
        viewpoint = new Viewpoint(truth, words, bundled.looks());
        story = new GameStory(bundled, truth, viewpoint);
    }

    /**
     * What is saved beside the game.
     *
     * @param steps how many of them are recorded
     */
    PlayNotes notes(long seed, BoardSize size, int steps) {
        return new PlayNotes(
                seed,
                size,
                turns,
                steps,
                narrator().messages(),
                story.kills().counts(),
                dropped.things(),
                viewpoint.letters().owners());
    }

    /** For whom it is shown. */
    Viewpoint viewpoint() {
        return viewpoint;
    }

    PlayerView view() {
        return viewpoint.view();
    }

    Narrator narrator() {
        return story.narrator();
    }

    /** The hash of what is shown. */
    long stateHash() {
        return steps.stateHash();
    }

    /** The game, to save it. */
    Game game() {
        return steps.game();
    }

    /** How many turns the player has had. */
    long turns() {
        return turns;
    }

    /** Says how many turns there were before those that this game has shown. */
    void countTurns(int number) {
        turns = number;
    }

    /** Says from which turn it is played on after it was lost; 0 if it is not. */
    void markPlayedOn(long turn) {
        playedOn = turn;
    }

    /** The status line of the game, which says so if the player has cheated. */
    String status(PlayableGame bundled) {
        return bundled.status(view(), viewpoint.heroOrGone()) + cheated();
    }

    /**
     * The same, as brief as one row asks for, and where even that has no room in so many rows at most. Where nobody is listed who is about
     * to strike, it says so if that is where the player stands.
     */
    List<String> status(PlayableGame bundled, int rows, int columns) {
        String last = marked() + cheated();
        String line =
                bundled.status(view(), viewpoint.heroOrGone(), each -> TextWidth.fits(each + last, columns)) + last;
        return WordWrap.first(WordWrap.rows(line, columns, ""), rows, columns);
    }

    /** The last word of the game. */
    String closing(PlayableGame bundled) {
        return bundled.closing(view(), viewpoint.heroOrGone());
    }

    /** In letters the player's own covers the mark. */
    private String marked() {
        boolean isMarked = end.isEmpty()
                && viewpoint.hero().stream()
                        .flatMap(hero -> hero.cells().stream())
                        .anyMatch(viewpoint.scene().announced()::contains);
        return isMarked ? WordWrap.GAP + words.say("marked") : "";
    }

    private String cheated() {
        return isCheated ? WordWrap.GAP + words.say("cheated") : "";
    }

    /** Plays until the player has a turn, and does that in it; nothing if none comes for long. */
    void begin(Action first) {
        for (int step = 0; step < MAX_STEPS && waitsFor.isEmpty() && end.isEmpty(); step++) {
            goOn();
        }
        waitsFor.ifPresent(who -> submit(first));
    }

    /** What the game leaves to the next one; empty for nothing. */
    Optional<Action> left(PlayableGame bundled) {
        return bundled.legacy().flatMap(legacy -> legacy.left(truth));
    }

    /** All that there is to tell of the end, once there is one. */
    Optional<Ending> ending() {
        return end.map(how -> new Ending(
                how,
                view().outcome(),
                story.causes().all(),
                new Ending.Course(turns, truth.levels().size(), story.kills(), isCheated, isHeir.test(truth), playedOn),
                viewpoint.figure(),
                story.remarks(viewpoint.figure())));
    }

    /** Whether the player rose to a level of experience in the last step. */
    boolean hasRisen() {
        return last.stream()
                .flatMap(acted -> acted.events().stream())
                .anyMatch(event -> event instanceof GrowthEvent.Rose rose
                        && viewpoint.players().contains(rose.who()));
    }

    /** What the player got in the last step that could be worn or wielded where nothing is. */
    Optional<Entity> unworn() {
        return last.flatMap(acted -> Notices.unworn(acted, viewpoint.players(), view()));
    }

    /** What the player perceived of the last step. */
    List<Percept> perceived() {
        return last.map(narrator()::perceived).orElse(ImmutableList.of());
    }

    /** Whether it is a recording that is played again. */
    boolean isReplayed() {
        return steps instanceof GameSteps.Recorded;
    }

    /** What shows why the others act as they do; empty if the player knows of no other actor. */
    Optional<ReasonsMode> reasons() {
        return ReasonsMode.of(words, view(), viewpoint.player(), viewpoint.focus(), steps::explained);
    }

    /** The actor for whose input the game waits. */
    Optional<EntityId> waitsFor() {
        return waitsFor;
    }

    /** How the game ended, if it has. */
    Optional<String> end() {
        return end;
    }

    /** Whether the last step was one of the player. */
    boolean wasPlayersTurn() {
        return playersTurn;
    }

    /** The view of the awaited actor. */
    TurnView turn() {
        return game().turn(waitsFor.orElseThrow(() -> new IllegalStateException("There is no turn now: the game"
                + " waits for nobody. Play on by goOn() while isBusy(), and ask then")));
    }

    /** What would be refused now: as one mask for each decision, however often it is drawn. */
    Set<String> refused(PlayControls play) {
        Set<String> known = refused;
        if (known == null) {
            known = waitsFor.map(actor -> refused(play, actor)).orElse(ImmutableSet.of());
            refused = known;
        }
        return known;
    }

    private Set<String> refused(PlayControls play, EntityId actor) {
        try {
            return Help.refused(play, Deeds.judged(play.game(), words, game(), actor));
        } catch (RuntimeException broke) {
            return ImmutableSet.of(); // of verbs of the game's own, whose key tells of it
        }
    }

    /** Whether the player has put that thing down on purpose. */
    boolean isUnwanted(EntityId thing) {
        return dropped.contains(thing);
    }

    void submit(Action action) {
        turnsAtSubmit = turns;
        game().submit(waitsFor.orElseThrow(), action);
        waitsFor = Optional.empty();
        refused = null;
    }

    List<Frame> goOn() {
        last = Optional.empty();
        refused = null;
        Optional<Step> step = steps.next();
        if (step.isEmpty()) {
            finish(steps.end(story.causes()));
        } else if (step.get() instanceof Step.Acted acted) {
            return show(acted);
        } else if (step.get() instanceof Step.Awaiting awaiting) {
            waitsFor = Optional.of(awaiting.actor()).filter(actor -> steps instanceof GameSteps.Played);
            if (viewpoint.follow(awaiting.actor())) {
                narrator().follow(awaiting.actor());
            }
            story.tellRefusal(awaiting, steps.turn(awaiting.actor()), turns > turnsAtSubmit);
        }
        return ImmutableList.of();
    }

    /** Plays until the player has had a turn or should have one, or the end, or only others have acted for long. */
    void goOnToNextTurn(Runnable afterEach) {
        long before = turns;
        int left = isReplayed() ? Integer.MAX_VALUE : MAX_STEPS; // a recording ends
        do {
            goOn();
            afterEach.run();
            left--;
        } while (left > 0 && turns == before && end.isEmpty() && waitsFor.isEmpty());
    }

    private void finish(String outcome) {
        String how = outcome + (isCheated ? " " + words.say("You cheated.") : "");
        narrator().say(how);
        end = Optional.of(how);
    }

    private List<Frame> show(Step.Acted acted) {
        last = Optional.of(acted);
        playersTurn = viewpoint.players().contains(acted.actor());
        turns += playersTurn ? 1 : 0;
        isCheated |= acted.action() instanceof TypedAction;
        dropped.after(acted, viewpoint.players());
        story.tell(acted, turns);
        if (viewpoint.isDeserted() && truth.outcome().isEmpty()) {
            finish(story.causes()
                    .sentence(EndConditions.lostWithout(Faction.PLAYERS)
                            .outcome(truth))); // the rules go on, but nobody plays any more
        }
        return viewpoint.show(acted);
    }
}
