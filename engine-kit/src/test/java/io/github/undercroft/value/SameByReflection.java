package io.github.undercroft.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares types that are made at compile time with what reflection finds. */
public final class SameByReflection {

    /** What {@code Eyes} is named in saves: its package knows nothing of them, so it has no annotation. */
    private static final Map<String, String> NAMED_SINCE = Map.of("leastLight", "minLight");

    private SameByReflection() {}

    /** All these types as one. */
    public static ValueTypes together(ValueTypes... all) {
        return () -> Stream.of(all)
                .<ValueType<?>>flatMap(each -> each.types().stream())
                .toList();
    }

    /** Checks that each field is written under its name and in its order, and read back. */
    public static void check(ValueTypes types, Record value) {
        ValueType<?> type = types.types().stream()
                .filter(each -> each.type() == value.getClass())
                .findFirst()
                .orElseThrow(() -> new AssertionError(value + " is not registered"));
        Fields made = new Fields();
        write(type, value, made);
        Fields byReflection = new Fields();
        ValueType<?> reflected = RecordTypes.named(MethodHandles.lookup(), "same", value.getClass());
        write(reflected, value, byReflection);
        Map<String, Object> written = new LinkedHashMap<>();
        made.all.forEach((name, each) -> written.put(NAMED_SINCE.getOrDefault(name, name), each));
        assertThat(written.entrySet()).containsExactlyElementsOf(byReflection.all.entrySet());
        assertThat(type.reader().apply(made)).isEqualTo(value);
        if (NAMED_SINCE.keySet().stream().noneMatch(made.all::containsKey)) { // else it is written by hand
            assertThat(type.components()).isEqualTo(reflected.components());
        }
    }

    private static <T> void write(ValueType<T> type, Object value, Fields out) {
        type.writer().accept(type.type().cast(value), out);
    }

    /** Writes a value of that type, and reads one of another type from what was written. */
    public static <T, U> U rewritten(ValueType<T> from, T value, ValueType<U> to) {
        Fields fields = new Fields();
        from.writer().accept(value, fields);
        return to.reader().apply(fields);
    }

    /** Checks each of these, and that every registered record is among them. */
    public static void checkAll(ValueTypes types, List<Record> values) {
        values.forEach(value -> check(types, value));
        checkAllAreTried(types, values);
    }

    /** Checks that every registered record is among those. */
    public static void checkAllAreTried(ValueTypes types, List<Record> values) {
        List<Class<?>> tried = values.stream().<Class<?>>map(Object::getClass).toList();
        assertThat(types.types().stream().<Class<?>>map(ValueType::type))
                .filteredOn(type -> !type.isEnum())
                .allSatisfy(type -> assertThat(tried).contains(type));
    }

    /** The fields of one value, as they were written. */
    private static final class Fields implements ValueWriter, ValueReader {
        private final Map<String, Object> all = new LinkedHashMap<>();

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
            return ((List<?>) get(field, Object.class))
                    .stream().<T>map(type::cast).toList();
        }
    }
}
