package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Offer;
import io.github.undercroft.Outcome;
import io.github.undercroft.Player;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.EngineLog;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A running game: its whole state, and the steps by which it changes. The same rules, seed and inputs give the same
 * events and the same {@link #stateHash()}, on every machine. Belongs to one thread at a time; a {@link #fork()} may go
 * to another.
 *
 * <pre>{@code
 * Game game = Game.start(rules, 42);
 * for (Step step = game.step(); !(step instanceof Step.Over || step instanceof Step.Idle); step = game.step()) {
 *     if (step instanceof Step.Acted acted) show(acted.events());
 *     if (step instanceof Step.Awaiting awaiting) game.submit(awaiting.actor(), nextAction());
 * }
 * }</pre>
 */
public final class Game {

    /** The version of the engine's own part of a {@link #state()}, which says how its parts are named and laid out. */
    public static final int STATE_VERSION = 3;

    private final Rules rules;
    private final World world;
    /** Made when first asked for: many forks are only kept. */
    private @Nullable Engine engine;
    /** Made when first asked for: most forks are never hashed. */
    private @Nullable StateHash hash;
    /** Whether the game's own code is running, so that it cannot call {@link #step} itself. */
    private boolean busy;

    private ImmutableList<GameListener> listeners = ImmutableList.of();

    private Game(Engine engine) {
        this(engine.rules, engine.world);
        this.engine = engine;
    }

    private Game(Rules rules, World world) {
        this.rules = rules;
        this.world = world;
    }

    /**
     * A new game.
     *
     * @param seed decides all random numbers; any number
     * @throws IllegalArgumentException if the level's content contradicts itself, such as two that block one cell, or has
     *     values whose types the rules do not name, though they name others
     * @throws GameCodeException if the source of the first level throws or returns null, or the scheduler throws
     */
    public static Game start(Rules rules, long seed) {
        EngineLog.started(rules.name(), seed);
        return new Game(NewGame.of(rules, seed));
    }

    /**
     * Resumes a game that was written by {@link #state()}.
     *
     * @throws IllegalArgumentException if it is the state of another game or broken; the message says where
     * @throws GameCodeException if the game's own code throws anything else, such as a scheduler that cannot be
     *     restored
     */
    public static Game resume(Rules rules, StateNode.Fields state) {
        return new Game(StateParts.read(rules, state));
    }

    /**
     * Plays at most one actor's turn.
     * @throws GameCodeException if the game's own code throws; it is undone, and the next step works
     */
    public Step step() {
        requireRest("step()");
        if (listeners.isEmpty()) {
            return play();
        }
        Step step;
        try {
            step = play();
        } catch (Throwable thrown) {
            listeners.forEach(listener -> listener.threw(thrown));
            throw thrown;
        }
        listeners.forEach(listener -> listener.stepped(step));
        return step;
    }

    private Step play() {
        Outcome outcome = world.outcome;
        if (outcome != null) {
            return new Step.Over(outcome);
        }
        if (world.order.isEmpty()) {
            return new Step.Idle();
        }
        EntityState actor = current();
        busy = true;
        try {
            return engine().runner.run(actor);
        } finally {
            busy = false;
        }
    }

    /**
     * Adds a listener, which is told of each input and each step of this game from now on, after those that were added
     * before. Listeners are no part of the state: forks have none.
     */
    public void listen(GameListener listener) {
        listeners = ImmutableList.<GameListener>builder()
                .addAll(listeners)
                .add(Objects.requireNonNull(listener, "listener"))
                .build();
    }

    /** The state of this game, for the tests of this package. */
    World world() {
        return world;
    }

    Engine engine() {
        Engine known = engine;
        if (known == null) {
            known = new Engine(world, rules);
            engine = known;
        }
        return known;
    }

    /** Refuses calls that the game's own code makes from within a step. */
    private void requireRest(String call) {
        if (busy) {
            throw new IllegalStateException(call + " was called from within the game's own code; actions,"
                    + " brains and events get all they may use handed in");
        }
    }

    private EntityState current() {
        EntityState actor = world.entities.findInTurn(world.order.current());
        if (actor == null) {
            IllegalStateException gone = new IllegalStateException(
                    "The actor whose turn it is has left the game, and remove() of the scheduler was called for it");
            throw GameCode.threw("Asking whose turn it is", rules.scheduler(), gone);
        }
        return actor;
    }

    /**
     * Sets the next action of an actor that is awaited, or replaces what the actor has left unfinished. It takes effect
     * at the actor's next turn; a later call before that replaces it.
     */
    public InputReply submit(EntityId id, Action action) {
        Objects.requireNonNull(action, "submit needs an action; to take one back, interrupt");
        ValueCheck.check(rules.registry(), action, "input");
        InputReply reply = mayInput(id);
        EntityState actor = world.find(id);
        if (reply instanceof InputReply.Accepted && actor != null) {
            listeners.forEach(listener -> listener.submitted(id, action));
            Plans.submit(actor, action);
        }
        return reply;
    }

    /** Makes an actor drop its unfinished action and its submitted input. */
    public InputReply interrupt(EntityId id) {
        InputReply reply = mayInput(id);
        EntityState actor = world.find(id);
        if (reply instanceof InputReply.Accepted && actor != null) {
            Plans.drop(actor);
            listeners.forEach(listener -> listener.interrupted(id));
        }
        return reply;
    }

    private InputReply mayInput(EntityId id) {
        requireRest("submit or interrupt");
        if (world.outcome != null) {
            return new InputReply.Over(world.outcome);
        }
        EntityState actor = world.find(id);
        if (actor == null || !world.order.contains(actor.key)) {
            return new InputReply.NoSuchActor(id);
        }
        boolean open = actor.unfinished != null
                || actor.input != null
                || (world.order.current() == actor.key && awaits(actor));
        return open ? new InputReply.Accepted() : new InputReply.NotAwaited(id);
    }

    private boolean awaits(EntityState actor) {
        Brain brain = actor.slots.brain;
        busy = true;
        try {
            return brain != null && brain.decide(engine().views.of(actor)) instanceof Decision.Await;
        } catch (Throwable thrown) {
            throw GameCode.threw("Deciding for " + actor, brain == null ? actor : brain, thrown);
        } finally {
            busy = false;
        }
    }

    /** @return an independent copy: equal inputs give equal results in both. Cheap: a few microseconds for 50 actors */
    public Game fork() {
        requireRest("fork()");
        return new Game(rules, world.fork());
    }

    /**
     * An independent copy with other luck: streams and the actors' own random numbers are drawn anew from a number. Levels that are
     * not made yet stay those of the game's seed. Equal numbers give equal branches; what one draws tells nothing of what the game itself will draw.
     * Costs what a fork costs.
     *
     * @param chance any number
     * @throws IllegalStateException while the game plays a step
     */
    public Game branch(long chance) {
        requireRest("branch()");
        return new Game(rules, world.branch(chance));
    }

    /**
     * Such a branch, in which an actor awaits input: {@link Player} takes the place of its brain.
     *
     * @throws IllegalArgumentException if there is no such actor
     */
    public Game branch(long chance, EntityId awaited) {
        Game branch = branch(chance);
        EntityState actor = branch.world.find(awaited);
        if (actor == null || actor.slots.brain == null) {
            throw new IllegalArgumentException("There is no actor " + awaited + " that could await input");
        }
        branch.engine().writer.compose(actor, actor.slots.with(new Player()));
        return branch;
    }

    /** @return a read-only view of the game; it always shows the present */
    public GameView view() {
        return engine().views.whole();
    }

    /**
     * Lists what an actor may try, by what it knows: each offer is tried on the board that it knows, and undone. If an
     * action that is listed as legal fails when it is submitted now, the reason is something that the actor does not
     * know, such as an unseen entity on a cell. For an actor without senses it never fails. A cell that was never seen
     * counts as open.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     * @throws GameCodeException if the game's own code throws
     */
    public List<Choice> legalActions(EntityId id) {
        return legalActions(id, ImmutableList.of());
    }

    /**
     * The same, and then what is offered besides, in its order, such as the steps and verbs of a front end, judged in the same copy of
     * what the actor knows. Of equal offers only the first is listed. O(offers).
     */
    public List<Choice> legalActions(EntityId id, List<Offer> more) {
        EntityState actor = requireTurn(id);
        busy = true;
        try {
            return engine().legalActions(actor, ImmutableList.copyOf(more));
        } finally {
            busy = false;
        }
    }

    /**
     * Plays an action of the actor whose turn it is in a copy with different random numbers, which are the same for
     * each call: it never reveals the coming rolls. For an actor with senses the copy holds only what the actor knows
     * (see {@link TurnView#imagine}). If an action that succeeds there is refused when it is submitted now, the reason
     * is something that the actor does not know. For an actor without senses the copy is the true game.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     * @throws GameCodeException if the game's own code throws
     */
    public Imagined preview(EntityId id, Action action) {
        EntityState actor = requireTurn(id);
        busy = true;
        try {
            return engine().imagine(actor, action);
        } finally {
            busy = false;
        }
    }

    /**
     * Why an actor acts as it does: in a copy of the game its brain is asked what to do, with a view that writes down which behaviours
     * were asked and what is told by {@link TurnView#because(String)}. Ask right before its turn to learn what it will try. Asked earlier, it is
     * what the actor would do if its turn were now; a brain that imagines deeds can only be asked at its turn.
     *
     * @throws IllegalArgumentException if there is no such actor
     * @throws GameCodeException if the game's own code throws
     */
    public Explanation explain(EntityId id) {
        Game copy = fork();
        busy = true;
        try {
            return ExplainingView.explain(copy.engine(), id);
        } finally {
            busy = false;
        }
    }

    /**
     * The view of the actor whose turn it is, for a user interface: which cells a template would hit, what is best to
     * aim at. Valid until the next step.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     */
    public TurnView turn(EntityId id) {
        return engine().views.of(requireTurn(id));
    }

    private EntityState requireTurn(EntityId id) {
        requireRest("turn, legalActions or preview");
        if (world.outcome != null || world.order.isEmpty()) {
            throw new IllegalArgumentException("No actor has a turn, so " + id + " has none; the game is over or idle");
        }
        EntityState actor = current();
        if (!actor.id.equals(id)) {
            throw new IllegalArgumentException("It is the turn of " + actor + ", not of " + id + "; what " + id
                    + " knows can be asked at any time by view().perception(id)");
        }
        return actor;
    }

    private StateHash hash() {
        StateHash known = hash;
        if (known == null) {
            known = new StateHash(world, rules.registry(), engine().recollections);
            hash = known;
        }
        return known;
    }

    /**
     * A 64-bit hash of the whole state: equal states have equal hashes.
     *
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public long stateHash() {
        requireRest("stateHash()");
        return hash().total();
    }

    /** @return the hash of each part of the state by the name of the part; their sum is {@link #stateHash} */
    public SortedMap<String, Long> stateHashParts() {
        requireRest("stateHashParts()");
        return hash().parts();
    }

    /**
     * A hash of the random streams alone, which takes much less time than {@link #stateHash}.
     *
     * @param streams which streams count, by name
     * @return the sum of the parts {@code stream/NAME} of {@link #stateHashParts}; in a {@link #branch} also of what is drawn from later
     */
    public long randomHash(Predicate<String> streams) {
        requireRest("randomHash()");
        return hash().random(Objects.requireNonNull(streams, "streams"));
    }

    /** @return the name of the first part in which two games differ, in the order of names; empty if they are equal */
    public static Optional<String> firstDifference(Game one, Game other) {
        one.requireRest("firstDifference");
        other.requireRest("firstDifference");
        return StateHash.firstDifference(one.hash(), other.hash());
    }

    /** @return the whole state as a tree, which {@link #resume} reads; refuses what {@link #stateHash} refuses */
    public StateNode.Fields state() {
        requireRest("state()");
        return StateParts.write(world, rules, engine().recollections);
    }
}
