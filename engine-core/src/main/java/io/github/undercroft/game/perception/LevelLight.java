package io.github.undercroft.game.perception;

import io.github.undercroft.fov.LightMap;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Luminous;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The light on the cells of a level: the ambient light, and the light of entities and of the ground. Not state. */
final class LevelLight implements IntGridView {

    private final World world;
    private final Residents residents;
    private final Level level;
    private final LightMap map;
    private final SightRules rules;
    private int ambient;
    private List<LightSource> sources = new ArrayList<>();
    private List<LightSource> found = new ArrayList<>();
    /** What shines of the ground, as it was built then. */
    private List<LightSource> places = new ArrayList<>();

    /** Whether terrain threw, so that it is asked again. */
    private boolean isFaulty;

    private @Nullable Stamp ground;
    /** Replaced whenever the light changes. */
    private Stamp stamp = new Stamp();

    LevelLight(World world, Residents residents, SightRules rules, Level level) {
        this.world = world;
        this.residents = residents;
        this.level = level;
        this.map = new LightMap(rules.newFieldOfView());
        this.rules = rules;
    }

    Stamp stamp() {
        return stamp;
    }

    /** Computes the light again if a light or the terrain has changed. */
    void update(BitGridView transparent) {
        found.clear();
        Roster lights = residents.of(level).lights;
        for (int i = 0; i < lights.size(); i++) {
            Light light = lights.at(i).slots.find(Light.class);
            if (light != null) {
                world.cellsOf(lights.at(i)).forEach(at -> found.add(light.at(at)));
            }
        }
        Stamp present = level.stamp();
        if (ground != present) {
            places = places();
        }
        found.addAll(places);
        int around = rules.ambientLight(level.level(), world.order.now());
        if (ground == present && around == ambient && found.equals(sources)) {
            return;
        }
        ambient = around;
        List<LightSource> before = sources;
        sources = found;
        found = before;
        ground = isFaulty ? null : present;
        map.compute(transparent, sources);
        stamp = new Stamp();
    }

    /** One for each block of the level, so that a burning field is few sources. */
    private List<LightSource> places() {
        List<LightSource> lit = new ArrayList<>();
        isFaulty = false;
        for (Point cell : Luminous.shining(level)) {
            Luminous terrain = Luminous.at(level, cell).orElseThrow();
            try {
                lit.add(terrain.light().at(cell));
            } catch (Throwable thrown) {
                isFaulty = true;
                rules.failures().add(GameCode.threw("Asking for the light at " + cell, terrain, thrown));
            }
        }
        return lit;
    }

    @Override
    public int width() {
        return map.width();
    }

    @Override
    public int height() {
        return map.height();
    }

    @Override
    public int get(int x, int y) {
        return (int) Math.min(Integer.MAX_VALUE, (long) ambient + map.get(x, y));
    }
}
