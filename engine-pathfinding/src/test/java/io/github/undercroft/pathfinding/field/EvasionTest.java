package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where several steps are safe, and on maps larger than what is looked at. */
class EvasionTest {

    private final Evasion evasion = new Evasion();

    /** From {@code @}, away from {@code T}. */
    private Optional<Direction> step(List<String> rows) {
        TextGrid map = TextGrid.ofRows(rows.toArray(String[]::new));
        BitGrid open = map.cells('#');
        open.not();
        return evasion.nextStep(
                open,
                Movement.FOUR_WAY,
                map.cells('@').firstSet().orElseThrow(),
                map.cells('T').points());
    }

    /** The same map with rows and columns exchanged. */
    private static List<String> transposed(List<String> rows) {
        List<String> columns = new ArrayList<>();
        for (int x = 0; x < rows.get(0).length(); x++) {
            StringBuilder column = new StringBuilder();
            for (String row : rows) {
                column.append(row.charAt(x));
            }
            columns.add(column.toString());
        }
        return columns;
    }

    /** A row of 40 cells with so many open ones from that column on, and a mark. */
    private static String row(int from, int open, int at, char mark) {
        StringBuilder row = new StringBuilder("#".repeat(40));
        row.replace(from, from + open, ".".repeat(open));
        row.setCharAt(at, mark);
        return row.toString();
    }

    @Test
    void ofSafeStepsItTakesTheOneFarthestFromAPursuerFarAway() {
        List<String> rows = List.of(
                "################", //
                "#...############",
                "#.#@..........T#",
                "#...############",
                "################");
        assertThat(step(rows)).contains(Direction.NORTH);
        assertThat(step(transposed(rows))).contains(Direction.EAST);
    }

    @Test
    void aWayPastTheEdgeOfWhatItLooksAtIsBetterThanADeadEnd() {
        // It looks at the columns from 14 to 29. To the west it would last longer, were there nothing beyond them.
        List<String> rows = List.of(row(23, 1, 23, 'T'), row(15, 25, 23, '@'), row(0, 0, 0, '#'));
        assertThat(step(rows)).contains(Direction.EAST);
        assertThat(step(transposed(rows))).contains(Direction.SOUTH);
    }

    @Test
    void ofTwoWaysPastTheEdgeItTakesTheOneThatLastsLongerIfThereIsNone() {
        // 9 cells to the edge in the west, 6 in the east.
        List<String> rows = List.of(
                row(23, 1, 23, 'T'), //
                row(23, 1, 23, '.'),
                row(1, 38, 23, '@'),
                row(0, 0, 0, '#'));
        assertThat(step(rows)).contains(Direction.WEST);
    }

    @Test
    void whoIsTooFarAwayIsNoDanger() {
        for (int length : new int[] {49, 50}) {
            BitGrid open = BitGrid.of(60, 1);
            open.setAll();
            assertThat(evasion.nextStep(open, Movement.FOUR_WAY, new Point(5, 0), List.of(new Point(5 + length - 1, 0)))
                            .isPresent())
                    .isEqualTo(length == 49);
        }
    }
}
