package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of sight and light. Found by every registry; nobody needs to call it. */
public final class SenseTypes implements ValueTypes {

    /** For the service loader. */
    public SenseTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.ofEnum("metric", Metric.class),
                new ValueType<>(
                        "cone",
                        Cone.class,
                        (value, out) -> {
                            out.whole("fromDx", value.fromDx());
                            out.whole("fromDy", value.fromDy());
                            out.whole("toDx", value.toDx());
                            out.whole("toDy", value.toDy());
                        },
                        in -> new Cone(
                                in.integer("fromDx"), in.integer("fromDy"), in.integer("toDx"), in.integer("toDy"))),
                new ValueType<>(
                        "reach",
                        Reach.class,
                        (value, out) -> {
                            out.value("metric", value.metric());
                            out.whole("radius", value.radius());
                            out.optional("cone", value.cone());
                        },
                        in -> new Reach(
                                in.value("metric", Metric.class),
                                in.integer("radius"),
                                in.optional("cone", Cone.class))),
                new ValueType<>(
                        "eyes",
                        Eyes.class,
                        (value, out) -> {
                            out.value("reach", value.reach());
                            out.whole("nightVision", value.nightVision());
                            out.whole("leastLight", value.minLight());
                        },
                        in -> new Eyes(
                                in.value("reach", Reach.class), in.integer("nightVision"), in.integer("leastLight"))),
                new ValueType<>(
                        "light",
                        Light.class,
                        (value, out) -> {
                            out.value("reach", value.reach());
                            out.whole("intensity", value.intensity());
                        },
                        in -> new Light(in.value("reach", Reach.class), in.integer("intensity"))));
    }
}
