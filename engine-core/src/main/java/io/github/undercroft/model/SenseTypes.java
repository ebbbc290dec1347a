package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** The value types of sight, light and noise, written by hand so that they need no reflection. */
final class SenseTypes {

    private SenseTypes() {}

    static List<ValueType<?>> all() {
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
                            out.whole("leastLight", value.leastLight());
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
                        in -> new Light(in.value("reach", Reach.class), in.integer("intensity"))),
                ValueType.ofEnum("unseen", Unseen.class),
                new ValueType<>(
                        "sound",
                        Sound.class,
                        (value, out) -> out.text("name", value.name()),
                        in -> new Sound(in.text("name"))),
                new ValueType<>(
                        "heard",
                        Percept.Heard.class,
                        (value, out) -> {
                            out.value("from", value.from());
                            out.whole("volume", value.volume());
                            out.value("sound", value.sound());
                            out.whole("when", value.when());
                        },
                        in -> new Percept.Heard(
                                in.value("from", Point.class),
                                in.integer("volume"),
                                in.value("sound", Sound.class),
                                in.whole("when"))));
    }
}
