package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour of a healer, which mends others: it heals the ally in view that is hurt most, by the share of its hit points that is left, if
 * that is in reach, and else goes to it. On a tie it takes the nearest. It never heals itself.
 *
 * @param points how many hit points it restores in a turn, 1 or more
 * @param within how many cells away it can do so, diagonal steps counted as one, 1 or more
 */
public record Tend(int points, int within) implements Behaviour {

    /** Heals somebody so many hit points. */
    public record Treat(EntityId who, int points) implements Action {

        public Treat {
            Objects.requireNonNull(who, "who");
        }

        @Override
        public ActionResult perform(ActionContext context) {
            if (context.game().entity(who).isEmpty()) {
                return ActionResult.failed(new Refusal.Gone(who));
            }
            context.heal(who, points);
            return ActionResult.succeeded();
        }
    }

    public Tend {
        if (points < 1 || within < 1) {
            throw new IllegalArgumentException("A healer restores 1 hit point or more within 1 cell or more; this is "
                    + points + " within " + within);
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return patient(turn).flatMap(friend -> tend(turn, friend));
    }

    private Optional<Action> tend(TurnView turn, Entity friend) {
        Point at = turn.nearest(friend).orElseThrow();
        if (Metric.CHEBYSHEV.within(at, turn.actor().nearest(at).orElseGet(turn::position), within)) {
            turn.because("heals the friend that is hurt most", at);
            return Optional.of(new Treat(friend.id(), points));
        }
        Optional<Action> step = new Travel(at).next(turn);
        step.ifPresent(there -> turn.because("goes to the friend that is hurt most", at));
        return step;
    }

    private static Optional<Entity> patient(TurnView turn) {
        return Awareness.of(turn).allies().stream()
                .filter(friend -> friend.position().isPresent() && left(friend) < 1)
                .min(Comparator.comparingDouble(Tend::left));
    }

    private static double left(Entity friend) {
        return friend.get(Destructible.class).orElse(null) instanceof Health health
                ? (double) health.hitPoints() / health.max()
                : 1;
    }
}
