package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.ValueReader;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueTypes;
import io.github.undercroft.model.ValueWriter;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields of one value, as they were written. Public, so that other packages can try their types, too. */
public final class Written implements ValueWriter, ValueReader {

    private final Map<String, Object> all = new LinkedHashMap<>();

    private Written() {}

    /** Each registered record is among the values, is written as reflection would, and is read back as it was. */
    public static void checkAll(ValueTypes types, MethodHandles.Lookup lookup, List<? extends Record> values) {
        List<Class<?>> tried = values.stream().<Class<?>>map(Object::getClass).toList();
        assertThat(types.types().stream().<Class<?>>map(ValueType::type).filter(type -> !type.isEnum()))
                .allSatisfy(type -> assertThat(tried).contains(type));
        values.forEach(value -> check(typeOf(types, value), lookup, value));
    }

    @SuppressWarnings("unchecked") // the type is looked up by the class of the value
    private static <T> ValueType<T> typeOf(ValueTypes types, T value) {
        return (ValueType<T>) types.types().stream()
                .filter(type -> type.type() == value.getClass())
                .findFirst()
                .orElseThrow();
    }

    private static <T> void check(ValueType<T> type, MethodHandles.Lookup lookup, T value) {
        Written byHand = new Written();
        type.writer().accept(value, byHand);
        Written byReflection = new Written();
        RecordTypes.named(lookup, "same", type.type()).writer().accept(value, byReflection);

        assertThat(byHand.all.entrySet()).containsExactlyElementsOf(byReflection.all.entrySet());
        assertThat(type.reader().apply(byHand)).isEqualTo(value);
    }

    @Override
    public void whole(String field, long number) {
        all.put(field, number);
    }

    @Override
    public void text(String field, String text) {
        all.put(field, text);
    }

    @Override
    public void flag(String field, boolean value) {
        all.put(field, value);
    }

    @Override
    public void real(String field, double number) {
        all.put(field, number);
    }

    @Override
    public void value(String field, Object value) {
        all.put(field, value);
    }

    @Override
    public void optional(String field, Optional<?> value) {
        all.put(field, value);
    }

    @Override
    public void list(String field, List<?> values) {
        all.put(field, values);
    }

    private <T> T get(String field, Class<T> type) {
        return type.cast(Optional.ofNullable(all.get(field)).orElseThrow());
    }

    @Override
    public long whole(String field) {
        return get(field, Long.class);
    }

    @Override
    public int integer(String field) {
        return Math.toIntExact(whole(field));
    }

    @Override
    public String text(String field) {
        return get(field, String.class);
    }

    @Override
    public boolean flag(String field) {
        return get(field, Boolean.class);
    }

    @Override
    public double real(String field) {
        return get(field, Double.class);
    }

    @Override
    public <T> T value(String field, Class<T> type) {
        return get(field, type);
    }

    @Override
    public <T> Optional<T> optional(String field, Class<T> type) {
        return ((Optional<?>) get(field, Object.class)).map(type::cast);
    }

    @Override
    public <T> List<T> list(String field, Class<T> type) {
        return ((List<?>) get(field, Object.class)).stream().<T>map(type::cast).toList();
    }
}
