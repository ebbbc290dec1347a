package io.github.undercroft.model;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Knows by name the records and enums of which a game's state is made. State hash, saves and checks read values only
 * through it, and class names never enter a hash. A game that neither hashes nor saves registers nothing.
 */
public final class ValueRegistry {

    private final ImmutableMap<Class<?>, ValueType<?>> byClass;
    private final ImmutableMap<String, ValueType<?>> byName;

    private ValueRegistry(Map<Class<?>, ValueType<?>> byClass, Map<String, ValueType<?>> byName) {
        this.byClass = ImmutableMap.copyOf(byClass);
        this.byName = ImmutableMap.copyOf(byName);
    }

    /** @return a registry under construction that knows all ready-made values, by the {@link ValueTypes} to be found */
    public static Builder builder() {
        Builder builder = new Builder().types(ModelTypes.all());
        for (ValueTypes provider : ServiceLoader.load(ValueTypes.class, ValueTypes.class.getClassLoader())) {
            builder.types(provider.types());
        }
        return builder;
    }

    /** @return the type of that value, if it is registered */
    public Optional<ValueType<?>> typeOf(Object value) {
        return Optional.ofNullable(byClass.get(classOf(value)));
    }

    /** @return the type of that name, if it is registered */
    public Optional<ValueType<?>> typeNamed(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /**
     * Writes the fields of a value.
     *
     * @return the name of its type
     * @throws IllegalArgumentException if its class is not registered
     */
    public String write(Object value, ValueWriter out) {
        ValueType<?> type = required(value);
        type.write(value, out);
        return type.name();
    }

    /**
     * The type of that value.
     *
     * @throws IllegalArgumentException if its class is not registered
     */
    public ValueType<?> required(Object value) {
        ValueType<?> type = byClass.get(classOf(value));
        if (type == null) {
            throw new IllegalArgumentException(classOf(value).getName() + " is not registered, so this value can't be"
                    + " hashed or saved; add it to the game's ValueRegistry, for example with"
                    + " RecordTypes.of(MethodHandles.lookup(), \"mygame\", "
                    + classOf(value).getSimpleName() + ".class)");
        }
        return type;
    }

    private static Class<?> classOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    /** Collects types. */
    public static final class Builder {
        private final Map<Class<?>, ValueType<?>> byClass = new LinkedHashMap<>();
        private final Map<String, ValueType<?>> byName = new LinkedHashMap<>();

        private Builder() {}

        /**
         * Adds a type.
         *
         * @throws IllegalArgumentException if the class or the name is taken
         */
        public Builder type(ValueType<?> type) {
            ValueType<?> sameClass = byClass.putIfAbsent(type.type(), type);
            if (sameClass != null) {
                throw new IllegalArgumentException(
                        type.type().getName() + " is registered already, as \"" + sameClass.name() + "\"");
            }
            ValueType<?> sameName = byName.putIfAbsent(type.name(), type);
            if (sameName != null) {
                throw new IllegalArgumentException("The name \"" + type.name() + "\" is taken by "
                        + sameName.type().getName() + "; give " + type.type().getName() + " another one");
            }
            return this;
        }

        /** Adds types. */
        public Builder types(Iterable<ValueType<?>> types) {
            types.forEach(this::type);
            return this;
        }

        /** @return the registry */
        public ValueRegistry build() {
            return new ValueRegistry(byClass, byName);
        }
    }
}
