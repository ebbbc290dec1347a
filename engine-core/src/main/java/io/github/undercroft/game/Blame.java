package io.github.undercroft.game;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds who is behind what happens, as {@link Cause} says. */
final class Blame {

    private Blame() {}

    /**
     * Who is behind what an entity does.
     *
     * @param cause who is behind that which made it act; counts for the world, things and the dead
     */
    static EntityId of(EntityState doer, EntityId cause) {
        if ((doer.slots.brain == null || !doer.alive) && !cause.equals(EntityId.WORLD)) {
            return cause;
        }
        Cause.Summoned summoned = doer.slots.find(Cause.Summoned.class);
        return summoned == null ? doer.id : summoned.by();
    }

    /** The cause of what somebody does in answer to a deed; null for one who has left the game, which is refused. */
    static Cause answer(EntityId by, @Nullable EntityState doer, Cause deed) {
        if (doer == null) {
            throw new IllegalArgumentException(
                    "The doer " + by + " of this harm has left the game; use damage(who, damage) for the actor's own");
        }
        return new Cause.Answer(by, of(doer, deed.by()));
    }

    /** Who is behind what terrain does to an entity. */
    static EntityId of(ActiveTerrain terrain, EntityState victim, World world) {
        Cause.Pushed pushed = victim.slots.find(Cause.Pushed.class);
        if (pushed != null) {
            return pushed.by();
        }
        try {
            return Objects.requireNonNull(terrain.by(), "by() returned null; return EntityId.WORLD for nobody");
        } catch (Throwable thrown) {
            world.failures.add(GameCode.failure("Asking terrain who made it", terrain, thrown));
            return EntityId.WORLD;
        }
    }

    /** Remembers who moved an entity, until it moves by itself. */
    static void move(EntityState moved, Cause cause, Changes changes) {
        boolean isOwn = cause instanceof Cause.Deed deed && deed.actor().equals(moved.id);
        if (!isOwn && !cause.by().equals(EntityId.WORLD) && !cause.by().equals(moved.id)) {
            changes.set(moved, new Cause.Pushed(cause.by()));
        } else if (moved.slots.indexOf(Cause.Pushed.class) >= 0) {
            changes.clear(moved, moved.slots.indexOf(Cause.Pushed.class));
        }
    }
}
