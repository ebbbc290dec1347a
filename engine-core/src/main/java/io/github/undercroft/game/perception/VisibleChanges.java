package io.github.undercroft.game.perception;

import io.github.undercroft.Location;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Lifted;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;

/** Notes during a step what observers may have to look at when it is over. Not state. */
public final class VisibleChanges {

    private final World world;
    private final Alerts alerts;
    /** The entities that stopped perceiving in this step, as far as known. */
    private final ArrayList<EntityState> blinded = new ArrayList<>();

    private long begunAt;

    public VisibleChanges(World world, Alerts alerts) {
        this.world = world;
        this.alerts = alerts;
    }

    /** Forgets the step before. */
    public void begin() {
        alerts.begin();
        blinded.clear();
        begunAt = world.order.now();
    }

    /** The time when the step began, for which the last views were valid. */
    public long begunAt() {
        return begunAt;
    }

    /** Whether a change was noted in this step. */
    public boolean areNoted() {
        return alerts.touched() > 0;
    }

    /** Whether there is an observer now, or was when the step began. */
    public boolean matter() {
        return !world.observers.isEmpty() || !blinded.isEmpty() || hasLostObserver();
    }

    /** Whether an observer with a memory left the game in this step. */
    public boolean hasLostObserver() {
        List<EntityState> left = world.departed.observers();
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i).memory() != null) {
                return true;
            }
        }
        return false;
    }

    /** Notes a change on a cell. */
    public void touch(Location location) {
        if (location instanceof Location.OnLevel on && matter()) {
            alerts.touch(on);
        }
    }

    /** Notes that an entity moves. */
    public void moves(EntityState entity, Location to) {
        if (matter()) {
            touch(entity.location);
            touch(to);
            alerts.stir(entity);
            EntityState bearer = world.bearerOf(to);
            if (bearer != null) {
                world.levelOf(bearer).stirred = true;
            }
            if (entity.location instanceof Location.OnLevel on
                    && !(to instanceof Location.OnLevel after && after.level() == on.level())) {
                world.lifted.add(new Lifted(entity, on));
            }
        }
    }

    /** Notes that an entity has other components. */
    public void recomposed(EntityState entity) {
        if (matter()) {
            touch(entity.location);
            alerts.stir(entity);
        }
    }

    /** Notes a change of a cell's terrain. */
    public void rebuilt(Location.OnLevel place) {
        if (matter()) {
            alerts.rebuild(place);
        }
    }

    /** Notes that an entity came, left or got other components, so that it may have begun or ceased to perceive. */
    public void update(EntityState entity) {
        alerts.update(entity);
    }

    /** Notes that an entity has lost its senses. */
    public void blind(EntityState entity) {
        blinded.add(entity);
    }

    /** The entities that had no senses at some time of this step. */
    public List<EntityState> blinded() {
        return blinded;
    }
}
