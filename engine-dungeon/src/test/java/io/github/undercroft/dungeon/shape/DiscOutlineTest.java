package io.github.undercroft.dungeon.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiscOutlineTest {

    /** Cell by cell from the edge inwards, until the middle of the cell is in the circle. */
    private static int slowly(int size, int y) {
        long up = 2L * y - size + 1;
        int cut = 0;
        while ((size - 1L - 2L * cut) * (size - 1L - 2L * cut) + up * up > (long) size * size - 2) {
            cut++;
        }
        return cut;
    }

    @Test
    void rowsLeaveOutWhatIsNotInTheCircle() {
        for (int size = 3; size < 400; size++) {
            for (int y = 0; y < size; y++) {
                assertThat(DiscOutline.cut(size, y)).as("row %s of %s", y, size).isEqualTo(slowly(size, y));
            }
        }
    }

    @Test
    void theLargestDiscHasItsRows() {
        assertThat(DiscOutline.cut(Integer.MAX_VALUE, Integer.MAX_VALUE / 2)).isZero();
        assertThat(DiscOutline.cut(Integer.MAX_VALUE, 0))
                .isEqualTo(DiscOutline.cut(Integer.MAX_VALUE, Integer.MAX_VALUE - 1));
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "1, 0", "0, 0", "-1, 0", "3, 3", "3, 4", "5, -1"})
    void whatIsNoRowOfADiscIsRefused(int size, int y) {
        assertThatThrownBy(() -> DiscOutline.cut(size, y))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row " + y)
                .hasMessageContaining(size + " cells");
    }
}
