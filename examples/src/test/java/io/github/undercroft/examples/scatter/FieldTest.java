package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FieldTest {

    private static Board board(int width, int height, long seed) {
        return Game.start(new Scatter().rules(new BoardSize(width, height), Seat.PERSON), seed)
                .view()
                .board();
    }

    /** The tutorial's maps were in pieces half of the time, and then perhaps could not be won. */
    @Property
    void allFloorHangsTogether(
            @ForAll @IntRange(min = 4, max = 30) int width,
            @ForAll @IntRange(min = 3, max = 30) int height,
            @ForAll long seed) {
        assertThat(FloodFill.of(Movement.FOUR_WAY)
                        .regions(board(width, height, seed).passable(Motility.WALK))
                        .count())
                .isEqualTo(1);
    }

    @Property
    void theFirstOfTenActorsIsThePlayerAndEachHasACellOfFloor(@ForAll long seed) {
        Board board = board(15, 10, seed);
        List<Entity> actors = board.entities();
        List<Point> cells =
                actors.stream().flatMap(who -> who.position().stream()).toList();

        assertThat(cells).hasSize(10).doesNotHaveDuplicates().allMatch(board::isPassable);
        assertThat(actors.get(0).get(Faction.class)).contains(Faction.PLAYERS);
        assertThat(actors.get(0).get(Destructible.class)).contains(Health.of(3));
        assertThat(actors.subList(1, 10))
                .allMatch(enemy -> enemy.get(Destructible.class).equals(Optional.of(Health.of(1))))
                .noneMatch(enemy -> enemy.has(Faction.class));
    }

    /** The tutorial's loop never ended where ten actors did not fit. */
    @Property
    void aBoardWithoutRoomForTenHoldsFewerButAtLeastOneEnemy(@ForAll long seed) {
        Board board = board(4, 3, seed);
        int floor = board.passable(Motility.WALK).count();

        assertThat(board.entities()).hasSize(Math.min(10, floor)).hasSizeGreaterThanOrEqualTo(2);
    }

    /** The three fields as they are made, on the smallest boards too. */
    @Property
    void noEnemyOfTheDeepFieldsIsPlacedBesideStairs(
            @ForAll @IntRange(min = 4, max = 15) int width,
            @ForAll @IntRange(min = 3, max = 10) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        for (List<Stairs> stairs :
                List.of(List.of(Stairs.down(1)), List.of(Stairs.up(0), Stairs.down(2)), List.of(Stairs.up(1)))) {
            LevelContent level = DeepScatter.level(
                    Scatter.field(new BoardSize(width, height), random), 1, Finds.SWORD, stairs.toArray(new Stairs[0]));
            List<Point> enemies = level.placements().stream()
                    .filter(each -> each.what().name().equals("enemy"))
                    .map(LevelContent.Placement::at)
                    .toList();
            assertNobodyBesideStairs(level.ground(), enemies);
        }
    }

    /** Those who followed the player are beside it, but they are of the field above, and have fewer hit points. */
    @Test
    void wheneverTheBotComesToADeeperFieldNoEnemyOfThatFieldIsBesideItsStairs() {
        int arrivals = 0;
        for (int seed = 0; seed < 100; seed++) {
            Game game = Game.start(new DeepScatter().rules(new BoardSize(15, 10), Seat.BOT), seed);
            int levels = 1;
            while (game.step() instanceof Step.Acted) {
                if (game.view().levels().size() > levels) {
                    levels++;
                    Board board = game.view().board(levels - 1).orElseThrow();
                    Health fresh = Health.of(levels);
                    List<Point> enemies = board.entities().stream()
                            .filter(who ->
                                    who.get(Destructible.class).equals(Optional.of(fresh)) && !who.has(Faction.class))
                            .flatMap(enemy -> enemy.position().stream())
                            .toList();
                    assertNobodyBesideStairs(Grid.of(15, 10, board::terrainAt), enemies);
                    assertThat(enemies).hasSize(9);
                    arrivals++;
                }
            }
        }
        assertThat(arrivals).isGreaterThan(20);
    }

    private static void assertNobodyBesideStairs(Grid<Terrain> ground, List<Point> enemies) {
        List<Point> stairs = ground.bounds().points().stream()
                .filter(at -> ground.get(at) instanceof Stairs)
                .toList();
        assertThat(enemies).noneMatch(at -> stairs.stream().anyMatch(step -> Metric.CHEBYSHEV.within(at, step, 1)));
    }

    @Test
    void theUsualDeepFieldsHaveRoomForAllEnemies() {
        for (int seed = 0; seed < 100; seed++) {
            Game game = Game.start(new DeepScatter().rules(new BoardSize(15, 10), Seat.PERSON), seed);
            assertThat(game.view().board().entities())
                    .filteredOn(who -> who.name().equals("enemy"))
                    .hasSize(9);
        }
    }

    @Test
    void aFifthOfTheCellsIsWallSaveWhatIsJoined() {
        int floor = 0;
        for (int seed = 0; seed < 1000; seed++) {
            floor += board(15, 10, seed).passable(Motility.WALK).count();
        }
        // 120 of 150 on average, and one or so more to join the pieces.
        assertThat(floor / 1000.0).isBetween(120.0, 122.0);
    }
}
