package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.SightInLight;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Vantage;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Scene;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes what an observer has in view, in the present light. Not state. */
public final class Sight {

    private final Level level;
    private final World world;
    private final SightRules rules;
    private final FieldOfView fov;
    private final SightInLight inLight;
    private final LevelLight lighting;
    /** Made when an observer first looks: in a copy in which nothing moves none does. */
    private @Nullable SightMap map;

    private @Nullable Stamp drawn;
    /** Whether the light is up to date for the rest of this step. */
    private boolean isLit;

    Sight(World world, Residents residents, SightRules rules, Level level) {
        this.level = level;
        this.world = world;
        this.rules = rules;
        this.fov = rules.newFieldOfView();
        this.inLight = new SightInLight(rules.newFieldOfView());
        this.lighting = new LevelLight(world, residents, rules, level);
    }

    /** Whether darkness can hide anything from such eyes. */
    boolean minds(Eyes eyes) {
        return eyes.minLight() > rules.ambientLight(level.level(), world.order.now());
    }

    /** The present light on each cell. */
    public LevelLight light() {
        lighting.update(map());
        return lighting;
    }

    /** Which cells one can see through at present. */
    private SightMap map() {
        Stamp present = level.stamp();
        SightMap known = map;
        if (known == null) {
            known = SightMap.of(level.transparent());
            map = known;
        } else if (drawn != present) {
            known.copyFrom(level.transparent());
        }
        drawn = present;
        return known;
    }

    /** Notes that lights may have changed. */
    void begin() {
        isLit = false;
    }

    /** Stands for the light that such eyes need; null if they need none. */
    @Nullable
    Stamp lightFor(Eyes eyes) {
        return minds(eyes) ? lightStamp() : null;
    }

    /** Stands for the light on all cells at the end of this step. */
    private Stamp lightStamp() {
        if (!isLit) {
            light();
            isLit = true;
        }
        return lighting.stamp();
    }

    /**
     * Updates the view of an observer, if anything that it depends on has changed.
     *
     * @return what the view was computed from
     */
    public Vantage look(EntityState entity, Memory memory, ObserverAnswers answers, Scene scene, long lastTime) {
        Stamp light = lightFor(answers.eyes);
        Stamp ground = level.stamp();
        Vantage last = entity.vantage;
        if (last == null || !last.shows(answers.from, answers.eyes, ground, light)) {
            memory.look(view(answers.from, answers.eyes), scene, lastTime);
        } else if (last.isOwn() == answers.isOwn && last.hearing() == answers.hearing) {
            return last;
        }
        return new Vantage(
                ImmutableList.copyOf(answers.from), answers.isOwn, answers.eyes, answers.hearing, ground, light);
    }

    private VisibleCells view(List<Point> from, Eyes eyes) {
        SightMap now = map();
        if (from.size() == 1) {
            return view(now, from.get(0), eyes);
        }
        BitGrid together = BitGrid.of(now.width(), now.height());
        for (Point each : from) {
            together.or(view(now, each, eyes));
        }
        return VisibleCells.copyOf(together);
    }

    private VisibleCells view(SightMap now, Point from, Eyes eyes) {
        VisibleCells seen =
                minds(eyes) ? inLight.compute(now, lighting, from, eyes) : fov.compute(now, from, eyes.reach());
        if (seen.width() != now.width() || seen.height() != now.height()) {
            throw new IllegalArgumentException("a view of " + seen.width() + " x " + seen.height()
                    + " cells of a level of " + now.width() + " x " + now.height()
                    + "; a field of view must return a grid of the size of the given one");
        }
        return seen;
    }
}
