package io.github.undercroft.value;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Stands for the engine's, which is compiled after this module. */
public record ValueType<T>(
        String name,
        Class<T> type,
        BiConsumer<T, Fields> writer,
        Function<Fields, T> reader,
        List<String> formerNames,
        List<String> components) {

    public ValueType(String name, Class<T> type, BiConsumer<T, Fields> writer, Function<Fields, T> reader) {
        this(name, type, writer, reader, List.of(), List.of());
    }

    public ValueType<T> formerly(String... names) {
        return new ValueType<>(name, type, writer, reader, List.of(names), components);
    }

    public ValueType<T> withComponents(String... fields) {
        return new ValueType<>(name, type, writer, reader, formerNames, List.of(fields));
    }

    public static <T> ValueType<T> single(String name, Class<T> type, T value) {
        return new ValueType<>(name, type, (ignored, out) -> {}, in -> value);
    }

    @SuppressWarnings("unchecked")
    public static <T> ValueType<T> single(String name, T value, String constant) {
        return new ValueType<>(
                name, (Class<T>) value.getClass(), (ignored, out) -> out.text("constant", constant), in -> value);
    }

    public static <T extends Enum<T>> ValueType<T> ofEnum(String name, Class<T> type) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> out.text("constant", value.name()),
                in -> Enum.valueOf(type, in.text("constant")));
    }

    /** What this type writes of a value. */
    public Fields written(Object value) {
        Fields fields = new Fields();
        writer.accept(type.cast(value), fields);
        return fields;
    }
}
