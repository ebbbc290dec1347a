package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Board;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;

/** How brains avoid harmful ground: they go round it, unless that is a long way. */
final class Care {

    /** The price of a step onto harmful ground, in steps. */
    static final int PRICE_OF_HARM = 20;

    private static final Terrain.Quality HARMFUL = Terrain.Quality.of("harmful", ActiveTerrain::harms);
    private static final Terrain.Quality HARMFUL_GROUND = Terrain.Quality.of(
            "harmful ground",
            terrain -> ActiveTerrain.harms(terrain) && terrain.passage().allows(Motility.WALK));

    private Care() {}

    /** Those costs with the price of harm; the same costs if no ground harms. O(words). */
    static BoardCost of(BoardCost costs, Board known) {
        return harmful(known).firstSet().isEmpty()
                ? costs
                : costs.withExtra(terrain -> ActiveTerrain.harms(terrain) ? PRICE_OF_HARM : 0);
    }

    /** The known harmful cells that can be walked on. */
    static BitGridView harmful(Board known) {
        return known.cells(HARMFUL_GROUND);
    }

    /** All cells with the price of harm, including those that a flyer crosses. */
    static BitGridView priced(Board known) {
        return known.cells(HARMFUL);
    }
}
