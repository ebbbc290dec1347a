package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Outcome;
import io.github.undercroft.game.guard.Failures;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.time.Scheduler;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of one game, and what happened in the present step. It is data and knows none of the services that play it.
 */
public final class World {

    /** Stands for the actor where no entity acts. */
    public static final EntityState NOBODY = new EntityState(EntityId.WORLD, "world", Slots.NONE);

    /** The seed, and what the game draws once from it; forks share this. */
    public final SeedValues seed;

    public final EntityTable entities;
    public final Holders holders;
    public final Levels levels;
    public final Scheduler order;
    public final Streams streams;
    /** Decides levels that are not made yet. It is the seed of the streams but in a branch with other chance. */
    public final long levelSeed;

    /** The level of the present turn. */
    public Level current;

    @Nullable
    public Outcome outcome;

    /** Whether this is a copy in which a turn is imagined. */
    private boolean imagined;
    /** Whether this is such a copy, and holds only what an actor knows. */
    private boolean supposed;

    /** What will be performed when its time comes. */
    public Timers timers = Timers.NONE;

    /** What happened in this step. */
    public final Events events = new Events();
    /** The exceptions that the game's own code threw in this step. */
    public final Failures failures = new Failures();
    /** The actions queued in this step, first in first out. */
    public final ArrayList<FollowUp> followUps = new ArrayList<>();
    /** The journeys of this step. */
    public final Journeys journeys = new Journeys();
    /** The entities that came onto cells in this step. */
    public final Arrivals arrivals = new Arrivals();
    /** The entities that died in this step and may still react to earlier events, in the order of their deaths. */
    public final ArrayList<EntityState> fallen = new ArrayList<>();
    /** The entities born in this step. */
    public final ArrayList<EntityState> newborn = new ArrayList<>();
    /** The entities that left the game in this step. */
    public final Departed departed = new Departed();
    /** The entities that were taken off the board in this step, with their cells; some may be back. */
    public final ArrayList<Lifted> lifted = new ArrayList<>();
    /** What observers are told or forget in this step. */
    public final ArrayList<News> news = new ArrayList<>(0);
    /** What became of effects in this step. */
    public final ArrayList<EffectChange> effectChanges = new ArrayList<>(0);

    private long writes;
    private long moment;
    /** The number of entities with a reaction. */
    public int reactors;
    /** The number of things with an enchantment. */
    public int enchanted;
    /** The number of entities that may be hidden from eyes. */
    public int hidden;
    /** The entities with senses. */
    public final Roster observers = new Roster();

    public World(
            SeedValues seed, Levels levels, EntityTable entities, Scheduler order, Streams streams, long levelSeed) {
        this.seed = seed;
        this.levels = levels;
        this.current = levels.shown();
        this.entities = entities;
        this.holders = new Holders(entities);
        this.order = order;
        this.streams = streams;
        this.levelSeed = levelSeed;
    }

    /** An independent copy of the world. */
    public World fork() {
        return fork(streams.fork(null), levelSeed);
    }

    /** An independent copy in which a turn is imagined: it draws other random numbers, also for levels. */
    public World imagine(long salt) {
        Streams others = streams.fork(salt);
        World fork = fork(others, others.seed());
        fork.imagined = true;
        fork.timers = Timers.NONE;
        return fork;
    }

    /** An independent copy that draws other random numbers, but not for levels. */
    public World branch(long chance) {
        return fork(streams.branch(chance), levelSeed);
    }

    private World fork(Streams chances, long seedOfLevels) {
        EntityTable forkedEntities = entities.fork();
        World fork = new World(seed, levels.fork(forkedEntities), forkedEntities, order.copy(), chances, seedOfLevels);
        fork.current = fork.levels.at(current.level());
        fork.outcome = outcome;
        fork.timers = timers;
        fork.reactors = reactors;
        fork.enchanted = enchanted;
        fork.hidden = hidden;
        for (int i = 0; i < observers.size(); i++) {
            EntityState forked = forkedEntities.find(observers.at(i).key);
            if (forked != null && forked.perceives()) {
                fork.observers.add(forked);
            }
        }
        return fork;
    }

    /** A copy of what an actor knows, in which a turn is imagined. It has no observers yet. */
    public World suppose(Levels knownLevels, EntityTable known, Scheduler knownOrder, Streams chances) {
        World copy = new World(seed, knownLevels, known, knownOrder, chances, chances.seed());
        copy.current = knownLevels.at(current.level());
        copy.imagined = true;
        copy.supposed = true;
        for (EntityState entity : known) {
            copy.reactors += entity.slots.reacts ? 1 : 0;
            copy.enchanted += entity.slots.enchantment != null ? 1 : 0;
            copy.hidden += entity.slots.hides ? 1 : 0;
        }
        return copy;
    }

    /** Notes that anything in this game changed: also the time, memories, active levels or the outcome. */
    public void wrote() {
        moment = ++writes;
    }

    /** A number for all that is in this game now, so that what is computed from it can be kept meanwhile. Each change makes another. */
    public long moment() {
        return moment;
    }

    /** All that changed since that moment was undone. */
    public void backTo(long earlier) {
        moment = earlier;
    }

    /** Forgets what happened in the step before. */
    public void forgetStep() {
        wrote();
        events.cut(0);
        arrivals.cut(0);
        if (followUps.size()
                        + journeys.size()
                        + fallen.size()
                        + newborn.size()
                        + departed.size()
                        + lifted.size()
                        + news.size()
                        + effectChanges.size()
                == 0) {
            return; // as usual
        }
        empty(followUps);
        journeys.cut(0);
        empty(fallen);
        for (int i = 0; i < newborn.size(); i++) {
            newborn.get(i).notes().firstEvent = 0;
        }
        empty(newborn);
        departed.cut(0);
        empty(lifted);
        empty(news);
        empty(effectChanges);
    }

    /** Most lists are empty already, and clearing an empty list still writes to it. */
    private static void empty(List<?> list) {
        if (!list.isEmpty()) {
            list.clear();
        }
    }

    public boolean isImagined() {
        return imagined;
    }

    /**
     * Whether this holds only what an actor knows, so that it reveals nothing about other levels or the end of the
     * game.
     */
    public boolean isSupposed() {
        return supposed;
    }

    /** Whether an entity of that id is or was in the game. */
    public boolean everWas(EntityId id) {
        Level level = levels.find(id.level());
        return level != null && id.number() < level.nextNumber;
    }

    @Nullable
    public EntityState find(EntityId id) {
        return entities.find(id.key());
    }

    /** The entity with an id, even if it left the game in this step. */
    @Nullable
    public EntityState findOrGone(EntityId id) {
        EntityState living = find(id);
        if (living != null) {
            return living;
        }
        return departed.find(id.key());
    }

    /** The level of an entity, of its bearer, or its last one; the level of the present turn if it was never on any. */
    public Level levelOf(EntityState entity) {
        Level here = entity.knownLevel();
        if (here != null) {
            return here;
        }
        Location.OnLevel place = placeOf(entity);
        Level level = place == null ? current : levels.at(place.level());
        if (entity.location instanceof Location.OnLevel) {
            entity.keepLevel(level);
        }
        return level;
    }

    /** The cell of an entity, of its bearer, or its last one. */
    @Nullable
    public Point cellOf(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            return on.cell();
        }
        Location.OnLevel place = placeOf(entity);
        return place == null ? null : place.cell();
    }

    /** The cells of an entity, those of its bearer, or its last ones. */
    public List<Point> cellsOf(EntityState entity) {
        EntityState outermost = holders.outermost(entity);
        Location.OnLevel place = outermost.lastPlace();
        return place == null ? ImmutableList.of() : outermost.slots.cells(place.cell());
    }

    /** The cell of an entity, of its bearer, or its last one. Every entity that was in the game has one. */
    public Point lastCellOf(EntityState entity) {
        Point place = cellOf(entity);
        if (place == null) {
            throw new IllegalStateException(entity + " never was on a level; this is a defect of the engine");
        }
        return place;
    }

    /** Adds an event at the place of an entity. */
    public void tell(GameEvent event, EntityState where) {
        events.add(event, levelOf(where));
    }

    /** The location of an entity, of its bearer, or its last one. */
    public Location.@Nullable OnLevel placeOf(EntityState entity) {
        return holders.outermost(entity).lastPlace();
    }

    @Nullable
    public EntityState bearerOf(Location location) {
        return holders.bearerOf(location);
    }
}
