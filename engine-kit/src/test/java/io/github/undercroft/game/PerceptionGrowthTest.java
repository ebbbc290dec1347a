package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How many observers are asked how they perceive, and how often a cell is looked at, counted by what they are asked. */
class PerceptionGrowthTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private final AtomicInteger asked = new AtomicInteger();

    private Perceiver counting() {
        return Witness.looking(() -> {
            asked.incrementAndGet();
            return Witness.eyes(8);
        });
    }

    /** Guards 4 cells from each other, from row 100 on. */
    private List<Placement> guards(int count) {
        List<Placement> guards = new ArrayList<>();
        Blueprint guard = Blueprint.of("guard").with(counting());
        for (int i = 0; i < count; i++) {
            guards.add(new Placement(guard, new Point(i % 40 * 4, 100 + i / 40 * 4)));
        }
        return guards;
    }

    private static LevelContent open(int side, List<Placement> placements) {
        return new LevelContent(Grid.of(side, side, at -> Ground.FLOOR), placements);
    }

    private int askedIn(Game game, Deed deed) {
        asked.set(0);
        game.submit(HERO, deed);
        assertThat(game.step()).isInstanceOf(Step.Acted.class);
        return asked.get();
    }

    @Test
    void aStepAsksThoseWhomItMayConcernAndNotTheThousandElsewhere() {
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(Values.hero(), new Point(80, 10)));
        all.addAll(guards(1000));
        LevelContent content = open(210, all);
        Game game =
                Game.start(Rules.named("test").level("map", random -> content).build(), 1);
        assertThat(asked.get()).isEqualTo(1000);
        assertThat(askedIn(game, Deed.doing("rests", context -> context.rest())))
                .isZero();
        assertThat(askedIn(game, Deed.doing("comes", context -> context.tryMove(HERO, new Point(81, 101)))))
                .as("who see it come")
                .isBetween(4, 20);
        assertThat(askedIn(game, Deed.doing("goes", context -> context.tryMove(HERO, new Point(80, 10)))))
                .as("who saw it go")
                .isBetween(4, 20);
        assertThat(askedIn(
                        game, Deed.doing("bangs", context -> context.emit(new Watching.Bang(new Point(80, 90), 20)))))
                .as("who may hear it")
                .isBetween(10, 40);
        assertThat(askedIn(game, Deed.doing("builds", context -> context.setTerrain(new Point(80, 90), Ground.WALL))))
                .as("whose view reaches there")
                .isZero();
        assertThat(askedIn(game, Deed.doing("builds", context -> context.setTerrain(new Point(81, 101), Ground.WALL))))
                .as("whose view reaches there")
                .isBetween(8, 25);
    }

    @Test
    void aLevelThatStandsStillAsksNobody() {
        List<Placement> guards = guards(200);
        LevelContent first = open(20, List.of(new Placement(Values.hero(), new Point(5, 5))));
        LevelContent second = open(210, guards);
        Game game = Game.start(
                Rules.named("test")
                        .level("one", random -> first)
                        .level("two", random -> second)
                        .build(),
                1);
        askedIn(game, travel(1));
        assertThat(asked.get()).isEqualTo(200);
        askedIn(game, travel(0));
        assertThat(askedIn(game, Deed.doing("walks", context -> context.tryStep(HERO, Direction.EAST))))
                .isZero();
    }

    private static Deed travel(int level) {
        return Deed.doing("travels", context -> context.tryTravel(HERO, level, Arrival.at(new Point(5, 5))));
    }

    /** Floor that counts how often somebody looks at it. */
    private record Looked(AtomicInteger times) implements OpenTerrain {
        @Override
        public String name() {
            return "floor";
        }

        @Override
        public Terrain appearance() {
            times.incrementAndGet();
            return Ground.FLOOR;
        }
    }

    @Test
    void aCellOnWhichAThousandThingsAreDroppedIsLookedAtOnce() {
        AtomicInteger looks = new AtomicInteger();
        Point pile = new Point(2, 0);
        Grid<Terrain> ground = Grid.of(5, 1, at -> at.equals(pile) ? new Looked(looks) : Ground.FLOOR);
        Blueprint hero = Values.hero().with(Senses.ofRadius(8));
        LevelContent content = new LevelContent(ground, List.of(new Placement(hero, new Point(0, 0))));
        Game game =
                Game.start(Rules.named("test").level("map", random -> content).build(), 1);
        looks.set(0);
        askedIn(game, Deed.doing("drops", context -> {
            for (int i = 0; i < 1000; i++) {
                context.trySpawn(Blueprint.item("coin"), new Location.OnLevel(0, i % 2 == 0 ? pile : new Point(3, 0)));
            }
        }));
        assertThat(looks.get()).isEqualTo(1);
        assertThat(game.view().perception(HERO).orElseThrow().sightings()).hasSize(1000);
    }

    /** Hides everywhere, and counts how often that is asked. */
    private record Shade(AtomicInteger asked) implements Hidden {
        @Override
        public boolean hides(Terrain ground) {
            asked.incrementAndGet();
            return true;
        }
    }

    @Test
    void ofAThousandHiddenOnesThoseInViewAreAskedWhetherTheyHide() {
        Blueprint shade = Blueprint.of("shade").with(new Shade(asked));
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(Values.hero().with(Senses.ofRadius(8)), new Point(80, 10)));
        for (int i = 0; i < 1000; i++) {
            all.add(new Placement(shade, new Point(i % 40 * 4, 100 + i / 40 * 4)));
        }
        for (int x = 83; x < 87; x++) {
            all.add(new Placement(shade, new Point(x, 10)));
        }
        LevelContent content = open(210, all);
        Game game =
                Game.start(Rules.named("test").level("map", random -> content).build(), 1);
        assertThat(askedIn(game, Deed.doing("walks", context -> context.tryStep(HERO, Direction.SOUTH))))
                .isBetween(4, 8);
        assertThat(askedIn(game, Deed.doing("rests", context -> context.rest())))
                .isBetween(0, 8);
    }
}
