package io.github.undercroft.value;

import io.github.undercroft.value.inner.SeenValues;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the classes in a value that a registry does not know. What is in a value of such a class stays unknown. */
final class MissingTypes implements ValueWriter {

    /** The depth at which it stops; a game refuses values that are nested deeper. */
    private static final int DEEPEST = 64;

    /** The number of values after which it remembers those that it has looked into. */
    private static final int MANY = 256;

    private final ValueRegistry registry;
    private final Set<Class<?>> missing = new LinkedHashSet<>();
    private final SeenValues<Boolean> seen = new SeenValues<>(MANY);
    private int depth;

    private MissingTypes(ValueRegistry registry) {
        this.registry = registry;
    }

    /** The classes that are missing, in the order in which the fields are written. */
    static List<Class<?>> in(Object value, ValueRegistry registry) {
        MissingTypes found = new MissingTypes(registry);
        found.look(value);
        return List.copyOf(found.missing);
    }

    private void look(Object value) {
        if (ValueRegistry.isPlain(value) || depth == DEEPEST || seen.meet(value) != null) {
            return;
        }
        depth++;
        if (value instanceof List<?> values) {
            values.forEach(this::look);
        } else if (registry.typeOf(value).isPresent()) {
            registry.write(value, this);
        } else {
            missing.add(ValueRegistry.classOf(value));
        }
        depth--;
        seen.note(value, true);
    }

    @Override
    public void value(String field, Object value) {
        look(value);
    }

    @Override
    public void optional(String field, Optional<?> value) {
        value.ifPresent(this::look);
    }

    @Override
    public void list(String field, List<?> values) {
        look(values);
    }
}
