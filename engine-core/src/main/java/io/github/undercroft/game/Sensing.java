package io.github.undercroft.game;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Observer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** With what an observer perceives, and from where: its component's answers, asked for once. Used for one after the other. */
final class Sensing {

    private static final Eyes BLIND = new Eyes(Reach.round(0), 0, 0);

    Eyes eyes = BLIND;
    /** In hundredths of the usual. */
    int hearing;
    /** Whether it perceives from its own cell and nowhere else. */
    boolean isOwn;
    /** From where it looks and listens; nowhere, and it perceives nothing. */
    final ArrayList<Point> from = new ArrayList<>();

    /** Those of somebody who perceives nothing. */
    void none() {
        eyes = BLIND;
        hearing = 0;
        isOwn = false;
        from.clear();
    }

    /** Asks a component, whose answers are refused with an exception if they make no sense. */
    void ask(World world, EntityState entity, Observer observer) {
        none();
        Level level = world.levelOf(entity);
        Eyes sees = Objects.requireNonNull(
                observer.eyes(), "eyes() answered null; who is blind has eyes with a reach of 0 cells");
        Effects lasting = entity.slots.effects;
        if (lasting != null) {
            sees = under(lasting, sees);
        }
        int hears = observer.hearing();
        if (hears < 0) {
            throw new IllegalArgumentException(
                    "hearing() answered " + hears + "; it is 0 (deaf) or more hundredths of the usual");
        }
        List<EntityId> lookouts = Objects.requireNonNull(
                observer.lookouts(), "lookouts() answered null; who uses its own eyes has an empty list of them");
        if (lookouts.isEmpty()) {
            add(level, world.placeOf(entity));
        }
        for (int i = 0; i < lookouts.size(); i++) {
            EntityState living = world.find(lookouts.get(i));
            add(level, living == null ? null : world.placeOf(living));
        }
        eyes = sees;
        hearing = hears;
        isOwn = lookouts.isEmpty() && entity.location instanceof Location.OnLevel;
    }

    private static Eyes under(Effects effects, Eyes eyes) {
        Eyes folded = eyes;
        for (int i = 0; i < effects.all().size(); i++) {
            Effect effect = effects.all().get(i);
            try {
                folded = Objects.requireNonNull(
                        effect.eyes(folded), "eyes() answered null; who is blind has a reach of 0 cells");
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking how somebody sees", effect, thrown);
            }
        }
        return folded;
    }

    private void add(Level level, Location.@Nullable OnLevel place) {
        if (place != null && place.level() == level.level()) {
            from.add(place.cell());
        }
    }
}
