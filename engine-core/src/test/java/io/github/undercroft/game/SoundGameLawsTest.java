package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.scenario.Invariants;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds after every step of every game, whatever its actions, reactions, effects and terrain do. */
class SoundGameLawsTest {

    private static final int STEPS = 50;

    @Property
    void nobodyIsLostOrDoubledAndNoCellHoldsTwoBlockers(@ForAll long seed) {
        Play play = Play.of(seed);
        Invariants.check(play.game);
        for (int i = 0; i < STEPS; i++) {
            play.next();
            Invariants.check(play.game);
        }
    }

    @Property
    void theEventsTellWhoCameWhoLeftWhoIsWhereAndWhatTheGroundIs(@ForAll long seed) {
        Play play = Play.of(seed);
        Map<EntityId, Location> places = places(play.game);
        Map<Point, Terrain> ground = ground(play.game);
        for (int i = 0; i < STEPS; i++) {
            Play.Came came = play.next();
            came.events().forEach(event -> retell(event, places, ground));
            assertThat(places(play.game)).as("after %s", came).isEqualTo(places);
            assertThat(ground(play.game)).as("after %s", came).isEqualTo(ground);
        }
    }

    private static void retell(GameEvent event, Map<EntityId, Location> places, Map<Point, Terrain> ground) {
        if (event instanceof GameEvent.Moved moved) {
            Location before = places.put(moved.who(), new Location.OnLevel(0, moved.to()));
            assertThat(before).isEqualTo(new Location.OnLevel(0, moved.from()));
        } else if (event instanceof GameEvent.Placed placed) {
            assertThat(places.put(placed.thing(), placed.to())).isEqualTo(placed.from());
        } else if (event instanceof GameEvent.Spawned spawned) {
            assertThat(places.put(spawned.who(), spawned.where())).isNull();
        } else if (event instanceof GameEvent.Died died) {
            assertThat(places.remove(died.who())).isNotNull();
        } else if (event instanceof GameEvent.Removed removed) {
            assertThat(places.remove(removed.who())).isNotNull();
        } else if (event instanceof GameEvent.TerrainChanged changed) {
            assertThat(ground.put(changed.at(), changed.after())).isEqualTo(changed.before());
        }
    }

    private static Map<EntityId, Location> places(Game game) {
        Map<EntityId, Location> places = new TreeMap<>();
        for (Entity entity : game.view().entities()) {
            places.put(entity.id(), entity.location());
        }
        return places;
    }

    private static Map<Point, Terrain> ground(Game game) {
        Map<Point, Terrain> ground = new TreeMap<>();
        for (int y = 0; y < game.view().board().height(); y++) {
            for (int x = 0; x < game.view().board().width(); x++) {
                Point at = new Point(x, y);
                ground.put(at, game.view().board().terrainAt(at));
            }
        }
        return ground;
    }
}
