package io.github.undercroft.game;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Gas;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.ChainCut;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.event.FollowUpsCut;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.EngineLog;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.FollowUp;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.World;
import io.github.undercroft.grid.Footprint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Phase {@link Phase#SETTLE}: carries out the consequences of a turn (cells entered, reactions to events, queued
 * actions) until none is left. It remembers how far it got in this step.
 */
final class SettlePhase {

    /**
     * The maximum number of consequences of one step. A reaction or terrain that was asked and did nothing is none: how
     * many of those there are is only a matter of how big the level is.
     */
    static final int MAX = 10_000;

    private static final int REPORTED = 16;

    private final World world;
    private final Residents residents;
    private final Views views;
    private final Performance performance;
    private final GameCodeRunner gameCode;
    private final ArrayDeque<Cause> last = new ArrayDeque<>(1);
    /** Whom ground has acted on in this step, and where. */
    private final Set<Touched> touched = new LinkedHashSet<>();

    private int nextArrival;
    private int nextEvent;
    private int nextFollowUp;
    private int done;
    private boolean wasCut;

    private record Touched(EntityId who, int level, int cell, boolean byGas) {}

    SettlePhase(World world, Residents residents, Views views, Performance performance, GameCodeRunner gameCode) {
        this.world = world;
        this.residents = residents;
        this.views = views;
        this.performance = performance;
        this.gameCode = gameCode;
    }

    /** Forgets the step before. */
    void begin() {
        nextArrival = 0;
        nextEvent = 0;
        nextFollowUp = 0;
        done = 0;
        wasCut = false;
        if (!last.isEmpty()) {
            last.clear();
        }
        if (!touched.isEmpty()) {
            touched.clear();
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

    /** Whether the step has reached the maximum number of consequences. */
    boolean isFull() {
        return done > MAX;
    }

    /** Counts one more consequence. */
    void count(Cause cause) {
        done++;
        remember(cause);
    }

    /** Drops the remaining consequences, and tells so once. */
    void cut() {
        nextArrival = world.arrivals.size();
        nextFollowUp = world.followUps.size();
        nextEvent = world.events.size();
        if (wasCut) {
            return;
        }
        wasCut = true;
        List<Cause> reported = new ArrayList<>(last);
        EngineLog.cut("more than " + MAX + " consequences of one step", reported);
        world.events.add(new FollowUpsCut(reported), world.current);
        nextEvent = world.events.size();
    }

    /**
     * Lets the terrain act on the entity that came, if it is still there and terrain has not acted on it at this cell in this step: so
     * ground that sends to and fro comes to an end.
     */
    private void arrive(int index) {
        int cell = world.arrivals.cell(index);
        EntityState entity = world.arrivals.who(index);
        Level level = world.levels.at(world.arrivals.level(index));
        if (entity.slots.body != null) {
            arriveWhole(index, entity, level);
            return;
        }
        if (level.gasAt(cell) instanceof ActiveTerrain gas) {
            arrive(entity, level, cell, cell, gas);
        }
        ActiveTerrain active = level.activeAt(cell);
        if (active != null) {
            arrive(entity, level, cell, cell, active);
        }
    }

    /** Lets each different terrain act once on somebody that fills several cells, of those that it did not fill before. */
    private void arriveWhole(int index, EntityState entity, Level level) {
        int before = world.arrivals.before(index);
        Footprint body = entity.footprint();
        BodyGround.under(
                        world,
                        level,
                        body,
                        level.cell(world.arrivals.cell(index)),
                        before < 0 ? null : level.cell(before))
                .forEach((active, at) -> arrive(entity, level, world.arrivals.cell(index), level.index(at), active));
    }

    /** Lets terrain of a cell act on an entity, if that is still where it came to. */
    private void arrive(EntityState entity, Level level, int position, int cell, ActiveTerrain active) {
        if (entity.alive
                && entity.location instanceof Location.OnLevel on
                && on.level() == level.level()
                && level.index(on.cell()) == position) {
            Cause cause = new Cause.TerrainAt(
                    position == cell ? on.cell() : level.cell(cell), active, Blame.of(active, entity, world));
            Touched here = new Touched(entity.id, level.level(), cell, active instanceof Gas);
            if (!touched.contains(here)
                    && gameCode.act(entity, cause, active, context -> active.whenEntered(context, entity))) {
                touched.add(here);
                count(cause);
            }
        }
    }

    /**
     * Asks the reactions on the event's level, and those of the entities that the event involves, in the order of ids.
     * Entities that have died since are asked; entities that have come since are not.
     */
    private void answer(int index) {
        GameEvent event = world.events.get(index);
        EntityId behind = behind(event);
        for (EntityState entity : reactorsTo(index)) {
            Reaction reaction = entity.slots.find(Reaction.class);
            boolean present = entity.notes().firstEvent <= index && (entity.alive || entity.notes().lastEvent >= index);
            if (reaction != null && present) {
                Cause cause = new Cause.Answer(entity.id, Blame.of(entity, behind));
                if (gameCode.act(entity, cause, reaction, context -> reaction.react(context, entity, event))) {
                    count(cause);
                }
            }
        }
    }

    /**
     * The reactions on the event's level, and those of entities on other levels that it involves. No entity changes
     * levels before they are asked.
     */
    private List<EntityState> reactorsTo(int event) {
        Level level = world.levels.at(world.events.level(event));
        Roster here = residents.of(level).reactors;
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

    /** Adds the entities on other levels that an event involves. */
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
            world.failures.add(GameCode.failure("Asking an event which entities it involves", event, thrown));
            return ImmutableSet.of();
        }
    }

    private EntityId behind(GameEvent event) {
        try {
            return event.cause().by();
        } catch (Throwable thrown) {
            world.failures.add(GameCode.failure("Asking an event for its cause", event, thrown));
            return EntityId.WORLD;
        }
    }

    /** Performs a follow-up. Those of the world are performed on the level where they were queued. */
    private void follow(FollowUp followUp) {
        Level before = world.current;
        if (followUp.actor().equals(EntityId.WORLD)) {
            world.current = followUp.level();
        }
        perform(followUp);
        world.current = before;
    }

    private void perform(FollowUp followUp) {
        count(new Cause.Deed(followUp.actor(), followUp.action()));
        EntityState actor = followUp.actor().equals(EntityId.WORLD) ? World.NOBODY : world.find(followUp.actor());
        if (actor == null) {
            drop(followUp, new Refusal.Gone(followUp.actor()));
            return;
        }
        try {
            ActorView view = views.of(actor);
            Performed result = performance.follow(actor, view, followUp);
            if (result instanceof Performed.Cut cut) {
                reportCut(actor, cut);
                drop(followUp, cut.why());
            } else if (result instanceof Performance.Refused refused) {
                drop(followUp, refused.why());
            } else if (result instanceof Performance.Done done
                    && done.rest() != null
                    && actor != World.NOBODY
                    && actor.alive) {
                Plans.goOnWith(actor, done.rest(), false);
            }
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
        }
    }

    private void remember(Cause cause) {
        last.addLast(cause);
        if (last.size() > REPORTED) {
            last.removeFirst();
        }
    }

    private void drop(FollowUp followUp, Refusal why) {
        EntityState actor = world.findOrGone(followUp.actor());
        Level level = actor == null ? world.current : world.levelOf(actor);
        world.events.add(new FollowUpDropped(followUp.actor(), followUp.action(), why), level);
    }

    /** Tells that a chain of alternates did not end. */
    void reportCut(EntityState actor, Performed.Cut cut) {
        EngineLog.cut("the alternates of " + actor + " do not end (" + cut.flaw() + ")", cut.chain());
        world.events.add(new ChainCut(actor.id, cut.chain(), cut.flaw()), world.levelOf(actor));
    }
}
