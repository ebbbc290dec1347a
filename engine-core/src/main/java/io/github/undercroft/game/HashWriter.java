package io.github.undercroft.game;

import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueWriter;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;

/** Makes 64 bits of the fields of values: their contents and sequence, not the names of fields or classes. */
final class HashWriter implements ValueWriter {

    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private final ValueRegistry registry;
    private long state;

    HashWriter(ValueRegistry registry) {
        this.registry = registry;
    }

    /** Begins anew, for a part of that name or number. */
    HashWriter begin(long part) {
        state = part;
        return this;
    }

    long result() {
        return Seeds.mix(state);
    }

    /** Adds a number; small changes of two numbers do not cancel each other out. */
    void add(long number) {
        state = (Long.rotateLeft(state, 23) ^ number) * FACTOR;
    }

    private void add(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
    }

    private void any(Object value) {
        if (value instanceof String text) {
            add(1);
            add(text);
        } else if (value instanceof Integer || value instanceof Long) {
            add(2);
            add(((Number) value).longValue());
        } else if (value instanceof Boolean flag) {
            add(flag ? 3 : 4);
        } else if (value instanceof Double number) {
            add(5);
            add(Double.doubleToLongBits(number));
        } else if (value instanceof List<?> list) {
            add(6);
            all(list);
        } else {
            add(7);
            add(GameCode.required(registry, value).name());
            GameCode.write(registry, value, this);
        }
    }

    private void all(List<?> values) {
        int size = values.size();
        add(size);
        for (int i = 0; i < size; i++) {
            any(values.get(i));
        }
    }

    @Override
    public void whole(String field, long number) {
        add(number);
    }

    @Override
    public void text(String field, String text) {
        add(text);
    }

    @Override
    public void flag(String field, boolean value) {
        add(value ? 1 : 0);
    }

    @Override
    public void real(String field, double number) {
        add(Double.doubleToLongBits(number));
    }

    @Override
    public void value(String field, Object value) {
        any(value);
    }

    @Override
    public void optional(String field, Optional<?> value) {
        add(value.isPresent() ? 1 : 0);
        if (value.isPresent()) {
            any(value.get());
        }
    }

    @Override
    public void list(String field, List<?> values) {
        all(values);
    }
}
