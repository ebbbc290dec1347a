package io.github.undercroft.event;

import io.github.undercroft.Cause;
import io.github.undercroft.Gas;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Gas was let out into a cell of that level, or taken away there. Gas that drifts is told by no event. */
public record GasChanged(int level, Point at, Optional<Gas> before, Optional<Gas> after, Cause cause)
        implements CellEvent {
    public GasChanged {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(cause, "cause");
    }
}
