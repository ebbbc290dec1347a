package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.value.inner.SeenValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Writes values into a tree: one value with {@link ValueRegistry#tree}, or many parts one after the other. A value that several others share becomes a node that several others share.
 */
public final class TreeWriter implements ValueWriter {

    /** The number of values after which it remembers their trees and uses them again. */
    private static final int MANY = 256;

    /** Writes the fields of a value of a registered type, and answers the name of the type. */
    private final BiFunction<Object, ValueWriter, String> values;

    private final SeenValues<StateNode> trees;
    private final List<String> names = new ArrayList<>();
    private final ImmutableMap.Builder<String, StateNode> fields = ImmutableMap.builder();

    /**
     * A part of which nothing is written yet.
     *
     * @param values writes the fields of a value of a registered type, and answers the name of the type
     */
    public TreeWriter(BiFunction<Object, ValueWriter, String> values) {
        this(Objects.requireNonNull(values, "values"), new SeenValues<>(MANY));
    }

    private TreeWriter(BiFunction<Object, ValueWriter, String> values, SeenValues<StateNode> trees) {
        this.values = values;
        this.trees = trees;
    }

    /** The fields written so far, as a part of the game itself. */
    public StateNode.Fields part() {
        return new StateNode.Fields("", fields.buildOrThrow());
    }

    private StateNode node(Object value) {
        if (value instanceof String text) {
            return new StateNode.Text(text);
        }
        if (value instanceof Integer || value instanceof Long) {
            return new StateNode.Whole(((Number) value).longValue());
        }
        if (value instanceof Boolean flag) {
            return new StateNode.Flag(flag);
        }
        if (value instanceof Double number) {
            return new StateNode.Real(number);
        }
        if (value instanceof StateNode node) {
            return node;
        }
        return nested(value);
    }

    private StateNode nested(Object value) {
        StateNode known = trees.meet(value);
        if (known != null) {
            return known;
        }
        StateNode tree = value instanceof List<?> list ? items(list) : tree(value);
        trees.note(value, tree);
        return tree;
    }

    /** The tree of a value of a registered type. */
    public StateNode.Fields tree(Object value) {
        TreeWriter writer = new TreeWriter(values, trees);
        String type = values.apply(value, writer);
        return new StateNode.Fields(type, writer.fields.buildOrThrow());
    }

    private StateNode.Items items(List<?> values) {
        ImmutableList.Builder<StateNode> items = ImmutableList.builderWithExpectedSize(values.size());
        for (Object value : values) {
            items.add(node(value));
        }
        return new StateNode.Items(items.build());
    }

    private void put(String field, StateNode node) {
        if (names.contains(field)) {
            throw new IllegalArgumentException("The field \"" + field + "\" is written twice; give each its own name");
        }
        names.add(field);
        fields.put(field, node);
    }

    @Override
    public void whole(String field, long number) {
        put(field, new StateNode.Whole(number));
    }

    @Override
    public void text(String field, String text) {
        put(field, new StateNode.Text(text));
    }

    @Override
    public void flag(String field, boolean value) {
        put(field, new StateNode.Flag(value));
    }

    @Override
    public void real(String field, double number) {
        put(field, new StateNode.Real(number));
    }

    @Override
    public void value(String field, Object value) {
        put(field, node(value));
    }

    @Override
    public void optional(String field, Optional<?> value) {
        put(field, value.isPresent() ? node(value.get()) : new StateNode.Absent());
    }

    @Override
    public void list(String field, List<?> values) {
        put(field, items(values));
    }
}
