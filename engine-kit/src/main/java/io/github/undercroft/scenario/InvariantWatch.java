package io.github.undercroft.scenario;

import io.github.undercroft.game.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the {@link Invariants} of games that have many levels, after every step of a test: every entity, the turn order, the
 * cells of the levels that are active, and the hash of a fork. The cells of levels that wait, and those of a fork, are looked
 * at when a game is first seen, when another level is made or becomes active, and each {@value #WAITING} times.
 *
 * <p>One watch may look at games that are played one after the other. For one thread.
 */
public final class InvariantWatch {

    private static final int WAITING = 100;

    private List<Object> known = List.of();
    private int steps;

    /** A watch that has seen nothing yet. */
    public InvariantWatch() {}

    /** Throws an {@link AssertionError} that names the broken invariants, if there are any. Call it after every step. */
    public void check(Game game) {
        List<Integer> active = new ArrayList<>();
        for (int level : game.view().levels()) {
            if (game.view().isActive(level)) {
                active.add(level);
            }
        }
        List<Object> seen = List.of(game, game.view().levels(), active);
        steps++;
        if (!seen.equals(known) || steps == WAITING) {
            known = seen;
            steps = 0;
            Invariants.check(game);
        } else {
            Invariants.require(Invariants.violations(game, active, List.of()));
        }
    }
}
