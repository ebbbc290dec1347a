package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.Destructible;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.TypedAction;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.front.log.Kills;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.log.Notices;
import io.github.undercroft.front.log.ThingLetters;
import io.github.undercroft.front.map.Animation;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.map.Spectator;
import io.github.undercroft.front.mode.Interruption;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.GrowthEvent;
import io.github.undercroft.item.Stacks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One running game, or one that is played again, with its pictures and messages for the player. */
final class ShownGame {

    /** So many steps in which the player does nothing are more than a round of the largest games. */
    static final int MAX_STEPS = 10_000;

    private final GameSteps steps;
    private final GameView truth;
    private PlayerView view;

    private final Narrator narrator;
    private final Causes causes;
    private final Kills kills = new Kills();
    private final Set<EntityId> players;
    /** Whose turn it is, or was last, among the players. */
    private EntityId player;

    private final Words words;
    private final Looks looks;
    private final Map<EntityId, Notices> notices = new HashMap<>();

    private Spectator spectator;
    private Scene scene;
    private Point focus;
    private int level;
    private Optional<EntityId> waitsFor = Optional.empty();
    private Optional<String> end = Optional.empty();
    private boolean playersTurn;
    private long turns;
    private long turnsAtSubmit;
    private boolean isCheated;
    private boolean hasRisen;
    private List<Percept> perceived = ImmutableList.of();
    private Optional<Entity> unworn = Optional.empty();
    private final PutDown dropped = new PutDown();
    private final ThingLetters letters = new ThingLetters();
    private Ending.Figure figure;
    /** What the player held when it was seen last, as it took it. */
    private List<Entity> held = ImmutableList.of();
    /** The player who left the game last. */
    private Optional<Hero> gone = Optional.empty();
    /** How the player's figure is shown once it has left the game. */
    private Optional<Appearance> remains = Optional.empty();

    /** Goes on from the moment at which the notes were made. */
    ShownGame(PlayableGame bundled, GameSteps steps, PlayNotes notes) {
        this(bundled, steps);
        dropped.restore(notes.dropped());
        letters.restore(notes.letters());
        turns = notes.turns();
        narrator.restore(notes.messages());
        kills.restore(notes.kills());
    }

    /** From the present moment of a game on, as if nothing had happened before. */
    ShownGame(PlayableGame bundled, GameSteps steps) {
        this.steps = steps;
        truth = steps.view();
        players = truth.players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        player = players.stream().findFirst().orElse(EntityId.WORLD);
        view = truth.as(player);
        isCheated = bundled.isCheated(truth);
        words = bundled.words();
        causes = new Causes(truth, view, words);
        looks = bundled.looks();
        narrator = new Narrator(truth, words.wording());
        players.forEach(each -> notices.put(each, new Notices(truth.entity(each), truth.as(each), words)));
        spectator = Spectator.of(truth, looks, player);
        scene = spectator.scene(truth);
        focus = new Point(scene.ground().width() / 2, scene.ground().height() / 2);
        figure = new Ending.Figure(words.say("nobody"), ImmutableList.of(), scene);
        look();
    }

    /**
     * What is saved beside the game.
     *
     * @param steps how many of them are recorded
     */
    PlayNotes notes(long seed, BoardSize size, int steps) {
        return new PlayNotes(
                seed, size, turns, steps, narrator.messages(), kills.counts(), dropped.things(), letters.owners());
    }

    Words words() {
        return words;
    }

    PlayerView view() {
        return view;
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

    /** The status line of the game, which says so if the player has cheated. */
    String status(PlayableGame bundled) {
        return bundled.status(view, figure()) + cheated();
    }

    /** The same, as brief as one row asks for, and where even that has no room in so many rows at most. */
    List<String> status(PlayableGame bundled, int rows, int columns) {
        String line = bundled.status(view, figure(), each -> TextWidth.fits(each + cheated(), columns)) + cheated();
        return WordWrap.first(WordWrap.rows(line, columns, ""), rows, columns);
    }

    /** The last word of the game. */
    String closing(PlayableGame bundled) {
        return bundled.closing(view, figure());
    }

    /** The player whose turn it is, or was last, as it is or was when it left the game. */
    private Hero figure() {
        return gone.filter(
                        left -> left.id().equals(player) && view.entity(player).isEmpty())
                .orElseGet(() -> Hero.of(view, player));
    }

    private String cheated() {
        return isCheated ? WordWrap.GAP + words.say("cheated") : "";
    }

    /** All that there is to tell of the end, once there is one. */
    Optional<Ending> ending() {
        return end.map(how -> new Ending(
                how,
                view.outcome(),
                causes.all(),
                new Ending.Course(turns, truth.levels().size(), kills, isCheated),
                figure));
    }

    /** Whether the player rose to a level of experience in the last step. */
    boolean hasRisen() {
        return hasRisen;
    }

    /** What the player got in the last step that could be worn or wielded where nothing is. */
    Optional<Entity> unworn() {
        return unworn;
    }

    /** What the player perceived of the last step. */
    List<Percept> perceived() {
        return perceived;
    }

    /** Whether it is a recording that is played again. */
    boolean isReplayed() {
        return steps instanceof GameSteps.Recorded;
    }

    Narrator narrator() {
        return narrator;
    }

    Scene scene() {
        return scene;
    }

    /** Where the player is, or was last. */
    Point focus() {
        return focus;
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

    ThingLetters letters() {
        return letters;
    }

    /** Whether the player has put that thing down on purpose. */
    boolean isUnwanted(EntityId thing) {
        return dropped.contains(thing);
    }

    void submit(Action action) {
        turnsAtSubmit = turns;
        game().submit(waitsFor.orElseThrow(), action);
        waitsFor = Optional.empty();
    }

    List<Frame> goOn() {
        hasRisen = false;
        perceived = ImmutableList.of();
        unworn = Optional.empty();
        Optional<Step> step = steps.next();
        if (step.isEmpty()) {
            finish(steps.end(causes));
        } else if (step.get() instanceof Step.Acted acted) {
            return show(acted);
        } else if (step.get() instanceof Step.Awaiting awaiting) {
            waitsFor = Optional.of(awaiting.actor()).filter(actor -> steps instanceof GameSteps.Played);
            follow(awaiting.actor());
            tellRefusal(awaiting);
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

    private void tellRefusal(Step.Awaiting awaiting) {
        TurnView turn = steps.turn(awaiting.actor());
        awaiting.refused()
                .flatMap(why -> Interruption.refused(why, turn, words, turns > turnsAtSubmit)
                        .or(() -> words.wording().tell(why, turn)))
                .ifPresent(narrator::answer);
    }

    private void finish(String outcome) {
        String how = outcome + (isCheated ? " " + words.say("You cheated.") : "");
        narrator.say(how);
        end = Optional.of(how);
    }

    private List<Frame> show(Step.Acted acted) {
        playersTurn = players.contains(acted.actor());
        Optional<EntityId> mover = Optional.of(acted.actor()).filter(actor -> playersTurn);
        turns += playersTurn ? 1 : 0;
        isCheated |= acted.action() instanceof TypedAction;
        dropped.after(acted, players);
        perceived = narrator.perceived(acted);
        causes.add(acted);
        players.forEach(each -> kills.add(acted, each));
        acted.events().stream()
                .flatMap(event -> Hero.gone(event).stream())
                .filter(left -> players.contains(left.id()))
                .forEach(left -> gone = Optional.of(left.holding(held)));
        hasRisen = acted.events().stream()
                .anyMatch(event -> event instanceof GrowthEvent.Rose rose && players.contains(rose.who()));
        Optional<TypedAction> cheat =
                acted.action() instanceof TypedAction typed ? Optional.of(typed) : Optional.empty();
        cheat.flatMap(TypedAction::line).ifPresent(line -> narrator.say(":" + line));
        narrator.tell(acted, turns);
        cheat.flatMap(TypedAction::told).ifPresent(told -> narrator.say(words.say(told)));
        notice(acted);
        if (!players.isEmpty()
                && truth.outcome().isEmpty()
                && players.stream().allMatch(each -> truth.entity(each).isEmpty())) {
            finish(causes.sentence(EndConditions.lostWithout(Faction.PLAYERS)
                    .outcome(truth))); // the rules go on, but nobody plays any more
        }
        boolean isElsewhere = view.board().level() != level; // a journey to another level is not animated
        List<Frame> frames = isElsewhere
                ? ImmutableList.of()
                : Animation.frames(spectator.stage(scene, truth), spectator.seen(acted, truth), mover, looks);
        look();
        return frames;
    }

    /** Tells what the player notices after a step without an event that says so. */
    private void notice(Step.Acted acted) {
        for (GameEvent event : acted.events()) {
            if (event instanceof TravelEvent.Arrived arrived && players.contains(arrived.who())) {
                narrator.say(words.say(arrived.at().level() > arrived.fromLevel() ? "You go down." : "You go up."));
            }
        }
        hero().ifPresent(hero -> {
            Notices noticed = notices.computeIfAbsent(hero.id(), id -> new Notices(hero(), view, words));
            noticed.after(acted, hero, view, turns).forEach(narrator::say);
            noticed.underfoot(acted, hero, view).ifPresent(narrator::note);
        });
        unworn = Notices.unworn(acted, players, view);
    }

    /** Shows and tells what another player knows, whose turn it is. */
    private void follow(EntityId next) {
        if (!next.equals(player) && players.contains(next)) {
            player = next;
            view = truth.as(next);
            narrator.follow(next);
            look();
        }
    }

    private void look() {
        level = view.board().level();
        spectator = Spectator.of(truth, looks, player);
        scene = spectator.scene(truth);
        if (hero().isEmpty()) {
            remains.ifPresent(gone -> scene = scene.with(focus, gone));
        }
        hero().ifPresent(hero -> {
            remains = Optional.of(Ending.remains(hero, looks));
            hero.position().ifPresent(at -> focus = at);
            held = Stacks.together(view.things(hero.id()));
            letters.give(held, truth);
            figure = new Ending.Figure(
                    words.wording().name(hero.name()),
                    held.stream().map(words::named).toList(),
                    scene);
        });
    }

    /** The player's health, if it is counted with a most. */
    Optional<Health> health() {
        return hero().flatMap(hero -> hero.get(Destructible.class))
                .filter(Health.class::isInstance)
                .map(Health.class::cast);
    }

    /** The player whose turn it is, or was last; if that one is gone, the first that is left. */
    Optional<Entity> hero() {
        return view.entity(player)
                .or(() ->
                        players.stream().flatMap(id -> view.entity(id).stream()).findFirst());
    }
}
