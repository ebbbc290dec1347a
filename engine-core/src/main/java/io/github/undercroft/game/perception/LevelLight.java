package io.github.undercroft.game.perception;

import io.github.undercroft.fov.LightMap;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.sense.Light;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The light on the cells of a level: the ambient light, and the light of entities. Not state. */
final class LevelLight implements IntGridView {

    private final World world;
    private final Residents residents;
    private final Level level;
    private final LightMap map;
    private final int ambient;
    private List<LightSource> sources = new ArrayList<>();
    private List<LightSource> found = new ArrayList<>();
    private @Nullable Stamp ground;
    /** Replaced whenever the light changes. */
    private Stamp stamp = new Stamp();

    LevelLight(World world, Residents residents, SightRules rules, Level level) {
        this.world = world;
        this.residents = residents;
        this.level = level;
        this.map = new LightMap(rules.newFieldOfView());
        this.ambient = rules.ambientLight();
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
            Point at = world.cellOf(lights.at(i));
            if (light != null && at != null) {
                found.add(light.at(at));
            }
        }
        Stamp present = level.stamp();
        if (ground == present && found.equals(sources)) {
            return;
        }
        List<LightSource> before = sources;
        sources = found;
        found = before;
        ground = present;
        map.compute(transparent, sources);
        stamp = new Stamp();
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
