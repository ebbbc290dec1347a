package io.github.undercroft.brain;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.sense.Awareness;
import java.util.Objects;

/**
 * The brain of a mimic, and of who lies in wait: it does nothing until an enemy that it perceives is beside it, or until it is hurt. Then another
 * brain decides, for good. So who has this brain is not found out yet, which is what guises ask:
 *
 * <pre>{@code
 * Blueprint chest = Blueprint.of("chest").with(Container.CLOSED);
 * Guises guises = (thing, observer, all) -> thing.get(Brain.class).filter(Ambush.class::isInstance).map(hidden -> Guise.of(chest));
 * }</pre>
 *
 * @param other who decides from then on
 */
public record Ambush(Brain other) implements Brain {

    public Ambush {
        Objects.requireNonNull(other, "other");
    }

    @Override
    public Decision decide(TurnView turn) {
        if (!isFoundOut(turn)) {
            turn.because("lies in wait until somebody is beside it");
            return Decision.act(new Rest());
        }
        Decision first = other.decide(turn);
        return first instanceof Decision.Act act && act.next().isEmpty() ? Decision.act(act.action(), other) : first;
    }

    private static boolean isFoundOut(TurnView turn) {
        return isHurt(turn)
                || Awareness.of(turn).enemies().stream()
                        .anyMatch(enemy ->
                                turn.nearest(enemy).filter(turn::isBeside).isPresent());
    }

    private static boolean isHurt(TurnView turn) {
        return turn.actor().get(Destructible.class).orElse(null) instanceof Health health
                && health.hitPoints() < health.max();
    }
}
