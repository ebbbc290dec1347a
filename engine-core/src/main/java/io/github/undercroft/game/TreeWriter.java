package io.github.undercroft.game;

import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a neutral tree of the fields of values. */
final class TreeWriter implements ValueWriter {

    private final ValueRegistry registry;
    private final Map<String, StateNode> fields = new LinkedHashMap<>();

    TreeWriter(ValueRegistry registry) {
        this.registry = registry;
    }

    /** The fields written so far, as a part of the game itself. */
    StateNode.Fields part() {
        return new StateNode.Fields("", fields);
    }

    /** The tree of any value of a registered type. */
    static StateNode.Fields tree(ValueRegistry registry, Object value) {
        String type = GameCode.required(registry, value).name();
        TreeWriter writer = new TreeWriter(registry);
        GameCode.write(registry, value, writer);
        return new StateNode.Fields(type, writer.fields);
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
        return value instanceof List<?> list ? items(list) : tree(registry, value);
    }

    private StateNode.Items items(List<?> values) {
        List<StateNode> items = new ArrayList<>();
        for (Object value : values) {
            items.add(node(value));
        }
        return new StateNode.Items(items);
    }

    private void put(String field, StateNode node) {
        if (fields.put(field, node) != null) {
            throw new RefusedValue("The field \"" + field + "\" is written twice; give each its own name");
        }
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
