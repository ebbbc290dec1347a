package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Light;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Terrain that gives light: fire, lava, a brazier. It counts in games whose rules make it dark. Of the cells that do in a block of three
 * by three cells, counted from the corner of the level, the one nearest to the middle shines for all.
 */
public interface Luminous extends Terrain {

    /** The cells in a row of a block. */
    int BLOCK = 3;

    /** The cells of such terrain, or with such gas above them. */
    Quality LUMINOUS = Quality.of("luminous", Luminous.class::isInstance);

    /** @return the cells of a board that shine for their blocks, in the order in which the blocks are met first, row by row */
    static List<Point> shining(Board board) {
        Map<Point, Point> blocks = new LinkedHashMap<>();
        for (Point cell : board.cells(LUMINOUS).points()) {
            blocks.merge(
                    new Point(cell.x() / BLOCK, cell.y() / BLOCK),
                    cell,
                    (known, other) -> fromMiddle(other) < fromMiddle(known) ? other : known);
        }
        return ImmutableList.copyOf(blocks.values());
    }

    private static int fromMiddle(Point cell) {
        return Math.abs(cell.x() % BLOCK - 1) + Math.abs(cell.y() % BLOCK - 1);
    }

    /** @return what shines on a cell as it is known: the gas there, or the ground */
    static Optional<Luminous> at(Board known, Point cell) {
        Terrain ground = known.terrainAt(cell);
        return known.gas(cell).orElse(null) instanceof Luminous gas
                ? Optional.of(gas)
                : ground instanceof Luminous luminous ? Optional.of(luminous) : Optional.empty();
    }

    /** @return how it shines; always the same for equal terrain */
    Light light();
}
