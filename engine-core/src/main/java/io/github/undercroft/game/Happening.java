package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An event of this step, with where it was and who took part in it, found out once for all observers. */
final class Happening {

    final GameEvent event;
    final @Nullable Point place;
    private final @Nullable Point origin;
    private final List<EntityState> parties;

    Happening(World world, GameEvent event) {
        this.event = event;
        this.parties = parties(world, event);
        this.place = placeOf(world, event, parties);
        this.origin = event.origin().filter(world.level::contains).orElse(null);
    }

    private static List<EntityState> parties(World world, GameEvent event) {
        List<EntityState> parties = new ArrayList<>(2);
        for (EntityId id : event.involved()) {
            add(world, parties, id);
        }
        Cause cause = event.cause();
        if (cause instanceof Cause.Deed deed) {
            add(world, parties, deed.actor());
        } else if (cause instanceof Cause.Answer answer) {
            add(world, parties, answer.reactor());
        } else if (cause instanceof Cause.Lasting lasting) {
            add(world, parties, lasting.bearer());
        }
        return parties;
    }

    private static void add(World world, List<EntityState> parties, EntityId id) {
        EntityState entity = world.findOrGone(id);
        if (entity != null && !parties.contains(entity)) {
            parties.add(entity);
        }
    }

    private static @Nullable Point placeOf(World world, GameEvent event, List<EntityState> parties) {
        Optional<Point> said = event.place();
        if (said.isPresent()) {
            return world.level.contains(said.get()) ? said.get() : null;
        }
        return event.involved().isEmpty() || parties.isEmpty() ? null : world.placeOf(parties.get(0));
    }

    boolean involves(EntityState observer) {
        return parties.contains(observer);
    }

    /** Whether either end of it is in view. */
    boolean isSeen(Memory memory) {
        return sees(memory, place) || sees(memory, origin);
    }

    private static boolean sees(Memory memory, @Nullable Point cell) {
        return cell != null && memory.sees(cell.x(), cell.y());
    }

    int parties() {
        return parties.size();
    }

    EntityState party(int index) {
        return parties.get(index);
    }
}
