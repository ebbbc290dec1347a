package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TerrainQuality;

/** How brains mind ground that harms: they go round it, unless that is a long way. */
final class Care {

    /** So many steps round are as good as one onto such ground. */
    static final int PRICE_OF_HARM = 20;

    private static final TerrainQuality HARMFUL = TerrainQuality.of("harmful", Care::isHarmful);
    private static final TerrainQuality HARMFUL_GROUND = TerrainQuality.of(
            "harmful ground", terrain -> isHarmful(terrain) && terrain.passage().allows(Motility.WALK));

    private Care() {}

    /** Those costs with the price of harm; the same costs where no ground harms. O(words). */
    static BoardCost of(BoardCost costs, Board known) {
        return harmful(known).firstSet().isEmpty()
                ? costs
                : costs.withExtra(terrain -> isHarmful(terrain) ? PRICE_OF_HARM : 0);
    }

    /** The cells known to harm that one can walk on. */
    static BitGridView harmful(Board known) {
        return known.cells(HARMFUL_GROUND);
    }

    /** All cells whose price is that of harm, if any is: those over which one flies, too. */
    static BitGridView priced(Board known) {
        return known.cells(HARMFUL);
    }

    static boolean isHarmful(Terrain terrain) {
        return terrain instanceof ActiveTerrain active && active.isHarmful();
    }
}
