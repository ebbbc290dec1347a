package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.GameEvent;
import java.util.List;
import java.util.Objects;

/** What follows from one turn came to no end: why the last things happened before all that was left was dropped. */
public record FollowUpsCut(List<Cause> last) implements GameEvent {
    public FollowUpsCut {
        Objects.requireNonNull(last, "last");
        last = ImmutableList.copyOf(last);
    }
}
