package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Gas;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.terrain.Flammable;

/**
 * How brains avoid ground and gas that harm them: they go round it, unless that is a long way. What can burn beside what burns counts
 * half, to those whom the fire harms.
 */
final class Care {

    /** The price of a step onto harmful ground, in steps. */
    static final int PRICE_OF_HARM = 20;

    private static final Terrain.Quality HARMFUL =
            Terrain.Quality.of("harmful", terrain -> terrain instanceof ActiveTerrain active && active.isHarmful());
    private static final Terrain.Quality PASSING = Terrain.Quality.of(
            "harm that passes",
            terrain -> HARMFUL.isOf(terrain)
                    && (terrain instanceof Ages || terrain instanceof Gas || terrain instanceof Chasm));
    private static final Terrain.Quality BURNING = Terrain.Quality.of("burning", Fire.class::isInstance);
    private static final Terrain.Quality FLAMMABLE =
            Terrain.Quality.of("flammable", terrain -> terrain instanceof Flammable fuel && fuel.catching() > 0);

    private Care() {}

    /** Those costs with the price of harm; the same costs if no ground harms anybody. O(words). */
    static BoardCost of(TurnView turn, BoardCost costs) {
        if (turn.board().cells(HARMFUL).firstSet().isEmpty()) {
            return costs;
        }
        Entity who = turn.actor();
        return costs.withExtra(terrain -> ActiveTerrain.harms(terrain, turn, who) ? PRICE_OF_HARM : 0)
                .withDear(besideFire(turn), PRICE_OF_HARM / 2);
    }

    /** Those costs with the price of harm that passes, fire and gas, and of chasms, for those who hunt: they go through acid. */
    static BoardCost ofPassing(TurnView turn, BoardCost costs) {
        if (turn.board().cells(PASSING).firstSet().isEmpty()) {
            return costs;
        }
        Entity who = turn.actor();
        return costs.withExtra(
                        terrain -> PASSING.isOf(terrain) && ActiveTerrain.harms(terrain, turn, who) ? PRICE_OF_HARM : 0)
                .withDear(besideFire(turn), PRICE_OF_HARM / 2);
    }

    /** The known cells whose ground or gas harms the actor. O(words + harmful cells). */
    static BitGrid harmful(TurnView turn) {
        Board known = turn.board();
        BitGrid harmful = BitGrid.copyOf(known.cells(HARMFUL));
        known.cells(HARMFUL).points().stream()
                .filter(cell ->
                        ActiveTerrain.harming(known, cell, turn, turn.actor()).isEmpty())
                .forEach(harmful::clear);
        return harmful;
    }

    /** All cells with a price. */
    static BitGridView priced(TurnView turn) {
        if (turn.board().cells(HARMFUL).firstSet().isEmpty()) {
            return turn.board().cells(HARMFUL);
        }
        BitGrid priced = harmful(turn);
        priced.or(besideFire(turn));
        return priced;
    }

    /** What can catch fire next. */
    private static BitGrid besideFire(TurnView turn) {
        Board known = turn.board();
        BitGrid beside = BitGrid.copyOf(known.cells(BURNING));
        beside.points().stream()
                .filter(cell ->
                        ActiveTerrain.harming(known, cell, turn, turn.actor()).isEmpty())
                .forEach(beside::clear);
        BitGrid burning = BitGrid.copyOf(beside);
        for (Direction way : Direction.all()) {
            beside.orShifted(burning, way);
        }
        beside.and(known.cells(FLAMMABLE));
        return beside;
    }
}
