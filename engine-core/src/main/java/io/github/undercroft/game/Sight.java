package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.SightInLight;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Stamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The eyes of a game: what an observer has in view, in the light there is. Nothing of it is state. */
final class Sight {

    private final World world;
    private final FieldOfView fov;
    private final SightInLight inLight;
    private final Lighting lighting;
    private final SightMap map;
    private @Nullable Stamp drawn;

    Sight(World world) {
        this.world = world;
        this.fov = world.rules.newFieldOfView();
        this.inLight = new SightInLight(world.rules.newFieldOfView());
        this.lighting = new Lighting(world, world.rules.newFieldOfView());
        this.map = SightMap.of(world.level.transparent());
        this.drawn = world.level.stamp();
    }

    /** Whether darkness can hide anything from such eyes. */
    private boolean minds(Eyes eyes) {
        return eyes.leastLight() > world.rules.ambientLight();
    }

    /** The light on each cell, as it is now. */
    Lighting light() {
        draw();
        lighting.update(map);
        return lighting;
    }

    private void draw() {
        Stamp present = world.level.stamp();
        if (drawn != present) {
            map.copyFrom(world.level.transparent());
            drawn = present;
        }
    }

    /** From where an observer looks and listens. */
    List<Point> places(EntityState entity, Observer observer) {
        List<EntityId> lookouts = observer.lookouts();
        if (lookouts.isEmpty()) {
            Point own = world.placeOf(entity);
            return own == null ? ImmutableList.of() : ImmutableList.of(own);
        }
        ImmutableList.Builder<Point> places = ImmutableList.builder();
        for (EntityId lookout : lookouts) {
            EntityState living = world.find(lookout);
            Point place = living == null ? null : world.placeOf(living);
            if (place != null) {
                places.add(place);
            }
        }
        return places.build();
    }

    /** Brings the view of an observer up to date, if anything that it depends on has changed. */
    void look(EntityState entity, Observer observer, long lastTime) {
        Eyes eyes = observer.eyes();
        List<Point> from = places(entity, observer);
        Stamp light = minds(eyes) ? light().stamp() : null;
        Stamp ground = world.level.stamp();
        Vantage last = entity.vantage;
        if (last == null || !last.holds(from, eyes, ground, light)) {
            draw();
            entity.memory(world).look(view(from, eyes), world.perceiving.scene(), lastTime);
            entity.vantage = new Vantage(from, eyes, ground, light);
        }
    }

    private VisibleCells view(List<Point> from, Eyes eyes) {
        if (from.size() == 1) {
            return view(from.get(0), eyes);
        }
        BitGrid together = BitGrid.of(map.width(), map.height());
        for (Point each : from) {
            together.or(view(each, eyes));
        }
        return VisibleCells.copyOf(together);
    }

    private VisibleCells view(Point from, Eyes eyes) {
        return minds(eyes) ? inLight.compute(map, lighting, from, eyes) : fov.compute(map, from, eyes.reach());
    }
}
