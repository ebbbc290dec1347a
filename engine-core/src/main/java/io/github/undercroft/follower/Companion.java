package io.github.undercroft.follower;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import java.util.Objects;

/**
 * Follows its leader, and only its leader, to other levels, unless its {@link Order} is to stay. It goes along from beside the leader, not
 * from round a corner; with the reaction {@code Chaser} of engine-pathfinding, which searches a way, it comes after from there and from
 * farther off. Of itself it is no companion: that has no effect.
 */
public record Companion(EntityId leader) implements Follower {
    public Companion {
        Objects.requireNonNull(leader, "leader");
    }

    @Override
    public boolean follows(TurnView self, Entity traveller) {
        return traveller.id().equals(leader)
                && self.actor().get(Order.class).filter(Order::isToStay).isEmpty();
    }
}
