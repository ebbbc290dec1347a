package io.github.undercroft.examples.thieflike;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.Descend;
import io.github.undercroft.pathfinding.Escape;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.Optional;

/**
 * Gets away from villains that are near when hurt: down the stairs if it knows a free way there, else wherever it can. As they
 * may go round and round, it stands and fights in one of four turns.
 *
 * @param atMost with how many hit points or fewer
 */
record Retreat(int atMost) implements Behaviour {

    private static final int NEAR = 4;
    private static final Escape ESCAPE = new Escape(NEAR);

    @Override
    public Optional<Action> next(TurnView turn) {
        int hitPoints = turn.actor()
                .get(Destructible.class)
                .map(Destructible::hitPoints)
                .orElse(0);
        boolean stands = turn.random().chance(1, 4);
        if (stands || hitPoints > atMost || !isSomebodyNear(turn)) {
            return Optional.empty();
        }
        Optional<Action> down = Descend.DESCEND.next(turn).filter(step -> isFree(step, turn));
        return down.isPresent() ? down : ESCAPE.next(turn);
    }

    private static boolean isSomebodyNear(TurnView turn) {
        return Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.position().stream())
                .anyMatch(at -> Metric.MANHATTAN.within(at, turn.position(), NEAR));
    }

    private static boolean isFree(Action step, TurnView turn) {
        return !(step instanceof Move move)
                || !turn.perceived().isOccupied(turn.position().step(move.direction()));
    }
}
