package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class PerceptionTypes implements ValueTypes {

    /** For the service loader. */
    public PerceptionTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .add(ValueType.ofEnum("familiarity", Familiarity.class))
                .add(new ValueType<>(
                        "senses",
                        Senses.class,
                        (value, out) -> {
                            out.value("eyes", value.eyes());
                            out.whole("hearing", value.hearing());
                            out.value("familiarity", value.familiarity());
                            out.list("lookouts", value.lookouts());
                        },
                        in -> new Senses(
                                in.value("eyes", Eyes.class),
                                in.integer("hearing"),
                                in.value("familiarity", Familiarity.class),
                                in.list("lookouts", EntityId.class))))
                .addAll(AlertnessTypes.all())
                .build();
    }
}
