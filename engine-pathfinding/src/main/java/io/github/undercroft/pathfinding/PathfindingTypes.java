package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueTypes;
import io.github.undercroft.rules.Behaviour;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class PathfindingTypes implements ValueTypes {

    /** For the service loader. */
    public PathfindingTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.ofEnum("skirmisher", Skirmisher.class),
                ValueType.ofEnum("fetch", Fetch.class),
                ValueType.ofEnum("descend", Descend.class),
                ValueType.ofEnum("break-in", BreakIn.class),
                new ValueType<>(
                        "explore",
                        Explore.class,
                        (value, out) -> {
                            out.list("bumps", value.bumps());
                            out.list("looks", value.looks());
                        },
                        in -> new Explore(in.list("bumps", Explore.Bump.class), in.list("looks", Explore.Look.class))),
                new ValueType<>(
                        "explore-look",
                        Explore.Look.class,
                        (value, out) -> {
                            out.value("who", value.who());
                            out.value("at", value.at());
                            out.whole("when", value.when());
                            out.whole("spent", value.spent());
                        },
                        in -> new Explore.Look(
                                in.value("who", EntityId.class),
                                in.value("at", Point.class),
                                in.whole("when"),
                                in.integer("spent"))),
                new ValueType<>(
                        "explore-bump",
                        Explore.Bump.class,
                        (value, out) -> {
                            out.whole("level", value.level());
                            out.value("cell", value.cell());
                            out.whole("times", value.times());
                        },
                        in -> new Explore.Bump(
                                in.integer("level"), in.value("cell", Point.class), in.integer("times"))),
                new ValueType<>(
                        "escape",
                        Escape.class,
                        (value, out) -> out.whole("within", value.within()),
                        in -> new Escape(in.integer("within"))),
                new ValueType<>(
                        "travel",
                        Travel.class,
                        (value, out) -> out.value("goal", value.goal()),
                        in -> new Travel(in.value("goal", Point.class))),
                new ValueType<>(
                        "follow",
                        Follow.class,
                        (value, out) -> {
                            out.value("leader", value.leader());
                            out.whole("within", value.within());
                        },
                        in -> new Follow(in.value("leader", EntityId.class), in.integer("within"))),
                new ValueType<>(
                        "patroller",
                        Patroller.class,
                        (value, out) -> {
                            out.list("posts", value.posts());
                            out.whole("next", value.next());
                            out.list("urgent", value.urgent());
                        },
                        in -> new Patroller(
                                in.list("posts", Point.class), in.integer("next"), in.list("urgent", Behaviour.class))),
                ValueType.single("hunter", Hunter.class, new Hunter()),
                new ValueType<>(
                        "tracker",
                        Tracker.class,
                        (value, out) -> {
                            out.optional("prey", value.prey());
                            out.optional("lead", value.lead());
                        },
                        in -> new Tracker(in.optional("prey", EntityId.class), in.optional("lead", Point.class))));
    }
}
