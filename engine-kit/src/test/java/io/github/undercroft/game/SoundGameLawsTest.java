package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.Departure;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Invariants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
        Map<Location, Terrain> ground = ground(play.game);
        for (int i = 0; i < STEPS; i++) {
            List<Integer> levels = play.game.view().levels();
            Play.Came came = play.next();
            came.events().forEach(event -> retell(event, places, ground));
            makeLevels(play.game, levels, places, ground);
            assertThat(places(play.game)).as("after %s", came).isEqualTo(places);
            assertThat(ground(play.game)).as("after %s", came).isEqualTo(ground);
        }
    }

    /** What a new level holds at first is not told. */
    private static void makeLevels(
            Game game, List<Integer> before, Map<EntityId, Location> places, Map<Location, Terrain> ground) {
        List<Integer> made = new ArrayList<>(game.view().levels());
        made.removeAll(before);
        places(game).forEach((id, place) -> {
            if (made.contains(id.level())) {
                places.put(id, place);
            }
        });
        ground(game).forEach((place, terrain) -> {
            if (made.contains(((Location.OnLevel) place).level())) {
                ground.put(place, terrain);
            }
        });
    }

    private static void retell(GameEvent event, Map<EntityId, Location> places, Map<Location, Terrain> ground) {
        if (!event.involved().isEmpty()
                && !(event instanceof Spawned)
                && !places.containsKey(event.involved().get(0))) {
            return; // it lives on a level that has just been made, and what that held at first is not told
        }
        if (event instanceof Moved moved) {
            int level = ((Location.OnLevel) Objects.requireNonNull(places.get(moved.who()))).level();
            Location before = places.put(moved.who(), new Location.OnLevel(level, moved.to()));
            assertThat(before).isEqualTo(new Location.OnLevel(level, moved.from()));
        } else if (event instanceof TravelEvent.Left left) {
            assertThat(places.get(left.who())).isEqualTo(left.from());
        } else if (event instanceof TravelEvent.Arrived arrived) {
            places.put(arrived.who(), arrived.at());
        } else if (event instanceof Placed placed) {
            assertThat(places.put(placed.thing(), placed.to())).isEqualTo(placed.from());
        } else if (event instanceof Spawned spawned) {
            assertThat(places.put(spawned.who(), spawned.where())).isNull();
        } else if (event instanceof Departure gone) {
            assertThat(places.remove(gone.who())).isNotNull();
        } else if (event instanceof TerrainChanged changed) {
            Location place = new Location.OnLevel(changed.level(), changed.at());
            assertThat(ground.put(place, changed.after())).isIn(changed.before(), null);
        }
    }

    private static Map<EntityId, Location> places(Game game) {
        Map<EntityId, Location> places = new TreeMap<>();
        for (Entity entity : game.view().entities()) {
            places.put(entity.id(), entity.location());
        }
        return places;
    }

    private static Map<Location, Terrain> ground(Game game) {
        Map<Location, Terrain> ground = new LinkedHashMap<>();
        for (int level : game.view().levels()) {
            Board board = game.view().board(level).orElseThrow();
            for (int y = 0; y < board.height(); y++) {
                for (int x = 0; x < board.width(); x++) {
                    Point at = new Point(x, y);
                    ground.put(new Location.OnLevel(level, at), board.terrainAt(at));
                }
            }
        }
        return ground;
    }
}
