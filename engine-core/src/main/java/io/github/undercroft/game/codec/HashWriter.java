package io.github.undercroft.game.codec;

import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueWriter;
import io.github.undercroft.value.inner.SeenValues;
import java.util.List;
import java.util.Optional;

/**
 * Computes a 64-bit hash from the fields of values: from their contents and order, not from the names of fields or
 * classes.
 */
public final class HashWriter implements ValueWriter {

    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    /**
     * The number of values of a part that are written one into the other. Values after that are hashed on their own, so
     * that a value that is met again need not be walked again.
     */
    private static final int INLINE = 10_000;

    private final ValueRegistry registry;
    private final SeenValues<Long> hashes = new SeenValues<>(INLINE);
    private long state;

    public HashWriter(ValueRegistry registry) {
        this.registry = registry;
    }

    /** Starts a new hash, for a part of that name or number. */
    public HashWriter begin(long part) {
        state = part;
        hashes.clear();
        return this;
    }

    public long result() {
        return Seeds.mix(state);
    }

    /** Adds a number; small changes of two numbers do not cancel each other out. */
    public void add(long number) {
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
            nested(list);
        } else {
            add(7);
            add(GameCode.required(registry, value).name());
            nested(value);
        }
    }

    private void nested(Object value) {
        Long known = hashes.meet(value);
        if (known != null) {
            add(known);
        } else if (hashes.isRemembering()) {
            add(alone(value));
        } else {
            contents(value);
        }
    }

    private long alone(Object value) {
        long outside = state;
        int before = hashes.met();
        state = 0;
        contents(value);
        long hash = result();
        if (hashes.met() > before) {
            hashes.note(value, hash);
        }
        state = outside;
        return hash;
    }

    private void contents(Object value) {
        if (value instanceof List<?> list) {
            all(list);
        } else {
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
