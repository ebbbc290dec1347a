package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How the values of one class are named, written and read.
 *
 * @param name how it stands in hashes and saves; keep it when the class is renamed
 * @param type the record or enum
 * @param writer writes every component, always in the same sequence
 * @param reader makes an equal value from the same fields
 * @param formerNames names under which it stands in older saves, which are read as well
 * @param components what is written, for {@link ValueRegistry#fingerprint}: {@code "depth: int"}, or the constants of an enum
 */
public record ValueType<T>(
        String name,
        Class<T> type,
        BiConsumer<T, ValueWriter> writer,
        Function<ValueReader, T> reader,
        List<String> formerNames,
        List<String> components) {

    /** Refuses an empty name, and copies the lists. */
    public ValueType {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(writer, "writer");
        Objects.requireNonNull(reader, "reader");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("The value type of " + type.getName() + " needs a name");
        }
        formerNames = ImmutableList.copyOf(Objects.requireNonNull(formerNames, "formerNames"));
        components = ImmutableList.copyOf(Objects.requireNonNull(components, "components"));
    }

    /** A type that never had another name, and says nothing of what it writes. */
    public ValueType(String name, Class<T> type, BiConsumer<T, ValueWriter> writer, Function<ValueReader, T> reader) {
        this(name, type, writer, reader, ImmutableList.of(), ImmutableList.of());
    }

    /** @return the same type, which is also read under those names from before it was renamed */
    public ValueType<T> formerly(String... names) {
        return new ValueType<>(
                name,
                type,
                writer,
                reader,
                ImmutableList.<String>builder().addAll(formerNames).add(names).build(),
                components);
    }

    /** @return the same type, which says what is written, so that a change of it is a change of the fingerprint */
    public ValueType<T> withComponents(String... fields) {
        return new ValueType<>(name, type, writer, reader, formerNames, ImmutableList.copyOf(fields));
    }

    /** @return the type of a class with a single value or none but equal ones */
    public static <T> ValueType<T> single(String name, Class<T> type, T value) {
        Objects.requireNonNull(value, "value");
        return new ValueType<>(name, type, (ignored, out) -> {}, in -> value);
    }

    /**
     * The type of a class without state that was an enum with one constant: hashes and states stay as they were.
     *
     * @param value any of its equal values
     * @param constant the name of that constant
     */
    public static <T> ValueType<T> single(String name, T value, String constant) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(constant, "constant");
        @SuppressWarnings("unchecked") // the class of a T without type parameters
        Class<T> type = (Class<T>) value.getClass();
        return new ValueType<T>(name, type, (ignored, out) -> out.text("constant", constant), in -> {
                    String written = in.text("constant");
                    if (!written.equals(constant)) {
                        throw new IllegalArgumentException(
                                "There is no " + name + " called \"" + written + "\"; there is " + constant);
                    }
                    return value;
                })
                .withComponents(constant);
    }

    /** @return the type of an enum; its constants are written by name */
    public static <T extends Enum<T>> ValueType<T> ofEnum(String name, Class<T> type) {
        List<T> constants = ImmutableList.copyOf(type.getEnumConstants());
        return new ValueType<T>(name, type, (value, out) -> out.text("constant", value.name()), in -> {
                    String constant = in.text("constant");
                    return constants.stream()
                            .filter(each -> each.name().equals(constant))
                            .findFirst()
                            .orElseThrow(() -> new IllegalArgumentException(
                                    "There is no " + name + " called \"" + constant + "\"; there are " + constants));
                })
                .withComponents(constants.stream().map(Enum::name).toArray(String[]::new));
    }

    void write(Object value, ValueWriter out) {
        writer.accept(type.cast(value), out);
    }
}
