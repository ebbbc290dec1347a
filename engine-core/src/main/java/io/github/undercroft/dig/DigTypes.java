package io.github.undercroft.dig;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;
import java.util.function.Function;

/** Registers the values of what can be broken or dug. Found by every registry; nobody needs to call it. */
public final class DigTypes implements ValueTypes {

    /** For the service loader. */
    public DigTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
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
                        in -> new Strength(in.value("work", Work.class), in.value("points", Dice.class))));
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
