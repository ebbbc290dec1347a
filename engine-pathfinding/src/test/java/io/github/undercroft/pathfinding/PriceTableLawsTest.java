package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGrid;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PriceTableLawsTest {

    private static IntGrid prices(int width, int height, long seed) {
        Random random = new Random(seed);
        int walls = random.nextInt(6);
        int dearness = random.nextInt(3);
        IntGrid prices = IntGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                prices.set(x, y, random.nextInt(10) < walls ? CostMap.BLOCKED_CELL : random.nextInt(dearness + 1));
            }
        }
        return prices;
    }

    private static boolean isOpen(IntGrid prices, Point cell) {
        boolean inside = cell.x() >= 0 && cell.y() >= 0 && cell.x() < prices.width() && cell.y() < prices.height();
        return inside && prices.get(cell) != CostMap.BLOCKED_CELL;
    }

    private static boolean isLegal(IntGrid prices, Point from, Direction way, Movement movement) {
        boolean sides = isOpen(prices, from.step(way.turned(1))) && isOpen(prices, from.step(way.turned(-1)));
        return movement.allows(way)
                && isOpen(prices, from.step(way))
                && (!way.isDiagonal() || !movement.needsBothSides() || sides);
    }

    private static boolean isAlike(IntGrid prices, Point cell) {
        return isOpen(prices, cell)
                && Direction.all().stream()
                        .allMatch(way ->
                                isOpen(prices, cell.step(way)) && prices.get(cell.step(way)) == prices.get(cell));
    }

    @Property
    void eachCellSaysWhatItsNeighboursMakeOfIt(
            @ForAll Movement movement,
            @ForAll @IntRange(min = 1, max = 12) int width,
            @ForAll @IntRange(min = 1, max = 12) int height,
            @ForAll long seed) {
        IntGrid prices = prices(width, height, seed);
        PriceTable table = CostMap.of(prices, movement).table;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                Point cell = new Point(x, y);
                int data = table.cells[table.number(x, y)];
                assertThat(table.priceAt(x, y)).isEqualTo(prices.get(cell));
                assertThat((data & PriceTable.ALIKE) != 0).isEqualTo(isAlike(prices, cell));
                for (Direction way : Direction.all()) {
                    assertThat((data >> (PriceTable.PRICE_BITS + way.ordinal()) & 1) != 0)
                            .as("%s from %s", way, cell)
                            .isEqualTo(isLegal(prices, cell, way, movement));
                }
            }
        }
    }
}
