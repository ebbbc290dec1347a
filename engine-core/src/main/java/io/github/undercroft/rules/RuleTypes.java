package io.github.undercroft.rules;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueTypes;
import java.util.List;
import java.util.function.Function;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class RuleTypes implements ValueTypes {

    /** For the service loader. */
    public RuleTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                new ValueType<>(
                        "move",
                        Move.class,
                        (value, out) -> out.value("direction", value.direction()),
                        in -> new Move(in.value("direction", Direction.class))),
                new ValueType<>(
                        "or-rest",
                        OrRest.class,
                        (value, out) -> out.value("action", value.action()),
                        in -> new OrRest(in.value("action", Action.class))),
                ValueType.single("wait", Wait.class, new Wait()),
                onCell("open-door", OpenDoor.class, OpenDoor::at, OpenDoor::new),
                onCell("close-door", CloseDoor.class, CloseDoor::at, CloseDoor::new),
                new ValueType<>(
                        "stairs",
                        Stairs.class,
                        (value, out) -> {
                            out.value("way", value.way());
                            out.whole("leadsTo", value.leadsTo());
                        },
                        in -> new Stairs(in.value("way", Stairs.Way.class), in.integer("leadsTo"))),
                ValueType.ofEnum("stairs-way", Stairs.Way.class),
                ValueType.single("take-stairs", TakeStairs.class, new TakeStairs()),
                new ValueType<>(
                        "climb",
                        Climb.class,
                        (value, out) -> out.value("way", value.way()),
                        in -> new Climb(in.value("way", Stairs.Way.class))),
                ValueType.ofEnum("follows", Follows.class),
                new ValueType<>(
                        "companion",
                        Companion.class,
                        (value, out) -> out.value("leader", value.leader()),
                        in -> new Companion(in.value("leader", EntityId.class))),
                ValueType.ofEnum("door", Door.class),
                ValueType.ofEnum("ground", Ground.class));
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
