package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.ValueReader;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueType;
import java.util.List;
import java.util.Optional;

/** Gives back the fields of a value from a neutral tree. */
final class TreeReader implements ValueReader {

    private final ValueRegistry registry;
    private final StateNode.Fields fields;

    TreeReader(ValueRegistry registry, StateNode.Fields fields) {
        this.registry = registry;
        this.fields = fields;
    }

    /** The part of the game under that name. */
    TreeReader part(String field) {
        return new TreeReader(registry, (StateNode.Fields) node(field, StateNode.Fields.class));
    }

    /** The parts of the game in the list under that name. */
    List<TreeReader> parts(String field) {
        ImmutableList.Builder<TreeReader> parts = ImmutableList.builder();
        for (StateNode item : ((StateNode.Items) node(field, StateNode.Items.class)).items()) {
            if (!(item instanceof StateNode.Fields part)) {
                throw wrong(field, "a list of parts", item);
            }
            parts.add(new TreeReader(registry, part));
        }
        return parts.build();
    }

    /** Whether there is anything under that name. */
    boolean has(String field) {
        return fields.fields().containsKey(field);
    }

    private IllegalArgumentException wrong(String field, Object expected, Object found) {
        return new IllegalArgumentException("In a \"" + fields.type() + "\" the field \"" + field + "\" should be "
                + expected + "; found " + found);
    }

    private StateNode node(String field, Class<? extends StateNode> expected) {
        StateNode node = fields.fields().get(field);
        if (!expected.isInstance(node)) {
            throw wrong(field, "a " + expected.getSimpleName(), node == null ? "nothing" : node);
        }
        return node;
    }

    @Override
    public long whole(String field) {
        return ((StateNode.Whole) node(field, StateNode.Whole.class)).number();
    }

    @Override
    public int integer(String field) {
        long number = whole(field);
        if (number != (int) number) {
            throw wrong(field, "a whole number of 32 bits", number);
        }
        return (int) number;
    }

    @Override
    public String text(String field) {
        return ((StateNode.Text) node(field, StateNode.Text.class)).text();
    }

    @Override
    public boolean flag(String field) {
        return ((StateNode.Flag) node(field, StateNode.Flag.class)).value();
    }

    @Override
    public double real(String field) {
        return ((StateNode.Real) node(field, StateNode.Real.class)).number();
    }

    @Override
    public <T> T value(String field, Class<T> type) {
        return read(field, node(field, StateNode.class), type);
    }

    @Override
    public <T> Optional<T> optional(String field, Class<T> type) {
        StateNode node = node(field, StateNode.class);
        return node instanceof StateNode.Absent ? Optional.empty() : Optional.of(read(field, node, type));
    }

    @Override
    public <T> List<T> list(String field, Class<T> type) {
        ImmutableList.Builder<T> values = ImmutableList.builder();
        for (StateNode item : ((StateNode.Items) node(field, StateNode.Items.class)).items()) {
            values.add(read(field, item, type));
        }
        return values.build();
    }

    private <T> T read(String field, StateNode node, Class<T> type) {
        Object value = raw(field, node);
        if (type == Integer.class && value instanceof Long number && number == (int) (long) number) {
            value = (int) (long) number;
        }
        if (!type.isInstance(value)) {
            throw wrong(field, "a " + type.getSimpleName(), value);
        }
        return type.cast(value);
    }

    private Object raw(String field, StateNode node) {
        if (node instanceof StateNode.Whole whole) {
            return whole.number();
        }
        if (node instanceof StateNode.Text text) {
            return text.text();
        }
        if (node instanceof StateNode.Flag flag) {
            return flag.value();
        }
        if (node instanceof StateNode.Real real) {
            return real.number();
        }
        if (node instanceof StateNode.Fields value) {
            ValueType<?> type = registry.typeNamed(value.type())
                    .orElseThrow(() -> new IllegalArgumentException("Nothing is registered under the name \""
                            + value.type() + "\"; add it to the game's ValueRegistry"));
            return type.reader().apply(new TreeReader(registry, value));
        }
        throw wrong(field, "a value", node);
    }
}
