package io.github.undercroft.door;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;
import java.util.function.Function;

/** Registers the values of doors without a lock. Found by every registry; nobody needs to call it. */
public final class DoorTypes implements ValueTypes {

    /** For the service loader. */
    public DoorTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                onCell("open-door", OpenDoor.class, OpenDoor::at, OpenDoor::new),
                onCell("close-door", CloseDoor.class, CloseDoor::at, CloseDoor::new),
                ValueType.ofEnum("door", Door.class));
    }

    private static <T> ValueType<T> onCell(
            String name, Class<T> type, Function<T, Point> at, Function<Point, T> maker) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> out.value("at", at.apply(value)),
                in -> maker.apply(in.value("at", Point.class)));
    }
}
