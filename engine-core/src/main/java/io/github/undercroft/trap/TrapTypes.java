package io.github.undercroft.trap;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Terrain;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of traps, power-ups and what is hidden. Found by every registry; nobody needs to call it. */
public final class TrapTypes implements ValueTypes {

    /** For the service loader. */
    public TrapTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.ofEnum("trap-state", Trap.State.class),
                new ValueType<>(
                        "trap",
                        Trap.class,
                        (value, out) -> {
                            out.value("state", value.state());
                            out.value("after", value.after());
                            out.value("floor", value.floor());
                            out.list("consequences", value.consequences());
                        },
                        in -> new Trap(
                                in.value("state", Trap.State.class),
                                in.value("after", Trap.State.class),
                                in.value("floor", Terrain.class),
                                in.list("consequences", Consequence.class))),
                new ValueType<>(
                        "power-up",
                        PowerUp.class,
                        (value, out) -> {
                            out.text("name", value.name());
                            out.value("floor", value.floor());
                            out.list("consequences", value.consequences());
                        },
                        in -> new PowerUp(
                                in.text("name"),
                                in.value("floor", Terrain.class),
                                in.list("consequences", Consequence.class))),
                new ValueType<>(
                        "secret",
                        Secret.class,
                        (value, out) -> {
                            out.value("cover", value.cover());
                            out.value("hidden", value.hidden());
                        },
                        in -> new Secret(in.value("cover", Terrain.class), in.value("hidden", Terrain.class))),
                new ValueType<>(
                        "search",
                        Search.class,
                        (value, out) -> out.whole("percent", value.percent()),
                        in -> new Search(in.integer("percent"))));
    }
}
