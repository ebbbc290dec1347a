package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.Seeds;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The names of the records and enums that a game's state is made of. State hash, saves and checks read values only
 * through it, and class names never enter a hash. A game that neither hashes nor saves registers nothing.
 */
public final class ValueRegistry {

    private final ImmutableMap<Class<?>, ValueType<?>> byClass;
    /** By present and former names. */
    private final ImmutableMap<String, ValueType<?>> byName;

    private final ImmutableSortedMap<String, ValueType<?>> byOwnName;

    private final boolean complete;

    private ValueRegistry(Map<Class<?>, ValueType<?>> byClass, Map<String, ValueType<?>> byName, boolean complete) {
        this.complete = complete;
        this.byClass = ImmutableMap.copyOf(byClass);
        this.byName = ImmutableMap.copyOf(byName);
        this.byOwnName = byClass.values().stream()
                .collect(ImmutableSortedMap.toImmutableSortedMap(
                        Comparator.naturalOrder(), ValueType::name, type -> type));
    }

    /** @return a registry under construction that knows all ready-made values, by the {@link ValueTypes} to be found */
    public static Builder builder() {
        return new Builder().types(ReadyMade.TYPES);
    }

    /** Found once, as looking for them reads files. */
    private static final class ReadyMade {
        private static final ImmutableList<ValueType<?>> TYPES = found();

        private static ImmutableList<ValueType<?>> found() {
            ImmutableList.Builder<ValueType<?>> types = ImmutableList.builder();
            types.add(new ValueType<>(
                    "dice",
                    Dice.class,
                    (value, out) -> out.text("text", value.toString()),
                    in -> Dice.of(in.text("text"))));
            ServiceLoader.load(ValueTypes.class, ValueTypes.class.getClassLoader())
                    .forEach(provider -> types.addAll(provider.types()));
            return types.build();
        }
    }

    /** @return the type of that value, if it is registered */
    public Optional<ValueType<?>> typeOf(Object value) {
        return Optional.ofNullable(byClass.get(classOf(value)));
    }

    /** @return the type that has that name now, or had it once, if it is registered */
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
            throw new IllegalArgumentException(whyUnknown(classOf(value)));
        }
        return type;
    }

    /**
     * The classes in a value, its own among them, that are not registered, in the order of the fields. A test of a game can
     * ask for each of its monsters and things. What is in a value of an unknown class stays unknown.
     *
     * @return an empty list if the value can be hashed and saved
     */
    public List<Class<?>> missing(Object value) {
        return MissingTypes.in(Objects.requireNonNull(value, "value"), this);
    }

    /** @return whether games refuse every other value, instead of keeping it until they are hashed or saved */
    public boolean isComplete() {
        return complete;
    }

    /** @return whether a value needs no type: a text, a number of a kind that is written, a flag or a tree */
    public static boolean isPlain(Object value) {
        Objects.requireNonNull(value, "value");
        return value instanceof String
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Boolean
                || value instanceof Double
                || value instanceof StateNode;
    }

    /** @return whether a class has no name to be registered by: a lambda or an anonymous class */
    public static boolean isAnonymous(Class<?> type) {
        return type.getSimpleName().isEmpty() || type.getSimpleName().contains("$$");
    }

    /**
     * A value as a neutral tree, to be stored or sent.
     *
     * @throws IllegalArgumentException if its class, or that of a value in it, is not registered
     */
    public StateNode.Fields tree(Object value) {
        return new TreeWriter(this::write).tree(Objects.requireNonNull(value, "value"));
    }

    /**
     * The value of such a tree.
     *
     * @throws IllegalArgumentException if it is no such value; the message says where in the tree it is wrong
     */
    public <T> T value(StateNode.Fields tree, Class<T> type) {
        Object value = new TreeReader(this, tree).value();
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException("A \"" + tree.type() + "\" is no " + type.getSimpleName() + "; it is a "
                    + value.getClass().getName());
        }
        return type.cast(value);
    }

    /** @return all types, by name */
    public List<ValueType<?>> types() {
        return ImmutableList.copyOf(byOwnName.values());
    }

    /**
     * 64 bits of the names of all types and their {@link ValueType#components}, on every machine the same. A recording tells
     * by it that the rules have changed since.
     */
    public long fingerprint() {
        long print = 0;
        for (ValueType<?> type : byOwnName.values()) {
            print = Seeds.derive(
                    Seeds.derive(print, type.name()), type.components().size());
            for (String component : type.components()) {
                print = Seeds.derive(print, component);
            }
        }
        return print;
    }

    private static String whyUnknown(Class<?> type) {
        if (isAnonymous(type)) {
            return "A lambda or an anonymous class, " + type.getName()
                    + ", can't be hashed or saved; make it a record and register that";
        }
        return type.getName()
                + " is not registered, so this value can't be hashed or saved; add it to the rules: .types("
                + "RecordTypes.of(MethodHandles.lookup(), \"mygame\", " + type.getSimpleName()
                + ".class)), or, with @SavedValues, name it in also = {" + type.getSimpleName() + ".class}";
    }

    static Class<?> classOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    /** Collects types. */
    public static final class Builder {
        private final Map<Class<?>, ValueType<?>> byClass = new LinkedHashMap<>();
        private final Map<String, ValueType<?>> byName = new LinkedHashMap<>();

        private boolean complete;

        private Builder() {}

        /** Makes games refuse a value of any other class as soon as they would keep it. */
        public Builder complete() {
            complete = true;
            return this;
        }

        /**
         * Adds a type.
         *
         * @throws IllegalArgumentException if the class or the name is taken
         */
        public Builder type(ValueType<?> type) {
            ValueType<?> sameClass = byClass.putIfAbsent(type.type(), type);
            if (sameClass != null) {
                throw new IllegalArgumentException(type.type().getName() + " is registered already, as \""
                        + sameClass.name() + "\"; take it out of the types that you add");
            }
            name(type.name(), type);
            type.formerNames().forEach(former -> name(former, type));
            return this;
        }

        private void name(String name, ValueType<?> type) {
            ValueType<?> sameName = byName.putIfAbsent(name, type);
            if (sameName != null) {
                throw new IllegalArgumentException("The name \"" + name + "\" is taken by "
                        + sameName.type().getName() + "; give " + type.type().getName() + " another one");
            }
        }

        /** Adds types. */
        public Builder types(Iterable<ValueType<?>> types) {
            types.forEach(this::type);
            return this;
        }

        /** @return the registry */
        public ValueRegistry build() {
            return new ValueRegistry(byClass, byName, complete);
        }
    }
}
