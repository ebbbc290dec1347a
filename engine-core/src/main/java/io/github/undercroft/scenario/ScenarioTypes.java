package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class ScenarioTypes implements ValueTypes {

    /** For the service loader. */
    public ScenarioTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(ValueType.single("bystander", new Bystander(), "RESTS"));
    }
}
