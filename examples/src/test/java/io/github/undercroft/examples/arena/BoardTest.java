package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Motility;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.FloodFill;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoardTest {

    private static Board board(int width, int height, long seed) {
        return Game.start(new Arena().rules(new BoardSize(width, height), Seat.PERSON), seed)
                .view()
                .board();
    }

    @Property
    void pillarsNeverCutTheBoardInTwo(
            @ForAll @IntRange(min = 8, max = 40) int width,
            @ForAll @IntRange(min = 8, max = 40) int height,
            @ForAll long seed) {
        Board board = board(width, height, seed);
        assertThat(FloodFill.of(Movement.FOUR_WAY)
                        .regions(board.passable(Motility.WALK))
                        .count())
                .isEqualTo(1);
    }

    @Property
    void everybodyStandsOnFloorAndTheFoesAreNotTooNear(@ForAll long seed) {
        Board board = board(8, 8, seed);
        List<Point> cells = board.entities().stream()
                .flatMap(who -> who.position().stream())
                .toList();

        assertThat(cells).hasSize(6).doesNotHaveDuplicates();
        assertThat(cells).allMatch(board::isPassable);
        assertThat(cells.subList(1, 6)).noneMatch(at -> Metric.MANHATTAN.within(cells.get(0), at, 3));
    }
}
