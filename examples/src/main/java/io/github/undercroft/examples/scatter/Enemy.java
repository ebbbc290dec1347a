package io.github.undercroft.examples.scatter;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Look;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.move.Wait;
import java.util.List;
import java.util.Optional;

/** Goes straight for a player within six steps, ignoring walls; else walks at random, or waits if walled in. */
record Enemy() implements Brain {

    static final Blueprint BLUEPRINT = Blueprint.of("enemy")
            .with(Look.of("e", 0xE06C50))
            .with(Health.of(1))
            .with(Scatter.FISTS)
            .with(new Enemy());

    @Override
    public Decision decide(TurnView turn) {
        Optional<Direction> straight = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(player -> player.position().stream())
                .filter(player -> Metric.MANHATTAN.within(turn.position(), player, 6))
                .findFirst()
                .flatMap(player -> Direction.straightTowards(turn.position(), player));
        if (straight.isPresent()) {
            return Decision.act(Attack.toward(straight.get()));
        }
        List<Direction> open = Direction.cardinal().stream()
                .filter(way -> turn.board().isPassable(turn.position().step(way)))
                .toList();
        return Decision.act(
                open.isEmpty() ? new Wait() : Attack.toward(turn.random().pick(open)));
    }
}
