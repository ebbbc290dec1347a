package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.SightInLight;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Stamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The eyes of a game: what an observer has in view, in the light there is. Nothing of it is state. */
final class Sight {

    private final World world;
    private final Level level;
    private final FieldOfView fov;
    private final SightInLight inLight;
    private final Lighting lighting;
    private final SightMap map;
    private @Nullable Stamp drawn;
    /** Whether the light is up to date for the rest of this step. */
    private boolean isLit;
    /** The light of which those were told from whom darkness hides. */
    private @Nullable Stamp told;

    Sight(World world, Level level) {
        this.world = world;
        this.level = level;
        this.fov = world.rules.newFieldOfView();
        this.inLight = new SightInLight(world.rules.newFieldOfView());
        this.lighting = new Lighting(world, level, world.rules.newFieldOfView());
        this.map = SightMap.of(level.transparent());
        this.drawn = level.stamp();
    }

    /** Whether darkness can hide anything from such eyes. */
    boolean minds(Eyes eyes) {
        return eyes.leastLight() > world.rules.ambientLight();
    }

    /** The light on each cell, as it is now. */
    Lighting light() {
        draw();
        lighting.update(map);
        return lighting;
    }

    private void draw() {
        Stamp present = level.stamp();
        if (drawn != present) {
            map.copyFrom(level.transparent());
            drawn = present;
        }
    }

    /** Notes that lights may have changed since they were looked at. */
    void begin() {
        isLit = false;
    }

    /** Whether the light is another one than when this was asked last. */
    boolean hasOtherLight() {
        Stamp present = lightStamp();
        boolean other = present != told;
        told = present;
        return other;
    }

    private Stamp lightStamp() {
        if (!isLit) {
            light();
            isLit = true;
        }
        return lighting.stamp();
    }

    /** Brings the view of an observer up to date, if anything that it depends on has changed. */
    void look(EntityState entity, Memory memory, Sensing sensing, long lastTime) {
        Stamp light = minds(sensing.eyes) ? lightStamp() : null;
        Stamp ground = level.stamp();
        Vantage last = entity.vantage;
        if (last == null || !last.holds(sensing, ground, light)) {
            draw();
            memory.look(view(sensing.from, sensing.eyes), level.scenery(), lastTime);
            entity.vantage = new Vantage(ImmutableList.copyOf(sensing.from), sensing.eyes, ground, light);
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
        VisibleCells seen =
                minds(eyes) ? inLight.compute(map, lighting, from, eyes) : fov.compute(map, from, eyes.reach());
        if (seen.width() != map.width() || seen.height() != map.height()) {
            throw new IllegalArgumentException("a view of " + seen.width() + " x " + seen.height()
                    + " cells of a level of " + map.width() + " x " + map.height()
                    + "; a field of view answers with a grid as large as that which it is given");
        }
        return seen;
    }
}
