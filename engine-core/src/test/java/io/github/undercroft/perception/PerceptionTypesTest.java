package io.github.undercroft.perception;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.Sound;
import io.github.undercroft.model.ValueReader;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueWriter;
import io.github.undercroft.scenario.Bystander;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Types written by hand keep each field, as those found by reflection do. */
class PerceptionTypesTest {

    private static final Noticing NOTICING = new Noticing(1, 2, 3, List.of(new Sound("a splash"), Sound.CRY));
    private static final Waking WAKING = new Waking(4, 5, 6, 7);
    private static final AlertnessRule RULE = new AlertnessRule(8, 9, NOTICING, WAKING);

    /** A value of each record, no two numbers of which are equal. */
    static Stream<Record> values() {
        return Stream.of(
                new Senses(new Eyes(Reach.round(1), 2, 3), 4, Familiarity.AT_HOME, List.of(new EntityId(5, 6))),
                new Alertness(12, Wakefulness.ALERT),
                NOTICING,
                WAKING,
                RULE,
                new Wary(Bystander.RESTS, RULE, new Alertness(10, Wakefulness.AWAKE), 11),
                new WakeUp(),
                new FallAsleep());
    }

    @SuppressWarnings("unchecked") // the type is looked up by the class of the value
    private static <T> ValueType<T> typeOf(T value) {
        return (ValueType<T>) new PerceptionTypes()
                .types().stream()
                        .filter(type -> type.type() == value.getClass())
                        .findFirst()
                        .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrder(Record value) {
        Fields byHand = new Fields();
        typeOf(value).writer().accept(value, byHand);
        Fields byReflection = new Fields();
        written(value.getClass(), value, byReflection);

        assertThat(byHand.all.entrySet()).containsExactlyElementsOf(byReflection.all.entrySet());
    }

    private static <T> void written(Class<T> type, Object value, Fields out) {
        RecordTypes.named(MethodHandles.lookup(), "same", type).writer().accept(type.cast(value), out);
    }

    @ParameterizedTest
    @MethodSource("values")
    void whatIsReadIsEqualToWhatWasWritten(Record value) {
        Fields fields = new Fields();
        typeOf(value).writer().accept(value, fields);

        assertThat(typeOf(value).reader().apply(fields)).isEqualTo(value);
    }

    @Test
    void everyRecordOfThisPackageThatIsRegisteredIsTried() {
        List<Class<?>> tried = values().<Class<?>>map(Object::getClass).toList();
        assertThat(new PerceptionTypes().types().stream().<Class<?>>map(ValueType::type))
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
