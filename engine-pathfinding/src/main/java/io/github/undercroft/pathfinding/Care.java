package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Terrain;

/** How brains mind ground that harms: they go round it, unless that is a long way. */
final class Care {

    /** So many steps round are as good as one onto such ground. */
    private static final double PRICE_OF_HARM = 20;

    private Care() {}

    /** Those costs with the price of harm; the same costs where nothing harms. O(cells). */
    static BoardCost of(BoardCost costs, Board known) {
        return harmful(known).firstSet().isEmpty()
                ? costs
                : costs.withExtra(terrain -> isHarmful(terrain) ? PRICE_OF_HARM : 0);
    }

    /** The cells known to harm. O(cells). */
    static BitGrid harmful(Board known) {
        BitGrid harmful = BitGrid.of(known.width(), known.height());
        known.passable(Motility.WALK).forEach((x, y) -> {
            if (isHarmful(known.terrainAt(new Point(x, y)))) {
                harmful.set(x, y);
            }
        });
        return harmful;
    }

    static boolean isHarmful(Terrain terrain) {
        return terrain instanceof ActiveTerrain active && active.isHarmful();
    }
}
