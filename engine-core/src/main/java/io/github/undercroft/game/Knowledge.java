package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Beliefs;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.memory.RememberedWorld;
import java.util.List;
import java.util.Optional;

/** Whom and what an observer knows of, each as it takes it. */
final class Knowledge {

    private final World world;
    private final Belongings belongings;
    private final Recollections recollections;
    private final Beliefs beliefs;

    Knowledge(World world, Belongings belongings, Recollections recollections, Beliefs beliefs) {
        this.world = world;
        this.belongings = belongings;
        this.recollections = recollections;
        this.beliefs = beliefs;
    }

    RememberedWorld perceptionOf(EntityState observer) {
        return recollections.perceptionOf(observer);
    }

    /** Who that is as far as an observer knows; empty if it knows nothing of it. */
    Optional<Entity> entity(EntityState observer, EntityId id) {
        EntityState living = world.find(id);
        if (living == observer || (living != null && hasAtHand(observer, living))) {
            return Optional.of(beliefs.of(observer, living));
        }
        Optional<Perception.Sighting> sighting = perceptionOf(observer).sighting(id);
        if (sighting.isPresent()) {
            return sighting.map(Perception.Sighting::who);
        }
        return living != null && isShown(observer, living)
                ? Optional.of(beliefs.of(observer, living.picture()))
                : perceptionOf(observer).elsewhere(id).map(Perception.Sighting::who);
    }

    /** Whether an observer carries it, directly or in other things, or is carried so by it. */
    private boolean hasAtHand(EntityState observer, EntityState other) {
        return world.holders.isWithin(other, observer) || world.holders.isWithin(observer, other);
    }

    /** Whether a thing is worn by somebody in view, or lies in what shows it, directly or through others. */
    private boolean isShown(EntityState observer, EntityState thing) {
        EntityState each = thing;
        EntityState bearer = world.bearerOf(each.location);
        while (bearer != null && (each.location instanceof Location.WornBy || shows(beliefs.of(observer, bearer)))) {
            if (perceptionOf(observer).sees(bearer.id)) {
                return true;
            }
            each = bearer;
            bearer = world.bearerOf(each.location);
        }
        return false;
    }

    /** The things of a bearer that an observer knows of, by id: those of others as pictures, which tell nothing later. */
    List<Entity> things(EntityState observer, EntityId id) {
        EntityState bearer = world.find(id);
        if (bearer == null || bearer.burden == 0) {
            return ImmutableList.of();
        }
        boolean isAtHand = world.holders.isWithin(bearer, observer);
        if (!isAtHand && !perceptionOf(observer).sees(id) && !isShown(observer, bearer)) {
            return ImmutableList.of();
        }
        boolean shows = isAtHand || shows(beliefs.of(observer, bearer));
        ImmutableList.Builder<Entity> things = ImmutableList.builder();
        for (EntityState thing = belongings.first(bearer); thing != null; thing = thing.nextThing) {
            if (shows || thing.location instanceof Location.WornBy || world.holders.isWithin(observer, thing)) {
                things.add(beliefs.of(observer, isAtHand ? thing : thing.picture()));
            }
        }
        return things.build();
    }

    /** Whether those in view of it see what somebody carries. */
    static boolean shows(Entity bearer) {
        for (Component component : bearer.components()) {
            if (component instanceof Perception.ShowsThings showing) {
                try {
                    return showing.showsThings();
                } catch (Throwable thrown) {
                    throw GameCode.failure("Asking whether " + bearer + " shows what it carries", showing, thrown);
                }
            }
        }
        return false;
    }
}
