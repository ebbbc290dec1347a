package io.github.undercroft.game.state;

import io.github.undercroft.Location;
import java.util.ArrayList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who holds what, directly and through others. For things in things, answers are cached. */
public final class Holders {

    private final EntityTable entities;
    /** Increases when a container comes to another bearer or leaves one. */
    private long nesting;
    /** The number of bearers that were walked. */
    private long looks;

    Holders(EntityTable entities) {
        this.entities = entities;
    }

    /** The bearer named by a location; null if it names none. */
    @Nullable
    EntityState bearerOf(Location location) {
        if (location instanceof Location.OnLevel) {
            return null;
        }
        if (location instanceof Location.CarriedBy carried) {
            return entities.find(carried.bearer().key());
        }
        return location instanceof Location.WornBy worn
                ? entities.find(worn.bearer().key())
                : null;
    }

    /** The outermost holder of an entity; the entity itself if nothing holds it. */
    public EntityState outermost(EntityState entity) {
        EntityState bearer = bearerOf(entity.location);
        if (bearer == null) {
            return entity;
        }
        EntityState next = bearerOf(bearer.location);
        return next == null ? bearer : outermost(bearer, next);
    }

    /** The outermost holder of an entity in a bearer that is itself held; all bearers on the way cache the answer. */
    private EntityState outermost(EntityState held, EntityState by) {
        ArrayList<EntityState> way = new ArrayList<>();
        EntityState last = held;
        EntityState bearer = by;
        while (bearer != null && last.notes().outermostWhile != nesting) {
            looks++;
            way.add(last);
            last = bearer;
            bearer = bearerOf(last.location);
        }
        EntityState outermost = bearer == null ? last : Objects.requireNonNull(last.notes().outermost);
        for (EntityState each : way) {
            each.notes().outermost = outermost;
            each.notes().outermostWhile = nesting;
        }
        return outermost;
    }

    /** Drops the cached answers, after many entities were placed. */
    public void forget() {
        nesting++;
    }

    /** Whether an entity is a thing, or is inside it, directly or through others. */
    public boolean isWithin(EntityState entity, EntityState thing) {
        if (entity == thing || thing.burden == 0 || outermost(entity) != outermost(thing)) {
            return entity == thing;
        }
        EntityState each = entity;
        while (each != null && each != thing) {
            each = bearerOf(each.location);
            looks++;
        }
        return each != null;
    }

    /** Drops the cached answers for a thing that comes or leaves, and for what is inside it. */
    void regroup(EntityState thing) {
        EntityNotes notes = thing.knownNotes();
        if (thing.burden > 0) {
            nesting++;
        } else if (notes != null) {
            notes.outermostWhile = -1;
        }
    }

    /** The number of bearers that were walked one after the other. */
    public long looks() {
        return looks;
    }
}
