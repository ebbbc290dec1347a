package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.FloodFill;
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
