package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.combat.Steal;
import io.github.undercroft.sense.Awareness;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour of a thief: it {@link Steal steals} from an enemy beside it, and once it carries something runs off as {@link Escape} does,
 * and stays away. With {@link io.github.undercroft.item.DropWhenStruck} it loses what it took. It needs an inventory; what it carries
 * from the start counts as stolen.
 *
 * <p>After {@value #TRIES} tries at somebody after which it had nothing it leaves that one alone, so that its brain decides, until it has got something
 * from another.
 *
 * <pre>{@code
 * Blueprint.of("thief").with(Inventory.of(1)).with(new Unless(new Hunter(), "is a thief", new Thieve())).with(new DropWhenStruck())
 * }</pre>
 *
 * @param tried from whom it has tried to steal, once for each try, since it last carried something
 */
public record Thieve(List<EntityId> tried) implements Behaviour {

    static final int TRIES = 3;

    public Thieve {
        Objects.requireNonNull(tried, "tried");
        tried = ImmutableList.copyOf(tried);
    }

    /** Has not tried yet. */
    public Thieve() {
        this(ImmutableList.of());
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (hasLoot(turn)) {
            Optional<Action> away = Escape.fromAfar().next(turn);
            turn.because(away.isPresent() ? "runs off with what it has" : "keeps away with what it has");
            return away.or(() -> Optional.of(LeaveHarm.orRest(turn)));
        }
        Optional<Entity> victim = Awareness.of(turn).enemies().stream()
                .filter(enemy -> turn.nearest(enemy).filter(turn::isBeside).isPresent())
                .filter(enemy -> Collections.frequency(tried, enemy.id()) < TRIES)
                .findFirst();
        victim.flatMap(turn::nearest).ifPresent(at -> turn.because("tries to steal from an enemy beside it", at));
        return victim.map(enemy -> new Steal(enemy.id()));
    }

    @Override
    public Thieve afterwards(TurnView turn, Action chosen) {
        if (!(chosen instanceof Steal theft)) {
            return afterPassing(turn);
        }
        return new Thieve(ImmutableList.<EntityId>builder()
                .addAll(tried)
                .add(theft.victim())
                .build());
    }

    @Override
    public Thieve afterPassing(TurnView turn) {
        return tried.isEmpty() || !hasLoot(turn) ? this : new Thieve();
    }

    private static boolean hasLoot(TurnView turn) {
        return turn.things().stream()
                .anyMatch(thing -> thing.location()
                        .equals(new Location.CarriedBy(turn.actor().id())));
    }
}
