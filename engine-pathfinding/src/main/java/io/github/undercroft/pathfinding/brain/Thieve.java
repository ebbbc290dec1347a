package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.combat.Steal;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/**
 * A behaviour of a thief: it {@link Steal steals} from an enemy beside it, and once it carries something runs off as {@link Escape} does,
 * and stays away. With {@link io.github.undercroft.item.DropWhenStruck} it loses what it took. It needs an inventory; what it carries
 * from the start counts as stolen.
 *
 * <pre>{@code
 * Blueprint.of("thief").with(Inventory.of(1)).with(new Unless(new Hunter(), "is a thief", new Thieve())).with(new DropWhenStruck())
 * }</pre>
 */
public record Thieve() implements Behaviour {

    @Override
    public Optional<Action> next(TurnView turn) {
        if (hasLoot(turn)) {
            Optional<Action> away = Escape.fromAfar().next(turn);
            turn.because(away.isPresent() ? "runs off with what it has" : "keeps away with what it has");
            return away.or(() -> Optional.of(LeaveHarm.orRest(turn)));
        }
        Optional<Entity> victim = Awareness.of(turn).enemies().stream()
                .filter(enemy -> turn.nearest(enemy).filter(turn::isBeside).isPresent())
                .findFirst();
        victim.flatMap(turn::nearest).ifPresent(at -> turn.because("steals from an enemy beside it", at));
        return victim.map(enemy -> new Steal(enemy.id()));
    }

    private static boolean hasLoot(TurnView turn) {
        return turn.things().stream()
                .anyMatch(thing -> thing.location()
                        .equals(new Location.CarriedBy(turn.actor().id())));
    }
}
