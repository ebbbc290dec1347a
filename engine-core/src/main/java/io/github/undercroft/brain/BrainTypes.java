package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Behaviour;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class BrainTypes implements ValueTypes {

    /** For the service loader. */
    public BrainTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(brains())
                .addAll(automatic())
                .build();
    }

    private static List<ValueType<?>> brains() {
        return ImmutableList.of(
                ValueType.single("strike", new Strike(), "STRIKE"),
                ValueType.single("chase", new Chase(), "CHASE"),
                ValueType.single("wander", new Wander(), "WANDER"),
                ValueType.single("outfit", new Outfit(), "OUTFIT"),
                new ValueType<>(
                        "mend",
                        Mend.class,
                        (value, out) -> out.whole("atMost", value.atMost()),
                        in -> new Mend(in.integer("atMost"))),
                new ValueType<>(
                        "flee",
                        Flee.class,
                        (value, out) -> out.whole("within", value.within()),
                        in -> new Flee(in.integer("within"))),
                new ValueType<>(
                        "guard",
                        Guard.class,
                        (value, out) -> {
                            out.value("post", value.post());
                            out.whole("within", value.within());
                        },
                        in -> new Guard(in.value("post", Point.class), in.integer("within"))),
                new ValueType<>(
                        "sentry",
                        Sentry.class,
                        (value, out) -> {
                            out.whole("within", value.within());
                            out.optional("post", value.post());
                        },
                        in -> new Sentry(in.integer("within"), in.optional("post", Point.class))),
                new ValueType<>(
                        "stalker",
                        Stalker.class,
                        (value, out) -> out.optional("prey", value.prey()),
                        in -> new Stalker(in.optional("prey", EntityId.class))),
                new ValueType<>(
                        "instincts",
                        PriorityBrain.class,
                        (value, out) -> out.list("all", value.all()),
                        in -> new PriorityBrain(in.list("all", Behaviour.class))));
    }

    private static List<ValueType<?>> automatic() {
        return ImmutableList.of(
                ValueType.ofEnum("run-along", Run.Along.class),
                new ValueType<>(
                        "run",
                        Run.class,
                        (value, out) -> {
                            out.value("direction", value.direction());
                            out.value("along", value.along());
                            out.whole("steps", value.steps());
                            out.whole("hitPoints", value.hitPoints());
                        },
                        in -> new Run(
                                in.value("direction", Direction.class),
                                in.value("along", Run.Along.class),
                                in.integer("steps"),
                                in.integer("hitPoints"))),
                new ValueType<>(
                        "rest-until-healed",
                        RestUntilHealed.class,
                        (value, out) -> {
                            out.whole("turns", value.turns());
                            out.whole("hitPoints", value.hitPoints());
                        },
                        in -> new RestUntilHealed(in.integer("turns"), in.integer("hitPoints"))));
    }
}
