package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import org.junit.jupiter.api.Test;

class HeatMapTest {

    private static IntGrid grid(int width, int... values) {
        IntGrid grid = IntGrid.of(width, values.length / width);
        for (int i = 0; i < values.length; i++) {
            grid.set(i % width, i / width, values[i]);
        }
        return grid;
    }

    @Test
    void theLowestValueIsVioletAndTheHighestYellow() {
        Grid<Tile> tiles = HeatMap.of(grid(3, -5, 0, 5)).picture().tiles();
        assertThat(tiles.values().stream().map(Tile::paper)).containsExactly(0x2C1E5C, 0x2A8C9A, 0xF2E86B);
    }

    @Test
    void textShowsTenthsThatThePixelsHide() {
        MapPicture picture = HeatMap.of(grid(5, 0, 5, 10, 99, 100)).picture();
        assertThat(picture.toText()).isEqualTo("00199");
        assertThat(picture.tiles().values()).allMatch(tile -> tile.ink() == tile.paper());
    }

    @Test
    void numbersStandInTheCells() {
        HeatMap heat = HeatMap.of(grid(2, 7, -12, 0, 100)).numbered();
        assertThat(heat.picture().toText()).isEqualTo("  7 -12\n  0 100");
        assertThat(heat.legend().toText()).isEqualTo("-12   16   44   72   100");
    }

    @Test
    void whatIsUnreachedIsDrawnApart() {
        HeatMap heat = HeatMap.of(grid(3, 4, -1, 8)).without(-1);
        assertThat(heat.picture().toText()).isEqualTo("0░9");
        assertThat(heat.legend().toText()).isEqualTo("0 4   2 5   5 6   7 7   9 8");
    }

    @Test
    void aMapShowsWhereThereIsNoHeat() {
        MapPicture map = MapPicture.of(TextGrid.ofRows("#.k"), Palette.dungeon());
        HeatMap heat = HeatMap.of(grid(3, -1, 3, 4)).without(-1);
        assertThat(map.with(heat).toText()).isEqualTo("#·k");
        assertThat(map.with(heat.numbered()).toText()).isEqualTo("#34");
        assertThat(map.with(heat).tiles().get(0, 0)).isEqualTo(map.tiles().get(0, 0));
    }

    @Test
    void oneValueAloneIsTheLowest() {
        HeatMap heat = HeatMap.of(grid(2, 7, 7));
        assertThat(heat.picture().toText()).isEqualTo("00");
        assertThat(heat.legend().toText()).isEqualTo("0 7");
    }

    @Test
    void withoutAnyValueThereIsNothingToPaint() {
        HeatMap heat = HeatMap.of(grid(2, -1, -1, -1, -1)).without(-1);
        assertThat(heat.picture().toText()).isEqualTo("░░\n░░");
        assertThat(heat.legend().toText()).isEqualTo("no values");
    }

    @Test
    void valuesBeyondTheRangeHaveTheColourOfItsEnd() {
        Grid<Tile> tiles =
                HeatMap.of(grid(4, -9, 0, 10, 99)).range(0, 10).picture().tiles();
        assertThat(tiles.get(0, 0)).isEqualTo(tiles.get(1, 0));
        assertThat(tiles.get(2, 0)).isEqualTo(tiles.get(3, 0));
        assertThat(HeatMap.of(grid(2, Integer.MIN_VALUE, Integer.MAX_VALUE))
                        .picture()
                        .toText())
                .isEqualTo("09");
    }

    @Test
    void aRangeUpsideDownIsRefused() {
        HeatMap heat = HeatMap.of(grid(1, 0));
        assertThatThrownBy(() -> heat.range(5, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a range from 5 to 4; give the lowest value first");
    }

    @Test
    void aHeatMapStaysAsItIsWhenItsGridChanges() {
        IntGrid values = grid(2, 1, 2);
        HeatMap heat = HeatMap.of(values).numbered();
        values.fill(7);
        assertThat(heat.picture().toText()).isEqualTo("12");
    }
}
