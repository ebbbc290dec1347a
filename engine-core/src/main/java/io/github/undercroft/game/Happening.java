package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An event of this step, with where it was and who took part in it, found out once for all observers. */
final class Happening {

    final GameEvent event;
    final Level level;
    final @Nullable Point place;
    final int loudness;
    final Sound sound;
    private final @Nullable Point origin;
    /** First those involved, who come before the others, and then who caused it. */
    private final List<EntityState> parties = new ArrayList<>(2);

    private final int involved;

    Happening(World world, GameEvent event, Level level) {
        this.event = event;
        this.level = level;
        List<EntityId> ids = event.involved();
        for (int i = 0; i < ids.size(); i++) {
            add(world, ids.get(i));
        }
        this.involved = parties.size();
        addCauser(world, Objects.requireNonNull(event.cause(), "cause() answered null; there is Cause.WORLD"));
        Point said = event.place().orElse(null);
        this.place = inside(said == null && !ids.isEmpty() ? cellOf(world, ids.get(0)) : said);
        this.origin = inside(event.origin().orElse(null));
        this.loudness = event.loudness();
        this.sound = Objects.requireNonNull(event.sound(), "sound() answered null; there is Sound.NOISE");
    }

    private void addCauser(World world, Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            add(world, deed.actor());
        } else if (cause instanceof Cause.Answer answer) {
            add(world, answer.reactor());
        } else if (cause instanceof Cause.Lasting lasting) {
            add(world, lasting.bearer());
        }
    }

    private void add(World world, EntityId id) {
        EntityState entity = world.findOrGone(id);
        if (entity != null && !parties.contains(entity)) {
            parties.add(entity);
        }
    }

    private @Nullable Point cellOf(World world, EntityId id) {
        EntityState entity = world.findOrGone(id);
        Location.OnLevel place = entity == null ? null : world.placeOf(entity);
        return place != null && place.level() == level.level() ? place.cell() : null;
    }

    /** What is outside the level is nowhere. */
    private @Nullable Point inside(@Nullable Point cell) {
        return cell != null && level.contains(cell) ? cell : null;
    }

    /** Expects of all whom it may concern that they look and listen. */
    void alert(Alerts alerts) {
        for (int i = 0; i < involved; i++) {
            alerts.expect(parties.get(i));
        }
        alerts.alert(level, place, loudness);
        alerts.alert(level, origin, 0);
    }

    boolean involves(EntityState observer) {
        for (int i = 0; i < involved; i++) {
            if (parties.get(i) == observer) {
                return true;
            }
        }
        return false;
    }

    /** Whether either end of it is in view. */
    boolean isSeen(Memory memory) {
        return memory.level() == level.level() && (sees(memory, place) || sees(memory, origin));
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
