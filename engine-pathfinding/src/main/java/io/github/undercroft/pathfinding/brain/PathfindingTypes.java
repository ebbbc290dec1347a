package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Behaviour;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class PathfindingTypes implements ValueTypes {

    /** For the service loader. */
    public PathfindingTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.single("skirmisher", new Skirmisher(), "SKIRMISHER"),
                new ValueType<>(
                        "patience",
                        Patience.class,
                        (value, out) -> {
                            out.whole("stage", value.stage());
                            out.whole("since", value.since());
                            out.whole("spent", value.spent());
                            out.list("blockers", value.blockers());
                        },
                        in -> new Patience(
                                in.whole("stage"),
                                in.whole("since"),
                                in.integer("spent"),
                                in.list("blockers", Patience.Blocker.class))),
                new ValueType<>(
                        "patience-blocker",
                        Patience.Blocker.class,
                        (value, out) -> {
                            out.value("who", value.who());
                            out.value("at", value.at());
                            out.whole("since", value.since());
                            out.whole("when", value.when());
                            out.whole("turns", value.turns());
                        },
                        in -> new Patience.Blocker(
                                in.value("who", EntityId.class),
                                in.value("at", Point.class),
                                in.whole("since"),
                                in.whole("when"),
                                in.integer("turns"))),
                new ValueType<>(
                        "fetch",
                        Fetch.class,
                        (value, out) -> out.value("patience", value.patience()),
                        in -> new Fetch(in.value("patience", Patience.class))),
                new ValueType<>(
                        "descend",
                        Descend.class,
                        (value, out) -> out.value("patience", value.patience()),
                        in -> new Descend(in.value("patience", Patience.class))),
                new ValueType<>(
                        "break-in",
                        BreakIn.class,
                        (value, out) -> out.value("patience", value.patience()),
                        in -> new BreakIn(in.value("patience", Patience.class))),
                new ValueType<>(
                        "explore",
                        Explore.class,
                        (value, out) -> {
                            out.list("bumps", value.tries());
                            out.value("patience", value.patience());
                        },
                        in -> new Explore(
                                in.list("bumps", Explore.FailedTries.class), in.value("patience", Patience.class))),
                new ValueType<>(
                        "explore-bump",
                        Explore.FailedTries.class,
                        (value, out) -> {
                            out.whole("level", value.level());
                            out.value("cell", value.cell());
                            out.whole("times", value.times());
                        },
                        in -> new Explore.FailedTries(
                                in.integer("level"), in.value("cell", Point.class), in.integer("times"))),
                new ValueType<>(
                        "escape",
                        Escape.class,
                        (value, out) -> out.whole("within", value.within()),
                        in -> new Escape(in.integer("within"))),
                new ValueType<>(
                        "travel",
                        Travel.class,
                        (value, out) -> {
                            out.value("goal", value.goal());
                            out.value("patience", value.patience());
                        },
                        in -> new Travel(in.value("goal", Point.class), in.value("patience", Patience.class))),
                new ValueType<>(
                        "follow",
                        Follow.class,
                        (value, out) -> {
                            out.value("leader", value.leader());
                            out.whole("within", value.within());
                            out.value("patience", value.patience());
                            out.optional("trail", value.trail());
                        },
                        in -> new Follow(
                                in.value("leader", EntityId.class),
                                in.integer("within"),
                                in.value("patience", Patience.class),
                                in.optional("trail", Trail.class))),
                new ValueType<>(
                        "patroller",
                        Patroller.class,
                        (value, out) -> {
                            out.list("posts", value.posts());
                            out.whole("next", value.next());
                            out.list("urgent", value.urgent());
                            out.value("patience", value.patience());
                        },
                        in -> new Patroller(
                                in.list("posts", Point.class),
                                in.integer("next"),
                                in.list("urgent", Behaviour.class),
                                in.value("patience", Patience.class))),
                new ValueType<>(
                        "trail",
                        Trail.class,
                        (value, out) -> {
                            out.value("who", value.who());
                            out.whole("when", value.when());
                            out.whole("turns", value.turns());
                        },
                        in -> new Trail(in.value("who", EntityId.class), in.whole("when"), in.integer("turns"))),
                new ValueType<>(
                        "hunter",
                        Hunter.class,
                        (value, out) -> out.optional("trail", value.trail()),
                        in -> new Hunter(in.optional("trail", Trail.class))),
                new ValueType<>(
                        "tracker",
                        Tracker.class,
                        (value, out) -> {
                            out.optional("prey", value.prey());
                            out.optional("lead", value.lead());
                            out.optional("trail", value.trail());
                        },
                        in -> new Tracker(
                                in.optional("prey", EntityId.class),
                                in.optional("lead", Point.class),
                                in.optional("trail", Trail.class))));
    }
}
