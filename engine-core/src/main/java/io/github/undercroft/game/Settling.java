package io.github.undercroft.game;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Reaction;
import io.github.undercroft.model.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets follow what follows: cells that were entered, answers to events, queued actions, until nothing is left. It
 * remembers how far it got in this step.
 */
final class Settling {

    /** How many things may follow from one step. */
    static final int MOST = 10_000;

    private static final int REPORTED = 16;

    private final World world;
    private final ArrayDeque<Cause> last = new ArrayDeque<>();
    private int nextArrival;
    private int nextEvent;
    private int nextFollowUp;
    private int done;
    private boolean wasCut;
    private @Nullable GameCodeException failure;

    Settling(World world) {
        this.world = world;
    }

    /** What the game's code threw first, with all it threw later. */
    @Nullable
    GameCodeException failure() {
        return failure;
    }

    /** Forgets the step before. */
    void begin() {
        nextArrival = 0;
        nextEvent = 0;
        nextFollowUp = 0;
        done = 0;
        wasCut = false;
        failure = null;
        if (!last.isEmpty()) {
            last.clear();
        }
    }

    void run() {
        while (true) {
            if (nextArrival < world.arrivals.size()) {
                arrive(nextArrival);
                nextArrival++;
            } else if (nextEvent < world.events.size()) {
                if (world.reactors == 0 && world.fallen.isEmpty()) {
                    nextEvent = world.events.size();
                } else {
                    answer(nextEvent);
                    nextEvent++;
                }
            } else if (nextFollowUp < world.followUps.size()) {
                follow(world.followUps.get(nextFollowUp));
                nextFollowUp++;
            } else {
                return;
            }
            if (isFull()) {
                cut();
                return;
            }
        }
    }

    /** Whether more has followed from this step than may. */
    boolean isFull() {
        return done > MOST;
    }

    /** Counts one thing more. */
    void count(Cause cause) {
        done++;
        remember(cause);
    }

    /** Drops what would still follow, and tells so once. */
    void cut() {
        nextArrival = world.arrivals.size();
        nextFollowUp = world.followUps.size();
        nextEvent = world.events.size();
        if (wasCut) {
            return;
        }
        wasCut = true;
        List<Cause> reported = new ArrayList<>(last);
        EngineLog.cut("more than " + MOST + " things follow from one step", reported);
        world.events.add(new GameEvent.FollowUpsCut(reported), world.current);
        nextEvent = world.events.size();
    }

    /** Lets the terrain answer who came, if it is still there. */
    private void arrive(int index) {
        int cell = world.arrivals.cell(index);
        EntityState entity = world.arrivals.who(index);
        Level level = world.levels.at(world.arrivals.level(index));
        ActiveTerrain active = level.activeAt(cell);
        if (active != null
                && entity.alive
                && entity.location instanceof Location.OnLevel on
                && on.level() == level.level()
                && level.index(on.cell()) == cell) {
            Cause cause = new Cause.Ground(on.cell(), active);
            count(cause);
            act(entity, cause, active, context -> active.whenEntered(context, entity));
        }
    }

    /**
     * Asks everybody on its level who answers events about one of them, in the order of ids, who fell since included, who came
     * since not.
     */
    private void answer(int index) {
        GameEvent event = world.events.get(index);
        for (EntityState entity : reactorsTo(index)) {
            Reaction reaction = entity.slots.find(Reaction.class);
            boolean present = entity.notes().firstEvent <= index && (entity.alive || entity.notes().lastEvent >= index);
            if (reaction != null && present) {
                Cause cause = new Cause.Answer(entity.id);
                count(cause);
                act(entity, cause, reaction, context -> reaction.react(context, entity, event));
            }
        }
    }

    /** Those of the event's level, and those whom it is about elsewhere. Nobody changes levels before they are asked. */
    private List<EntityState> reactorsTo(int event) {
        Level level = world.levels.at(world.events.level(event));
        Roster here = world.residents.of(level).reactors;
        ArrayList<EntityState> reactors = new ArrayList<>();
        for (int i = 0; i < here.size(); i++) {
            reactors.add(here.at(i));
        }
        for (int i = world.fallen.size() - 1; i >= 0 && world.fallen.get(i).notes().lastEvent >= event; i--) {
            if (world.levelOf(world.fallen.get(i)) == level) {
                reactors.add(world.fallen.get(i));
            }
        }
        if (world.reactors > here.size() || !world.fallen.isEmpty()) {
            addInvolved(event, level, reactors);
            reactors.sort((one, other) -> Long.compare(one.key, other.key));
        }
        return reactors;
    }

    /** Adds those of other levels whom an event is about. */
    private void addInvolved(int event, Level level, List<EntityState> reactors) {
        for (EntityId id : involved(world.events.get(event))) {
            EntityState entity = world.findOrGone(id);
            if (entity != null
                    && entity.slots.reacts
                    && world.levelOf(entity) != level
                    && (entity.alive || entity.notes().lastEvent >= event)) {
                reactors.add(entity);
            }
        }
    }

    private ImmutableSet<EntityId> involved(GameEvent event) {
        try {
            return ImmutableSet.copyOf(event.involved());
        } catch (Throwable thrown) {
            failed(GameCode.failure("Asking an event whom it involves", event, thrown));
            return ImmutableSet.of();
        }
    }

    /** Lets a follow-up be done; the world does it on the level where it was queued. */
    private void follow(World.FollowUp followUp) {
        Level before = world.current;
        if (followUp.actor().equals(EntityId.WORLD)) {
            world.current = followUp.level();
        }
        perform(followUp);
        world.current = before;
    }

    private void perform(World.FollowUp followUp) {
        count(new Cause.Deed(followUp.actor(), followUp.action()));
        EntityState actor = followUp.actor().equals(EntityId.WORLD) ? World.NOBODY : world.find(followUp.actor());
        if (actor == null) {
            drop(followUp, new Refusal.Gone(followUp.actor()));
            return;
        }
        Performance performance = world.performance;
        try {
            ActorView view = actor == World.NOBODY ? new ActorView(world, actor) : actor.view(world);
            Performance.End end = performance.run(view, Performance.Purpose.FREE, followUp.action());
            if (end == Performance.End.CUT) {
                reportCut(world, actor, performance);
            }
            Refusal why = performance.refusal;
            if (why != null) {
                drop(followUp, why);
            } else if (performance.rest != null && actor != World.NOBODY && actor.alive) {
                actor.unfinished = performance.rest;
                actor.unfinishedIsInput = false;
                actor.hashed = false;
            }
        } catch (GameCodeException thrown) {
            failed(thrown);
        }
    }

    private void remember(Cause cause) {
        last.addLast(cause);
        if (last.size() > REPORTED) {
            last.removeFirst();
        }
    }

    private void drop(World.FollowUp followUp, Refusal why) {
        EntityState actor = world.findOrGone(followUp.actor());
        Level level = actor == null ? world.current : world.levelOf(actor);
        world.events.add(new GameEvent.FollowUpDropped(followUp.actor(), followUp.action(), why), level);
    }

    static void reportCut(World world, EntityState actor, Performance performance) {
        GameEvent.ChainCut.Flaw flaw = performance.flaw;
        if (flaw != null) {
            EngineLog.cut("the alternates of " + actor + " come to no end (" + flaw + ")", performance.chain());
            world.events.add(new GameEvent.ChainCut(actor.id, performance.chain(), flaw), world.levelOf(actor));
        }
    }

    /** Runs a piece of the game's code as a transaction of its own. */
    void act(EntityState actor, Cause cause, Object culprit, Consumer<ActionContext> code) {
        // The world's own view must not be kept: it belongs to no entity of this game.
        ActorView view = actor == World.NOBODY ? new ActorView(world, actor) : actor.view(world);
        Context context = new Context(world, view, cause, false);
        world.changes.begin();
        boolean kept = false;
        try {
            code.accept(context);
            kept = true;
        } catch (Throwable thrown) {
            failed(GameCode.failure("Asking for " + actor, culprit, thrown));
        } finally {
            context.close();
            if (kept) {
                world.changes.commit();
            } else {
                world.changes.rollback();
            }
        }
    }

    void failed(GameCodeException thrown) {
        EngineLog.undone(thrown);
        GameCodeException first = failure;
        if (first == null) {
            failure = thrown;
        } else if (first != thrown) { // code may rethrow what it has caught
            first.addSuppressed(thrown);
        }
    }
}
