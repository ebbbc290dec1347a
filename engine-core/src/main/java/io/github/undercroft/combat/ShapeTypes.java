package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import java.util.List;

/** The value types of package area, which knows nothing of value types. */
final class ShapeTypes {

    private ShapeTypes() {}

    static List<ValueType<?>> all() {
        return ImmutableList.<ValueType<?>>builder()
                .add(ValueType.ofEnum("movement", Movement.class))
                .addAll(blasts())
                .addAll(aimed())
                .build();
    }

    private static List<ValueType<?>> blasts() {
        return ImmutableList.of(
                new ValueType<>(
                        "disc",
                        Disc.class,
                        (value, out) -> {
                            out.whole("radius", value.radius());
                            out.value("metric", value.metric());
                        },
                        in -> new Disc(in.integer("radius"), in.value("metric", Metric.class))),
                new ValueType<>(
                        "burst",
                        Burst.class,
                        (value, out) -> {
                            out.whole("radius", value.radius());
                            out.value("metric", value.metric());
                        },
                        in -> new Burst(in.integer("radius"), in.value("metric", Metric.class))),
                new ValueType<>(
                        "spread",
                        Spread.class,
                        (value, out) -> {
                            out.whole("steps", value.steps());
                            out.value("movement", value.movement());
                        },
                        in -> new Spread(in.integer("steps"), in.value("movement", Movement.class))),
                new ValueType<>(
                        "pattern",
                        Pattern.class,
                        (value, out) -> out.list("offsets", value.offsets()),
                        in -> new Pattern(in.list("offsets", Point.class))));
    }

    private static List<ValueType<?>> aimed() {
        return ImmutableList.of(
                new ValueType<>(
                        "cone-area",
                        ConeArea.class,
                        (value, out) -> {
                            out.whole("reach", value.reach());
                            out.whole("width", value.width());
                            out.value("metric", value.metric());
                        },
                        in -> new ConeArea(in.integer("reach"), in.integer("width"), in.value("metric", Metric.class))),
                new ValueType<>(
                        "beam",
                        Beam.class,
                        (value, out) -> out.whole("length", value.length()),
                        in -> new Beam(in.integer("length"))),
                new ValueType<>(
                        "sweep",
                        Sweep.class,
                        (value, out) -> out.whole("toEachSide", value.toEachSide()),
                        in -> new Sweep(in.integer("toEachSide"))));
    }
}
