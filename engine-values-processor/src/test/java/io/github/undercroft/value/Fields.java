package io.github.undercroft.value;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields of one value, in their order. Stands for the engine's writer and reader, which are compiled after this module. */
public final class Fields {

    private final Map<String, Object> all = new LinkedHashMap<>();

    @Override
    public String toString() {
        return all.toString();
    }

    public void whole(String field, long number) {
        all.put(field, number);
    }

    public void text(String field, String text) {
        all.put(field, text);
    }

    public void flag(String field, boolean value) {
        all.put(field, value);
    }

    public void real(String field, double number) {
        all.put(field, number);
    }

    public void value(String field, Object value) {
        all.put(field, value);
    }

    public void optional(String field, Optional<?> value) {
        all.put(field, value);
    }

    public void list(String field, List<?> values) {
        all.put(field, values);
    }

    public long whole(String field) {
        return (Long) all.get(field);
    }

    public int integer(String field) {
        return Math.toIntExact(whole(field));
    }

    public String text(String field) {
        return (String) all.get(field);
    }

    public boolean flag(String field) {
        return (Boolean) all.get(field);
    }

    public double real(String field) {
        return (Double) all.get(field);
    }

    public <T> T value(String field, Class<T> type) {
        return type.cast(all.get(field));
    }

    public <T> Optional<T> optional(String field, Class<T> type) {
        return ((Optional<?>) all.get(field)).map(type::cast);
    }

    public <T> List<T> list(String field, Class<T> type) {
        return ((List<?>) all.get(field)).stream().<T>map(type::cast).toList();
    }
}
