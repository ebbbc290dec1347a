package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many who come out at one door in one step. */
class CrowdedDoorsTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final int SIZE = 40;
    private static final Blueprint RAT = Blueprint.of("rat").with(new Bystander());

    private static Grid<Terrain> ground(int seed) {
        RandomSource random = RandomSource.of(seed);
        return Grid.of(SIZE, SIZE, at -> at.x() > 0 && random.nextInt(100) < 30 ? Ground.WALL : Ground.FLOOR);
    }

    /** A hero with as many others as there is room for on two levels, so many on each. */
    private static Game game(Grid<Terrain> ground, int others) {
        Rules.Builder rules = Rules.named("crowd").registry(Values.registry());
        for (int level = 0; level < 2; level++) {
            List<Placement> all = new ArrayList<>();
            if (level == 0) {
                all.add(new Placement(Blueprint.player("hero").with(Health.of(9)), new Point(0, 0)));
            }
            for (int cell = 1; cell < SIZE * SIZE && all.size() < others + 1 - level; cell++) {
                Point at = new Point(cell % SIZE, cell / SIZE);
                if (ground.get(at).equals(Ground.FLOOR)) {
                    all.add(new Placement(RAT, at));
                }
            }
            LevelContent content = new LevelContent(ground, all);
            rules.level("level " + level, any -> content);
        }
        return Game.start(rules.build(), 1);
    }

    private static void play(Game game, Deed deed) {
        while (!(game.step() instanceof Step.Awaiting)) {}
        game.submit(HERO, deed);
        game.step();
        Invariants.check(game);
    }

    /** The free cell to which the fewest steps lead, found by itself. */
    private static Point nearestFree(Grid<Terrain> ground, Set<Point> filled, Point door) {
        Set<Point> reached = new LinkedHashSet<>(List.of(door));
        List<Point> queue = new ArrayList<>(reached);
        for (int i = 0; i < queue.size(); i++) {
            Point cell = queue.get(i);
            if (!filled.contains(cell) && ground.get(cell).equals(Ground.FLOOR)) {
                return cell;
            }
            for (Direction direction : Direction.all()) {
                Point next = cell.step(direction);
                if (ground.contains(next) && ground.get(next).equals(Ground.FLOOR) && reached.add(next)) {
                    queue.add(next);
                }
            }
        }
        throw new AssertionError("no room");
    }

    private static EntityState found(Game game, EntityId id) {
        return Objects.requireNonNull(game.world().find(id));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void eachComesOutWhereItWouldAlone(int seed) {
        Grid<Terrain> ground = ground(seed);
        Game game = game(ground, 150);
        play(game, Deed.doing("look", context -> context.tryTravel(HERO, 1, Arrival.at(new Point(0, 20)))));
        RandomSource random = RandomSource.of(seed);
        List<EntityId> travellers = new ArrayList<>();
        List<Point> doors = new ArrayList<>();
        List<Set<Point>> filled = List.of(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (EntityState entity : game.world().entities) {
            Location.OnLevel on = (Location.OnLevel) entity.location;
            filled.get(on.level()).add(on.cell());
            if (random.nextInt(3) > 0 && !entity.id.equals(HERO)) {
                travellers.add(random.nextInt(travellers.size() + 1), entity.id);
                doors.add(new Point(random.nextInt(3), 20));
            }
        }
        List<Location> expected = new ArrayList<>();
        for (int i = 0; i < travellers.size(); i++) {
            Location.OnLevel from = (Location.OnLevel) found(game, travellers.get(i)).location;
            Point to = nearestFree(ground, filled.get(1 - from.level()), doors.get(i));
            filled.get(from.level()).remove(from.cell());
            filled.get(1 - from.level()).add(to);
            expected.add(new Location.OnLevel(1 - from.level(), to));
        }
        play(game, Deed.doing("all change", context -> {
            for (int i = 0; i < travellers.size(); i++) {
                int level = ((Location.OnLevel) expected.get(i)).level();
                context.tryTravel(travellers.get(i), level, Arrival.at(doors.get(i)));
            }
        }));
        for (int i = 0; i < travellers.size(); i++) {
            assertThat(found(game, travellers.get(i)).location)
                    .as("traveller " + i)
                    .isEqualTo(expected.get(i));
        }
    }

    @Test
    void aCrowdLooksForItsPlacesOnce() {
        int many = 700;
        Game game = game(Grid.of(SIZE, SIZE, at -> Ground.FLOOR), many);
        play(game, Deed.doing("all go", context -> {
            for (int i = 1; i <= many; i++) {
                context.tryTravel(new EntityId(0, i), 1, Arrival.byPortal());
            }
        }));
        assertThat(Optional.of(game.world().levels.at(1))
                        .map(level -> game.engine().residents.of(level).actors.size()))
                .contains(2 * many);
        assertThat(game.engine().levelTravel().doors().looks()).isLessThan(10 * many + 4 * SIZE * SIZE);
    }
}
