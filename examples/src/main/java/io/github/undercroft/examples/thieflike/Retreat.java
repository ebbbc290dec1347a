package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Destructible;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Descend;
import io.github.undercroft.pathfinding.brain.Escape;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/**
 * Flees from nearby villains when hurt: down the stairs if it knows a free way there, else by {@link Escape}. In one of four
 * turns it stands and fights instead, so that a chase in a circle comes to an end.
 *
 * @param atMost the number of hit points at or below which it flees
 */
record Retreat(int atMost) implements Behaviour {

    private static final int NEAR = 4;

    @Override
    public Optional<Action> next(TurnView turn) {
        int hitPoints = turn.actor().get(Destructible.class).orElseThrow().hitPoints();
        if (turn.random().chance(1, 4) || hitPoints > atMost || !isSomebodyNear(turn)) {
            return Optional.empty();
        }
        Optional<Action> down = new Descend().next(turn).filter(step -> isFree(step, turn));
        return down.isPresent() ? down : new Escape(NEAR).next(turn);
    }

    private static boolean isSomebodyNear(TurnView turn) {
        return Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.position().stream())
                .anyMatch(at -> Metric.MANHATTAN.within(at, turn.position(), NEAR));
    }

    private static boolean isFree(Action step, TurnView turn) {
        return !(step instanceof Move move)
                || !turn.board().isOccupied(turn.position().step(move.direction()));
    }
}
