package io.github.undercroft.follower;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of followers. Found by every registry; nobody needs to call it. */
public final class FollowerTypes implements ValueTypes {

    /** For the service loader. */
    public FollowerTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                ValueType.ofEnum("follows", Follows.class),
                new ValueType<>(
                        "companion",
                        Companion.class,
                        (value, out) -> out.value("leader", value.leader()),
                        in -> new Companion(in.value("leader", EntityId.class))));
    }
}
