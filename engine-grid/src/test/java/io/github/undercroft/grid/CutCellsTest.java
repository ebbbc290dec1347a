package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CutCellsTest {

    private static BitGrid open(String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('#');
        open.not();
        return open;
    }

    private static String cuts(Movement movement, String... rows) {
        return TextGrid.render(CutCells.of(open(rows), movement), 'x', '-');
    }

    @Test
    void aDoorBetweenTwoRoomsCuts() {
        assertThat(cuts(Movement.FOUR_WAY, "..#..", ".....", "..#..")).isEqualTo("-----\n-xxx-\n-----");
    }

    @Test
    void whereThereIsAWayAroundNothingCuts() {
        assertThat(cuts(Movement.FOUR_WAY, "...", ".#.", "...")).isEqualTo("---\n---\n---");
    }

    @Test
    void theEndsOfACorridorCutNothing() {
        assertThat(cuts(Movement.FOUR_WAY, "....")).isEqualTo("-xx-");
        assertThat(cuts(Movement.FOUR_WAY, ".")).isEqualTo("-");
    }

    @Test
    void diagonalStepsLeadAround() {
        assertThat(cuts(Movement.EIGHT_WAY, ".#.", "...")).isEqualTo("---\n-x-");
        assertThat(cuts(Movement.EIGHT_WAY, "..", "..")).isEqualTo("--\n--");
        assertThat(cuts(Movement.EIGHT_WAY_NO_CORNER_CUTTING, ".#", "..")).isEqualTo("--\nx-");
    }

    @Property
    void aCellCutsIfWithoutItThereAreMoreRegions(@ForAll Movement movement, @ForAll long seed) {
        Random random = new Random(seed);
        BitGrid open = BitGrid.of(1 + random.nextInt(14), 1 + random.nextInt(14));
        int walls = random.nextInt(7);
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                if (random.nextInt(10) >= walls) {
                    open.set(x, y);
                }
            }
        }
        FloodFill fill = FloodFill.of(movement);
        int regions = fill.regions(open).count();
        BitGridView cuts = CutCells.of(open, movement);
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                BitGrid closed = BitGrid.copyOf(open);
                closed.clear(x, y);
                boolean cut = open.get(x, y) && fill.regions(closed).count() > regions;
                assertThat(cuts.get(x, y)).isEqualTo(cut);
            }
        }
    }

    @Test
    void aLongCorridorNeedsNoDeepStack() {
        BitGrid open = BitGrid.of(1_000_000, 1);
        open.setAll();
        assertThat(CutCells.of(open, Movement.FOUR_WAY).count()).isEqualTo(999_998);
    }
}
