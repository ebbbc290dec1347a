package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueTypes;
import io.github.undercroft.random.Dice;
import java.util.List;
import java.util.function.Function;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class TerrainTypes implements ValueTypes {

    /** For the service loader. */
    public TerrainTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(terrain())
                .addAll(plainTerrain())
                .addAll(actions())
                .build();
    }

    private static List<ValueType<?>> terrain() {
        return ImmutableList.of(
                new ValueType<>(
                        "acid",
                        Acid.class,
                        (value, out) -> out.value("damage", value.damage()),
                        in -> new Acid(in.value("damage", Dice.class))),
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
                ValueType.ofEnum("work", Work.class),
                new ValueType<>(
                        "crumbling",
                        Crumbling.class,
                        (value, out) -> {
                            out.value("whole", value.whole());
                            out.value("work", value.work());
                            out.whole("hitPoints", value.hitPoints());
                            out.value("rubble", value.rubble());
                        },
                        in -> new Crumbling(
                                in.value("whole", Terrain.class),
                                in.value("work", Work.class),
                                in.integer("hitPoints"),
                                in.value("rubble", Terrain.class))),
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
                                in.value("state", LockableDoor.State.class), in.text("key"), in.integer("hitPoints"))));
    }

    private static List<ValueType<?>> plainTerrain() {
        return ImmutableList.of(
                ValueType.ofEnum("water", Water.class),
                new ValueType<>(
                        "secret",
                        Secret.class,
                        (value, out) -> {
                            out.value("cover", value.cover());
                            out.value("hidden", value.hidden());
                        },
                        in -> new Secret(in.value("cover", Terrain.class), in.value("hidden", Terrain.class))));
    }

    private static List<ValueType<?>> actions() {
        return ImmutableList.of(
                onCell("bash", Bash.class, Bash::at, Bash::new),
                ValueType.single("bash-first", BashFirst.class, new BashFirst()),
                onCell("dig", Dig.class, Dig::at, Dig::new),
                new ValueType<>(
                        "strength",
                        Strength.class,
                        (value, out) -> {
                            out.value("work", value.work());
                            out.value("points", value.points());
                        },
                        in -> new Strength(in.value("work", Work.class), in.value("points", Dice.class))),
                new ValueType<>(
                        "search",
                        Search.class,
                        (value, out) -> out.whole("percent", value.percent()),
                        in -> new Search(in.integer("percent"))),
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

    private static <T> ValueType<T> onCell(
            String name, Class<T> type, Function<T, Point> at, Function<Point, T> maker) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> out.value("at", at.apply(value)),
                in -> maker.apply(in.value("at", Point.class)));
    }
}
