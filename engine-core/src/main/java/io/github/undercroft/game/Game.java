package io.github.undercroft.game;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Choice;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Imagined;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A running game: its whole state, and the steps by which it changes. The same rules, seed and inputs give the same events
 * and the same {@link #stateHash()}, on every machine. Belongs to one thread at a time; a {@link #fork()} may go to another.
 *
 * <pre>{@code
 * Game game = Game.start(rules, 42);
 * for (Step step = game.step(); !(step instanceof Step.Over || step instanceof Step.Idle); step = game.step()) {
 *     if (step instanceof Step.Acted acted) screen.show(acted.events());
 *     if (step instanceof Step.Awaiting awaiting) game.submit(awaiting.actor(), keyboard.nextAction());
 * }
 * }</pre>
 */
public final class Game {

    private final World world;
    private final StateHash hash;

    private Game(World world) {
        this.world = world;
        this.hash = new StateHash(world);
    }

    /**
     * A new game.
     *
     * @param seed decides all chance in it; any number
     * @throws IllegalArgumentException if the level's content contradicts itself, such as two entities filling one cell
     * @throws GameCodeException if the source of the first level throws or answers null
     */
    public static Game start(Rules rules, long seed) {
        EngineLog.started(rules.name(), seed);
        LevelContent content = Travelling.content(rules, seed, 0);
        EntityTable entities = new EntityTable();
        Level level = new Level(0, Ground.of(content.ground()), entities);
        level.active = true;
        World world = new World(
                rules, seed, new Levels(level), entities, GuardedOrder.create(rules.order()), new Streams(seed));
        world.changes.populate(level, content.placements());
        world.levels.setDisturbed(false);
        world.perceiving.open();
        world.outcome = TurnRunner.outcome(world);
        if (!world.order.isEmpty()) {
            world.order.current();
        }
        return new Game(world);
    }

    /**
     * Goes on with a game that was written by {@link #state()}.
     *
     * @throws IllegalArgumentException if it is the state of another game or broken; the message says where
     * @throws GameCodeException if the game's own code throws anything else, such as a turn order that cannot be restored
     */
    public static Game resume(Rules rules, StateNode.Fields state) {
        return new Game(StateParts.read(rules, state));
    }

    /**
     * Plays at most one actor's turn.
     *
     * @throws GameCodeException if the game's own code throws; it is undone, and the next step works
     */
    public Step step() {
        requireRest("step()");
        Outcome outcome = world.outcome;
        if (outcome != null) {
            return new Step.Over(outcome);
        }
        if (world.order.isEmpty()) {
            return new Step.Idle();
        }
        return world.runner.run(current());
    }

    /** What this game is made of, for the tests of this package. */
    World world() {
        return world;
    }

    /** Refuses what a game's own code may not do from within a step. */
    private void requireRest(String call) {
        if (world.busy) {
            throw new IllegalStateException(call + " was called from within the game's own code; actions,"
                    + " brains and events get all they may use handed in");
        }
    }

    private EntityState current() {
        EntityState actor = world.entities.findInTurn(world.order.current());
        if (actor == null) {
            IllegalStateException gone = new IllegalStateException(
                    "Whose turn it is has left the game, and remove() of the turn order was called for it");
            throw new GameCodeException("Asking whose turn it is", world.rules.order(), gone);
        }
        return actor;
    }

    /**
     * Says what an actor shall do, if it is waited for or has something unfinished that this is to replace. It counts when
     * its turn comes; submitted again before that, the later one counts.
     */
    public InputReply submit(EntityId id, Action action) {
        Objects.requireNonNull(action, "submit needs an action; to take one back, interrupt");
        ValueCheck.check(world.rules.registry(), action, "input");
        InputReply reply = mayInput(id);
        EntityState actor = world.find(id);
        if (reply instanceof InputReply.Accepted && actor != null) {
            actor.input = action;
            actor.unfinished = null;
            actor.unfinishedIsInput = false;
            actor.hashed = false;
        }
        return reply;
    }

    /** Makes an actor drop what it has begun and not finished, and what was submitted for it. */
    public InputReply interrupt(EntityId id) {
        InputReply reply = mayInput(id);
        EntityState actor = world.find(id);
        if (reply instanceof InputReply.Accepted && actor != null) {
            actor.input = null;
            actor.unfinished = null;
            actor.unfinishedIsInput = false;
            actor.hashed = false;
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
        Controller controller = actor.slots.controller;
        world.busy = true;
        try {
            return controller != null && controller.decide(actor.view(world)) instanceof Decision.Await;
        } catch (Throwable thrown) {
            throw new GameCodeException("Deciding for " + actor, controller == null ? actor : controller, thrown);
        } finally {
            world.busy = false;
        }
    }

    /** @return an independent copy: for equal inputs both go on equally. Cheap: a few microseconds for 50 actors */
    public Game fork() {
        requireRest("fork()");
        return new Game(world.fork(null));
    }

    /** @return the game to look at; always the present */
    public GameView view() {
        return world.view;
    }

    /**
     * What an actor may try, each offer tried and undone: what is listed as legal does not fail when it is submitted now.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     * @throws GameCodeException if the game's own code throws
     */
    public List<Choice> legalActions(EntityId id) {
        EntityState actor = requireTurn(id);
        world.busy = true;
        try {
            return Lookahead.legalActions(world, actor);
        } finally {
            world.busy = false;
        }
    }

    /**
     * Plays an action of the actor whose turn it is in a copy with other chances. What it tells of chance is not what will
     * come; asked again, it tells the same.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     * @throws GameCodeException if the game's own code throws
     */
    public Imagined preview(EntityId id, Action action) {
        EntityState actor = requireTurn(id);
        world.busy = true;
        try {
            return Lookahead.imagine(world, actor, action);
        } finally {
            world.busy = false;
        }
    }

    /**
     * What the actor whose turn it is sees, for a user interface: which cells a template would hit, what is best to aim at.
     * Good until the next step.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     */
    public TurnView turn(EntityId id) {
        return requireTurn(id).view(world);
    }

    private EntityState requireTurn(EntityId id) {
        requireRest("turn, legalActions or preview");
        if (world.outcome != null || world.order.isEmpty()) {
            throw new IllegalArgumentException("Nobody has a turn, so " + id + " has none; the game is over or idle");
        }
        EntityState actor = current();
        if (!actor.id.equals(id)) {
            throw new IllegalArgumentException("It is the turn of " + actor + ", not of " + id);
        }
        return actor;
    }

    /**
     * The whole state in 64 bits: equal states have equal hashes.
     *
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public long stateHash() {
        requireRest("stateHash()");
        return hash.total();
    }

    /** @return the hash of each named part of the state */
    public SortedMap<String, Long> stateParts() {
        requireRest("stateParts()");
        return hash.parts();
    }

    /** @return the name of the first part in which two games differ, in the order of names; empty if they are equal */
    public static Optional<String> firstDifference(Game one, Game other) {
        one.requireRest("firstDifference");
        other.requireRest("firstDifference");
        return StateHash.firstDifference(one.hash, other.hash);
    }

    /**
     * The whole state as a neutral tree, from which {@link #resume} goes on.
     *
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public StateNode.Fields state() {
        requireRest("state()");
        return StateParts.write(world);
    }
}
