package io.github.undercroft.game;

import io.github.undercroft.model.Location;
import org.jspecify.annotations.Nullable;

/**
 * Who carries and wears what: the things of each bearer as a chain by id. The chains are made when somebody first asks for
 * one, and kept up to date from then on, so that a fork in which nobody asks pays nothing for them.
 */
final class Belongings {

    private final World world;
    private final Chains chains = new Packs();
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

    private void link() {
        linked = true;
        for (EntityState thing : world.entities) {
            EntityState bearer = world.bearerOf(thing.location);
            if (bearer != null) {
                link(bearer, thing);
            }
        }
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
        link(bearer, thing);
    }

    private void link(EntityState bearer, EntityState thing) {
        bearer.firstThing = chains.insert(bearer.key, bearer.firstThing, thing);
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
        EntityState first = bearer.firstThing;
        if (first != null) {
            bearer.firstThing = chains.remove(bearer.key, first, thing);
        }
    }

    /** The things of one bearer. */
    private static final class Packs extends Chains {
        @Override
        @Nullable
        EntityState next(EntityState thing) {
            return thing.nextThing;
        }

        @Override
        void link(EntityState thing, @Nullable EntityState next) {
            thing.nextThing = next;
        }
    }
}
