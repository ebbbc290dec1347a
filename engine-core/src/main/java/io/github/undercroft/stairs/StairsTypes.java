package io.github.undercroft.stairs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of stairs. Found by every registry; nobody needs to call it. */
public final class StairsTypes implements ValueTypes {

    /** For the service loader. */
    public StairsTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
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
                        in -> new Climb(in.value("way", Stairs.Way.class))));
    }
}
