package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;

/** Somebody bashed a lock, which broke or held. */
public record Bashed(EntityId who, EntityId locked, Lock lock) implements GameEvent {
    /** Refuses null. */
    public Bashed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(locked, "locked");
        Objects.requireNonNull(lock, "lock");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(locked, who);
    }

    @Override
    public int loudness() {
        return 20;
    }

    /** What became of the lock. */
    public enum Lock {
        /** It is open for good. */
        BROKE,
        /** Nothing. */
        HELD
    }
}
