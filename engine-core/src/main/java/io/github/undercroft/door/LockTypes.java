package io.github.undercroft.door;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of doors with a lock. Found by every registry; nobody needs to call it. */
public final class LockTypes implements ValueTypes {

    /** For the service loader. */
    public LockTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.ofEnum("door-state", LockableDoor.State.class),
                new ValueType<>(
                        "lockable-door",
                        LockableDoor.class,
                        (value, out) -> {
                            out.value("state", value.state());
                            out.text("key", value.key());
                            out.whole("hitPoints", value.hitPoints());
                        },
                        in -> new LockableDoor(
                                in.value("state", LockableDoor.State.class), in.text("key"), in.integer("hitPoints"))),
                ValueType.ofEnum("door-handling", UseDoor.Handling.class),
                new ValueType<>(
                        "use-door",
                        UseDoor.class,
                        (value, out) -> {
                            out.value("handling", value.handling());
                            out.value("at", value.at());
                        },
                        in -> new UseDoor(in.value("handling", UseDoor.Handling.class), in.value("at", Point.class))));
    }
}
