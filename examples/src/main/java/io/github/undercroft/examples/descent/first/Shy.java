package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/**
 * Steps away from enemies that come near, and else does what another brain decides. It stays in one of three turns, so a
 * patient enemy catches it.
 */
public record Shy(Brain calm) implements Brain {

    private static final int NEAR = 2;

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> away = isCrowded(turn) && turn.random().chance(2, 3) ? Flight.step(turn) : Optional.empty();
        return away.map(Decision::act).orElseGet(() -> after(calm.decide(turn)));
    }

    private static boolean isCrowded(TurnView turn) {
        return Awareness.of(turn).enemies().stream()
                .flatMap(enemy -> enemy.position().stream())
                .anyMatch(at -> Metric.CHEBYSHEV.within(at, turn.position(), NEAR));
    }

    private Decision after(Decision decided) {
        return decided instanceof Decision.Act act && act.next().isPresent()
                ? Decision.act(act.action(), new Shy(act.next().get()))
                : decided;
    }
}
