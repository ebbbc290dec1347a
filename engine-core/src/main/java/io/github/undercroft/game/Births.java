package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Brings somebody into the game with all that it carries and wears. Ids go on in this order: the newcomer, its things in
 * the order of the blueprint, then what these hold, and so on.
 */
final class Births {

    private final World world;
    private final ArrayList<Blueprint> made = new ArrayList<>();
    private final ArrayList<Location> places = new ArrayList<>();

    Births(World world) {
        this.world = world;
    }

    /** The newcomer itself, who will be one of that level, not yet anywhere, to be asked where it could be. */
    static EntityState unborn(Level level, Blueprint what) {
        EntityId id = new EntityId(level.level(), level.nextNumber);
        return new EntityState(id, what.name(), Slots.of(what.components()));
    }

    /** Refuses components that no entity can be given, also those of what it carries. */
    static void check(World world, Blueprint what) {
        ArrayList<Blueprint> all = new ArrayList<>();
        all.add(what);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).components().forEach(component -> ValueCheck.checkGiven(world.rules.registry(), component));
            all.get(i).belongings().forEach(belonging -> all.add(belonging.what()));
        }
    }

    /** Brings it there, where it can be; told of as done by that cause, or not told of before the first turn. */
    void bring(Blueprint what, EntityState first, Location where, @Nullable Cause cause) {
        Level level = world.levels.at(first.id.level());
        made.clear();
        places.clear();
        made.add(what);
        places.add(where);
        for (int i = 0; i < made.size(); i++) {
            EntityState entity = i == 0 ? first : unborn(level, made.get(i));
            world.changes.birth(entity, places.get(i));
            Point at = world.cellOf(entity);
            if (cause != null && at != null) {
                GameEvent event = new GameEvent.Spawned(entity.id, entity.name, places.get(i), at, cause);
                world.events.add(event, world.levelOf(entity));
            }
            for (Blueprint.Belonging belonging : made.get(i).belongings()) {
                made.add(belonging.what());
                places.add(belonging.heldBy(entity.id));
            }
        }
    }
}
