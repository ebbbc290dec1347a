package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Bars;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The ground of the floors. */
class LandsTest {

    private static final Descent GAME = new Descent();

    private static long count(Board board, Predicate<Terrain> which) {
        return new BoardSize(board.width(), board.height())
                .cells().points().stream().map(board::terrainAt).filter(which).count();
    }

    @Test
    void theFirstFloorHasDoorsGrassAndOil() {
        for (int seed = 0; seed < 20; seed++) {
            Board board = Game.start(GAME.rules(GAME.about().usualSize(), Seat.PERSON), seed)
                    .view()
                    .board();
            assertThat(count(board, Door.CLOSED::equals))
                    .as("doors, seed %s", seed)
                    .isPositive();
            assertThat(count(board, Grass.TALL::equals))
                    .as("grass, seed %s", seed)
                    .isPositive();
        }
        assertThat(oil(20)).isGreaterThan(10);
    }

    private static long oil(int seeds) {
        long floorsWithOil = 0;
        for (int seed = 0; seed < seeds; seed++) {
            Board board = Game.start(GAME.rules(GAME.about().usualSize(), Seat.PERSON), seed)
                    .view()
                    .board();
            floorsWithOil += count(board, Oil.class::isInstance) > 0 ? 1 : 0;
        }
        return floorsWithOil;
    }

    @Test
    void theThreePlacesBetweenComeInAnOrderOfTheirOwnWithAVaultInTwoOfThem() {
        Set<List<String>> orders = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) {
            Game game = Game.start(GAME.rules(GAME.about().usualSize(), Seat.PERSON), seed);
            Plot plot = game.view().fromSeed(Plot.ALL);
            ImmutableList<Place> order = plot.places();
            assertThat(order).startsWith(Place.HALLS).hasSize(4).doesNotHaveDuplicates();
            orders.add(order.stream().map(Place::told).toList());
            long offers = 0;
            for (int number = 1; number < 4; number++) {
                LevelContent content =
                        Lands.level(plot, GAME.about().usualSize(), number).content(RandomSource.of(seed));
                offers += content.placements().stream()
                        .filter(each -> each.what().components().stream().anyMatch(OneOf.class::isInstance))
                        .count();
            }
            assertThat(offers).as("seed %s", seed).isEqualTo(6);
        }
        assertThat(orders).hasSizeGreaterThan(3);
    }

    /** In about half of the games, on the second or the third floor. */
    @Test
    void aGuestFromBelowIsOnTheFloorThatTellsOfIt() {
        int games = 0;
        for (long seed = 0; seed < 40; seed++) {
            Plot plot = Plot.ALL.draw(seed);
            for (int number = 1; number < 4; number++) {
                boolean isTold = plot.told(number).contains("far below");
                LevelPlan plan =
                        Lands.level(plot, GAME.about().usualSize(), number).plan(RandomSource.of(seed));
                List<Point> guests = plan.marks().stream()
                        .filter(mark -> mark.what().equals(Plot.GUEST))
                        .map(Mark::at)
                        .toList();
                assertThat(guests).hasSize(isTold ? 1 : 0);
                assertThat(guests).allMatch(at -> isApart(plan, at));
                games += isTold ? 1 : 0;
            }
        }
        assertThat(games).isBetween(10, 30);
    }

    /** In one of a hundred of these levels its cell was filled, and the level could not be made. */
    @Test
    void aGuestStandsWhereNobodyIs() {
        BoardSize size = GAME.about().usualSize();
        for (long seed = 0; seed < 300; seed++) {
            Plot plot = Plot.ALL.draw(seed);
            if (plot.guest() > 0) {
                LevelContent content = Lands.level(plot, size, plot.guest() - 1).content(RandomSource.of(seed));
                List<Point> filled = content.placements().stream()
                        .filter(each -> each.what().components().stream().anyMatch(Blocks.class::isInstance))
                        .map(LevelContent.Placement::at)
                        .toList();
                assertThat(filled).as("seed %s", seed).doesNotHaveDuplicates();
                assertThat(filled)
                        .as("seed %s", seed)
                        .noneMatch(at -> content.ground().get(at.x(), at.y()) instanceof Chasm);
            }
        }
    }

    private static boolean isApart(LevelPlan plan, Point at) {
        return new Rect(0, 0, plan.width(), plan.height())
                .points().stream()
                        .filter(cell -> plan.kindAt(cell.x(), cell.y()) == CellKind.STAIRS_UP)
                        .noneMatch(stairs -> Metric.CHEBYSHEV.within(at, stairs, 10));
    }

    @Test
    void eachOfTheFirstThreeFloorsHasAnotherWeapon() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Plot.ALL.draw(seed).arms().subList(0, 3)).doesNotHaveDuplicates();
        }
    }

    /** Walls look alike in all places. */
    @Test
    void lettersAloneTellGroundsAndThingsApart() {
        GameView game =
                Game.start(GAME.rules(GAME.about().usualSize(), Seat.PERSON), 1).view();
        List<Integer> grounds = GroundLetters.of(GAME, game, Rock.PILLAR, Stairs.up(1), Stairs.down(2));
        assertThat(grounds).doesNotHaveDuplicates();
        Iterable<Blueprint> things = Iterables.concat(
                Brews.ALL,
                Relics.RINGS,
                List.of(Place.BRAZIER, Warden.CROWN, Brews.BOTTLE, Darts.DART, Chests.plain(Brews.GUST)));
        assertThat(things)
                .allSatisfy(thing -> assertThat(thing.components())
                        .filteredOn(Look.class::isInstance)
                        .isNotEmpty()
                        .extracting(look -> ((Look) look).codePoint())
                        .doesNotContainAnyElementsOf(grounds));
    }

    @Test
    void nobodyIsTeleportedBehindBars() {
        Legend legend = Scenario.legend().with('|', Bars.shut("hoard"));
        for (int i = 0; i < 20; i++) {
            Scenario scenario = Scenario.of(
                    legend.replacing('@', Delver.BLUEPRINT.carrying(Brews.TELEPORT)),
                    "@.+......#######",
                    "#########..|...#");
            scenario.play(new Use(
                    scenario.game().view().things(scenario.hero().id()).get(0).id()));
            assertThat(scenario.hero().position().orElseThrow().x()).isLessThan(11);
        }
    }
}
