package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Arrival;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.time.TurnOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The state of one game, and what one step needs while it runs. */
final class World {

    /** Acts where nobody does. */
    static final EntityState NOBODY = new EntityState(EntityId.WORLD, "world", Slots.NONE);

    final Rules rules;
    final long seed;
    final EntityTable entities;
    final Levels levels;
    final TurnOrder order;
    final Streams streams;
    final Changes changes = new Changes(this);
    final Belongings belongings = new Belongings(this);
    final Births births = new Births(this);
    final WholeView view = new WholeView(this);
    final Residents residents = new Residents(this);
    /** Made when there is a second level. */
    private @Nullable Attendance attendance;

    final Performance performance = new Performance(this);
    final Settling settling = new Settling(this);
    final TurnRunner runner = new TurnRunner(this);

    /** Where the present turn takes place. */
    Level current;

    @Nullable
    Outcome outcome;

    /** Whether the game's own code is being asked right now, so that it may not play on by itself. */
    boolean busy;
    /** Whether this is a copy in which a turn is imagined. */
    private boolean imagined;

    /** What happened in this step. */
    final Events events = new Events();
    /** What is queued in this step, first in first out. */
    final ArrayList<FollowUp> followUps = new ArrayList<>();
    /** Who is to change levels in this step. */
    final Journeys journeys = new Journeys();
    /** Who came onto which cell in this step. */
    final Arrivals arrivals = new Arrivals();
    /** Who died in this step and may answer what happened before, in the sequence of their deaths. */
    final ArrayList<EntityState> fallen = new ArrayList<>();
    /** Who was born in this step. */
    final ArrayList<EntityState> newborn = new ArrayList<>();
    /** Who left the game in this step. */
    final Departed departed = new Departed();
    /** Who was taken off the board in this step and from where, though some may be back. */
    final ArrayList<Lifted> lifted = new ArrayList<>();
    /** How many entities answer events. */
    int reactors;
    /** Whom this step may concern. */
    final Alerts alerts = new Alerts(this);
    /** Who perceives. */
    final Observers observers = new Observers(alerts);

    final Perceiving perceiving = new Perceiving(this);

    private final Map<WorkspaceKey<?>, Object> workspaces = new LinkedHashMap<>();

    /** What is queued, and where the one who queued it was. */
    record FollowUp(EntityId actor, Action action, Level level) {}

    record Journey(EntityId who, int level, Arrival arrival, Cause cause) {}

    record Lifted(EntityState entity, Location.OnLevel from) {}

    World(Rules rules, long seed, Levels levels, EntityTable entities, TurnOrder order, Streams streams) {
        this.rules = rules;
        this.seed = seed;
        this.levels = levels;
        this.current = levels.shown();
        this.entities = entities;
        this.order = order;
        this.streams = streams;
    }

    /** A world in the same state, sharing nothing that changes; with a salt all its chances are other ones. */
    World fork(@Nullable Long salt) {
        EntityTable forkedEntities = entities.fork();
        World fork =
                new World(rules, seed, levels.fork(forkedEntities), forkedEntities, order.copy(), streams.fork(salt));
        fork.current = fork.levels.at(current.level());
        fork.outcome = outcome;
        fork.imagined = salt != null;
        fork.reactors = reactors;
        for (int i = 0; i < observers.size(); i++) {
            EntityState forked = forkedEntities.find(observers.at(i).key);
            if (forked != null) {
                fork.observers.update(forked);
            }
        }
        return fork;
    }

    /** Forgets what happened in the step before. */
    void forgetStep() {
        events.cut(0);
        arrivals.cut(0);
        if (followUps.size() + journeys.size() + fallen.size() + newborn.size() + departed.size() + lifted.size()
                == 0) {
            return; // as mostly
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
    }

    /** Most are empty already, and clearing an empty list writes to it all the same. */
    private static void empty(List<?> list) {
        if (!list.isEmpty()) {
            list.clear();
        }
    }

    boolean isImagined() {
        return imagined;
    }

    Attendance attendance() {
        Attendance known = attendance;
        if (known == null) {
            known = new Attendance(this);
            attendance = known;
        }
        return known;
    }

    /** Notes that an actor moved on its level or has other components. */
    void actorChanged(EntityState actor) {
        if (attendance != null) {
            attendance.changed(actor);
        }
    }

    /** Notes that somebody became an actor, is none any more, or went to another level. */
    void actorJoinedOrLeft(EntityState actor) {
        if (attendance != null) {
            attendance.joinedOrLeft(actor);
        }
    }

    /** Whether an entity of that id is or was in the game. */
    boolean everWas(EntityId id) {
        Level level = levels.find(id.level());
        return level != null && id.number() < level.nextNumber;
    }

    @Nullable
    EntityState find(EntityId id) {
        return entities.find(id.key());
    }

    /** The entity of that id, also if it left the game in this step. */
    @Nullable
    EntityState findOrGone(EntityId id) {
        EntityState living = find(id);
        if (living != null) {
            return living;
        }
        return departed.find(id.key());
    }

    /** The level of an entity, of its bearer, or the last one; that of the present turn for who never was on any. */
    Level levelOf(EntityState entity) {
        Level here = entity.here;
        if (here != null) {
            return here;
        }
        Location.OnLevel place = placeOf(entity);
        Level level = place == null ? current : levels.at(place.level());
        entity.here = entity.location instanceof Location.OnLevel ? level : null;
        return level;
    }

    /** The cell of an entity, of its bearer, or the last one. */
    @Nullable
    Point cellOf(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            return on.cell();
        }
        Location.OnLevel place = placeOf(entity);
        return place == null ? null : place.cell();
    }

    /** The place of an entity, of its bearer, or the last one. */
    Location.@Nullable OnLevel placeOf(EntityState entity) {
        EntityState outermost = entity;
        EntityState bearer = bearerOf(outermost.location);
        while (bearer != null) {
            outermost = bearer;
            bearer = bearerOf(outermost.location);
        }
        return outermost.lastPlace();
    }

    @Nullable
    EntityState bearerOf(Location location) {
        if (location instanceof Location.OnLevel) {
            return null;
        }
        if (location instanceof Location.CarriedBy carried) {
            return find(carried.bearer());
        }
        return location instanceof Location.WornBy worn ? find(worn.bearer()) : null;
    }

    /** What it attacks with: the worn weapon whose slot comes first, else its own. */
    @Nullable
    Weapon weaponOf(EntityState entity) {
        Weapon first = null;
        EquipmentSlot place = null;
        for (EntityState thing = belongings.first(entity); thing != null; thing = thing.nextThing) {
            if (thing.location instanceof Location.WornBy worn) {
                Weapon weapon = thing.slots.find(Weapon.class);
                if (weapon != null && (place == null || worn.slot().compareTo(place) < 0)) {
                    first = weapon;
                    place = worn.slot();
                }
            }
        }
        return first == null ? entity.slots.find(Weapon.class) : first;
    }

    <T> T workspace(WorkspaceKey<T> key) {
        @SuppressWarnings("unchecked") // only make() of this very key puts a value under it
        T tool = (T) workspaces.computeIfAbsent(key, WorkspaceKey::make);
        return tool;
    }
}
