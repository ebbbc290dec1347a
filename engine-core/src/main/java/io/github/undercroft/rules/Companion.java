package io.github.undercroft.rules;

import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Follower;
import io.github.undercroft.model.TurnView;
import java.util.Objects;

/** Follows that one to another level, and nobody else. */
public record Companion(EntityId leader) implements Follower {
    /** Refuses null. */
    public Companion {
        Objects.requireNonNull(leader, "leader");
    }

    @Override
    public boolean follows(TurnView self, Entity traveller) {
        return traveller.id().equals(leader);
    }
}
