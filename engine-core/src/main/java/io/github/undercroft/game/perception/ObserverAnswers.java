package io.github.undercroft.game.perception;

import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Perceiver;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How and from where an observer perceives: the answers of its component, each asked once. Reused for one observer
 * after the other.
 */
public final class ObserverAnswers {

    private static final Eyes BLIND = Eyes.of(Reach.round(0));

    Eyes eyes = BLIND;
    /** In hundredths of normal hearing. */
    int hearing;
    /** Whether it perceives from its own cell and nowhere else. */
    public boolean isOwn;
    /** The cells from which it looks and listens; if empty, it perceives nothing. */
    final ArrayList<Point> from = new ArrayList<>();

    private final Belongings belongings;

    public ObserverAnswers(Belongings belongings) {
        this.belongings = belongings;
    }

    /** The answers of an entity that perceives nothing. */
    public void none() {
        eyes = BLIND;
        hearing = 0;
        isOwn = false;
        from.clear();
    }

    /** Asks a component. An invalid answer causes an exception. */
    public void ask(World world, EntityState entity, Perceiver observer) {
        none();
        Level level = world.levelOf(entity);
        Eyes sees = Objects.requireNonNull(
                observer.eyes(), "eyes() returned null; a blind creature has a reach of 0 cells");
        for (ActingEffects acting = belongings.actingOn(entity); acting.next(); ) {
            sees = under(acting.effect(), sees);
        }
        int hears = observer.hearing();
        if (hears < 0) {
            throw new IllegalArgumentException(
                    "hearing() returned " + hears + "; it is 0 (deaf) or more hundredths of the usual");
        }
        List<EntityId> lookouts = Objects.requireNonNull(
                observer.lookouts(),
                "lookouts() returned null; return an empty list for an observer that uses its own eyes");
        if (lookouts.isEmpty()) {
            add(level, world, entity);
        }
        for (int i = 0; i < lookouts.size(); i++) {
            EntityState living = world.find(lookouts.get(i));
            if (living != null) {
                add(level, world, living);
            }
        }
        eyes = sees;
        hearing = hears;
        isOwn = lookouts.isEmpty() && entity.location instanceof Location.OnLevel;
    }

    /** The effects that act on an observer. */
    ActingEffects actingOn(EntityState observer) {
        return belongings.actingOn(observer);
    }

    private static Eyes under(Effect effect, Eyes eyes) {
        try {
            return Objects.requireNonNull(
                    effect.eyes(eyes), "eyes() returned null; a blind creature has a reach of 0 cells");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking how an effect changes sight", effect, thrown);
        }
    }

    /** Adds the cells of an entity, or of who carries it. */
    private void add(Level level, World world, EntityState entity) {
        EntityState outermost = world.holders.outermost(entity);
        Location.OnLevel place = outermost.lastPlace();
        if (place != null && place.level() == level.level()) {
            if (outermost.slots.body == null) {
                from.add(place.cell());
            } else {
                from.addAll(outermost.slots.cells(place.cell()));
            }
        }
    }
}
