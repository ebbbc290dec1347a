package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.terrain.Door;
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

    /** A patch may cover the whole of the smallest floor. */
    @Test
    void aPatchFitsTheSmallestFloor() {
        BoardSize smallest = GAME.about().minSize();
        Board board = Game.start(GAME.rules(smallest, Seat.PERSON), 3).view().board();
        assertThat(board.contains(new Point(0, 0))).isTrue();
    }
}
