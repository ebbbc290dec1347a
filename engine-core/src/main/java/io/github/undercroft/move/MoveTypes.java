package io.github.undercroft.move;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of moving and waiting. Found by every registry; nobody needs to call it. */
public final class MoveTypes implements ValueTypes {

    /** For the service loader. */
    public MoveTypes() {}

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
                ValueType.single("wait", Wait.class, new Wait()));
    }
}
