package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A chain of alternates came to no end; all its actions, first to last. The actor rested. Others do not see what it was about to do. */
public record ChainCut(EntityId who, List<Action> chain, Flaw flaw) implements EntityEvent {
    public ChainCut {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(chain, "chain");
        Objects.requireNonNull(flaw, "flaw");
        chain = ImmutableList.copyOf(chain);
    }

    /** Nowhere, so that it is told to the actor alone. */
    @Override
    public Optional<Point> place() {
        return Optional.of(new Point(-1, -1));
    }

    /** What is wrong with the chain. */
    public enum Flaw {
        /** The last action had been tried before. */
        CYCLE,
        /** It went on beyond the limit. */
        TOO_LONG,
        /** The last action, or the brain, returned null. */
        NULL
    }
}
