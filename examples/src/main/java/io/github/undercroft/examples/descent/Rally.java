package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Pack;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.Optional;

/**
 * Runs to the nearest other one of its pack when it is hurt, and fights again beside it. It does so once, so nobody runs for ever.
 *
 * @param isOver whether it has
 */
record Rally(boolean isOver) implements Behaviour {

    @Override
    public Optional<Action> next(TurnView turn) {
        return isOver || !isHurt(turn)
                ? Optional.empty()
                : friend(turn)
                        .filter(at -> !turn.isBeside(at))
                        .flatMap(at -> new Travel(at).next(turn))
                        .filter(action -> !(action instanceof Rest));
    }

    @Override
    public Rally afterPassing(TurnView turn) {
        return isOver || !isHurt(turn) ? this : new Rally(true);
    }

    private static boolean isHurt(TurnView turn) {
        Destructible body = turn.actor().get(Destructible.class).orElseThrow();
        return !body.healed(1).equals(body);
    }

    private static Optional<Point> friend(TurnView turn) {
        Optional<Pack> pack = turn.actor().get(Pack.class);
        return turn.board().entities().stream()
                .filter(each -> !each.id().equals(turn.actor().id()))
                .filter(each -> each.get(Pack.class).equals(pack))
                .flatMap(each -> each.position().stream())
                .min(Comparator.comparingDouble(at -> Metric.CHEBYSHEV.distance(turn.position(), at)));
    }
}
