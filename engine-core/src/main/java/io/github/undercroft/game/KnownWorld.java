package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Beliefs;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.EntityTable;
import io.github.undercroft.game.state.KnownGround;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Streams;
import io.github.undercroft.game.state.World;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.RememberedTerrain;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.time.Scheduler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Copies a game as one actor with senses knows it, so that what the actor imagines depends on nothing else:
 *
 * <ul>
 *   <li>the actor itself with everything that it carries and wears, and the entity that carries it;
 *   <li>entities in view with what they wear and show, but without what else they carry, remember and intend;
 *   <li>entities seen earlier as they looked then, without belongings and without turns; no others;
 *   <li>its level as it remembers it, and other levels as if never seen; when it looks around in the copy, it sees what
 *       can be seen there by the lamps that it knows;
 *   <li>random numbers from the seed, the actor and the number of its decisions.
 * </ul>
 *
 * Time and memory grow with the number of known entities and of known turns, not with the size of the level.
 */
final class KnownWorld {

    private final World truth;
    private final EntityState actor;
    private final Perception perception;
    private final Belongings belongings;
    private final Beliefs beliefs;
    private final Level here;
    private final EntityTable known = new EntityTable();

    private KnownWorld(World truth, EntityState actor, Perception perception, Belongings belongings, Beliefs beliefs) {
        this.truth = truth;
        this.actor = actor;
        this.perception = perception;
        this.belongings = belongings;
        this.beliefs = beliefs;
        this.here = truth.levelOf(actor);
    }

    /** A copy of what an actor knows, with random numbers from a salt. */
    static World of(
            World truth, EntityState actor, Perception perception, Belongings belongings, Beliefs beliefs, long salt) {
        return new KnownWorld(truth, actor, perception, belongings, beliefs).copy(salt);
    }

    private World copy(long salt) {
        List<Entity> others = others();
        addSelf();
        addInView(others);
        Scheduler order = order();
        addRemembered(others);
        World copy = truth.suppose(truth.levels.copy(this::known), known, order, chances(salt));
        EntityState self = Objects.requireNonNull(known.find(actor.key));
        burden(copy, self);
        copy.observers.add(self);
        return copy;
    }

    /** The other entities that are known to be on the actor's level. */
    private List<Entity> others() {
        return perception.board(here.level()).map(Board::entities).orElse(ImmutableList.of());
    }

    private void addSelf() {
        known.add(actor.copy());
        ArrayDeque<EntityState> bearers = new ArrayDeque<>(1);
        bearers.add(actor);
        while (!bearers.isEmpty()) {
            EntityState thing = belongings.first(bearers.remove());
            for (; thing != null; thing = thing.nextThing) {
                add(thing);
                bearers.add(thing);
            }
        }
        EntityState bearer = truth.bearerOf(actor.location);
        while (bearer != null) {
            addWithWorn(bearer);
            bearer = truth.bearerOf(bearer.location);
        }
    }

    private void addInView(List<Entity> others) {
        for (Entity other : others) {
            EntityState seen = perception.sees(other.id()) ? truth.find(other.id()) : null;
            if (seen != null) {
                addWithWorn(seen);
            }
        }
    }

    private void addWithWorn(EntityState entity) {
        ArrayDeque<EntityState> toAdd = new ArrayDeque<>(1);
        toAdd.add(entity);
        while (!toAdd.isEmpty()) {
            EntityState each = toAdd.remove();
            if (known.find(each.key) == null) {
                boolean shows = Knowledge.shows(add(each));
                for (EntityState thing = belongings.first(each); thing != null; thing = thing.nextThing) {
                    if (shows || thing.location instanceof Location.WornBy) {
                        toAdd.add(thing);
                    }
                }
            }
        }
    }

    /** Adds a copy of somebody as the actor takes it. */
    private EntityState add(EntityState entity) {
        EntityState copy = beliefs.copyOf(actor, entity);
        known.add(copy);
        return copy;
    }

    private void addRemembered(List<Entity> others) {
        for (Entity other : others) {
            if (other instanceof Picture picture && known.find(other.id().key()) == null) {
                known.add(remembered(picture));
            }
        }
    }

    private EntityState remembered(Picture picture) {
        EntityState entity = truth.find(picture.id());
        return entity != null && entity.isAsIn(picture) ? entity.copyAsSeen() : EntityState.of(picture);
    }

    /** The turn order of the entities that were added so far. */
    private Scheduler order() {
        Scheduler order = truth.order.copy();
        List<Long> unknown = new ArrayList<>();
        order.visit((key, rate, balance, carry) -> {
            EntityState member = known.find(key);
            if (member == null || member.slots.brain == null) {
                unknown.add(key);
            }
        });
        unknown.forEach(order::remove);
        return order;
    }

    private Level known(Level level) {
        RememberedTerrain terrain =
                level == here ? terrain() : RememberedTerrain.nothing(level.width(), level.height());
        return level.known(new KnownGround(level.width(), level.height(), terrain), known);
    }

    private RememberedTerrain terrain() {
        Memory memory = memory();
        try {
            return memory == null ? RememberedTerrain.nothing(here.width(), here.height()) : memory.terrain();
        } catch (Throwable thrown) {
            throw GameCode.failure("Drawing what terrain is known", actor, thrown);
        }
    }

    /** What the actor remembers of its level; null if nothing. */
    private @Nullable Memory memory() {
        Memory present = actor.memory();
        if (present == null || present.level() == here.level()) {
            return present;
        }
        for (Memory other : actor.otherMemories()) {
            if (other.level() == here.level()) {
                return other;
            }
        }
        return null;
    }

    private Streams chances(long salt) {
        return new Streams(
                Seeds.derive(Seeds.derive(Seeds.derive(truth.seed.seed(), salt), actor.key), actor.decisions));
    }

    /** Counts what each copied entity carries. The actor knows all of its own things. */
    private void burden(World copy, EntityState self) {
        Belongings packs = new Belongings(copy);
        for (EntityState thing : known) {
            EntityState bearer = copy.bearerOf(thing.location);
            if (bearer != null && bearer != self) {
                packs.enter(thing);
            }
        }
    }
}
