package io.github.undercroft.game;

import io.github.undercroft.model.Location;
import org.jspecify.annotations.Nullable;

/**
 * Who carries and wears what: the things of each bearer as a chain by id. The chains are made when somebody first asks for
 * one, and kept up to date from then on, so that a fork in which nobody asks pays nothing for them.
 */
final class Belongings {

    private final World world;
    private boolean linked;

    Belongings(World world) {
        this.world = world;
    }

    /** The first thing of a bearer, by id; the others follow through {@link EntityState#nextThing}. */
    @Nullable
    EntityState first(EntityState bearer) {
        if (bearer.burden == 0) {
            return null;
        }
        if (!linked) {
            link();
        }
        return bearer.firstThing;
    }

    /** What a bearer wears in that slot. */
    @Nullable
    EntityState worn(EntityState bearer, Location.WornBy where) {
        EntityState thing = first(bearer);
        while (thing != null && !thing.location.equals(where)) {
            thing = thing.nextThing;
        }
        return thing;
    }

    /** From the last to the first, so that each is put before those that are there. */
    private void link() {
        for (int i = world.entities.size() - 1; i >= 0; i--) {
            EntityState thing = world.entities.at(i);
            EntityState bearer = world.bearerOf(thing.location);
            if (bearer != null) {
                thing.nextThing = bearer.firstThing;
                bearer.firstThing = thing;
            }
        }
        linked = true;
    }

    /** Notes that a thing has come to its bearer, if it has one. */
    void enter(EntityState thing) {
        EntityState bearer = world.bearerOf(thing.location);
        if (bearer == null) {
            return;
        }
        bearer.burden++;
        if (!linked) {
            return;
        }
        EntityState before = null;
        EntityState next = bearer.firstThing;
        while (next != null && next.key < thing.key) {
            before = next;
            next = next.nextThing;
        }
        thing.nextThing = next;
        if (before == null) {
            bearer.firstThing = thing;
        } else {
            before.nextThing = thing;
        }
    }

    /** Notes that a thing is about to leave its bearer, if it has one. */
    void leave(EntityState thing) {
        EntityState bearer = world.bearerOf(thing.location);
        if (bearer == null) {
            return;
        }
        bearer.burden--;
        if (!linked) {
            return;
        }
        EntityState before = bearer.firstThing;
        if (before == thing) {
            bearer.firstThing = thing.nextThing;
        } else {
            while (before != null && before.nextThing != thing) {
                before = before.nextThing;
            }
            if (before != null) {
                before.nextThing = thing.nextThing;
            }
        }
        thing.nextThing = null;
    }
}
