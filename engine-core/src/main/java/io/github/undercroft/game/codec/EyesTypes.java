package io.github.undercroft.game.codec;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/**
 * Registers {@link Eyes}. Written by hand, because one component has another name in saves, and package fov knows nothing
 * of saves.
 */
public final class EyesTypes implements ValueTypes {

    /** For the service loader. */
    public EyesTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(new ValueType<>(
                "eyes",
                Eyes.class,
                (value, out) -> {
                    out.value("reach", value.reach());
                    out.whole("nightVision", value.nightVision());
                    out.whole("leastLight", value.minLight());
                },
                in -> new Eyes(in.value("reach", Reach.class), in.integer("nightVision"), in.integer("leastLight"))));
    }
}
