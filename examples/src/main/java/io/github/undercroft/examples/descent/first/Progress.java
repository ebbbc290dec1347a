package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Board;
import io.github.undercroft.Outcome;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.terrain.Unseen;
import java.util.Optional;

/**
 * What a program is given for what the hero has come to: 100 points for each floor on which it never was, a point for each cell that it
 * sees for the first time, 1,000 for the crown, and 100 less for its death.
 */
public final class Progress {

    private static final int FLOOR = 100;
    private static final int WON = 1_000;
    private static final int LOST = -100;

    private Progress() {}

    /** @return the points for what lies between two moments of a game; O(cells in view) */
    public static int between(PlayerView before, PlayerView after) {
        Optional<Outcome> end = after.outcome();
        if (end.isPresent()) {
            return end.get().isWon() ? WON : LOST;
        }
        int floor = after.board().level();
        return after.perception()
                .flatMap(now -> before.perception()
                        .map(then -> then.board(floor)
                                .map(known -> newCells(known, now))
                                .orElse(FLOOR)))
                .orElse(0);
    }

    private static int newCells(Board known, Perception now) {
        return (int) now.visible().points().stream()
                .filter(at -> known.terrainAt(at) == Unseen.CELL)
                .count();
    }
}
