package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Behaviour;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.follower.Order;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour of a pet or an ally that does what it is told by {@link io.github.undercroft.follower.Command}: it stays and strikes only what
 * comes in reach; it comes, and fights only when it is there; or it attacks that one. Without an {@link Order}, or once it does not know where
 * its prey is, it strikes an enemy in reach, else follows.
 *
 * @param follow how it follows
 */
public record Obey(Follow follow) implements Behaviour {

    public Obey {
        Objects.requireNonNull(follow, "follow");
    }

    /** Stays close to that leader. */
    public Obey(EntityId leader) {
        this(new Follow(leader, 1));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Order> order = turn.actor().get(Order.class);
        if (order.filter(Order::isToStay).isPresent()) {
            turn.because("stays as it was told");
            return new Strike().next(turn).or(() -> Optional.of(LeaveHarm.orRest(turn)));
        }
        if (order.filter(told -> told.kind() == Order.Kind.COME).isPresent()) {
            return follow.next(turn).or(() -> new Strike().next(turn));
        }
        return order.flatMap(Order::prey)
                .flatMap(prey -> attack(turn, prey))
                .or(() -> new Strike().next(turn))
                .or(() -> follow.next(turn));
    }

    private static Optional<Action> attack(TurnView turn, EntityId prey) {
        Optional<Point> place = turn.board().entities().stream()
                .filter(other -> other.id().equals(prey))
                .findFirst()
                .flatMap(turn::nearest);
        Optional<Action> attack = place.flatMap(at -> turn.weapon()
                .flatMap(weapon -> weapon.target(turn.board(), turn, turn.origin(turn.board(), Aim.at(at)), Aim.at(at)))
                .filter(target -> target.struck().contains(prey)
                        && target.struck().stream()
                                .flatMap(id -> turn.entity(id).stream())
                                .noneMatch(turn::spares))
                .<Action>map(target -> Attack.at(at))
                .or(() -> new Travel(at).next(turn)));
        if (attack.isPresent()) {
            turn.because("attacks whom it was told to", place.get());
        }
        return attack;
    }

    @Override
    public Obey afterwards(TurnView turn, Action chosen) {
        boolean follows = turn.actor()
                .get(Order.class)
                .filter(told -> told.kind() != Order.Kind.COME)
                .isEmpty();
        Follow next = follows && !(chosen instanceof Attack) ? follow.afterwards(turn, chosen) : follow;
        return next.equals(follow) ? this : new Obey(next);
    }
}
