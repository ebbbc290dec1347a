package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.value.inner.SeenValues;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Changes all values of one type in a tree, the innermost first. Nodes that are shared are changed once and stay shared. */
final class ValueChange {

    private final String type;
    private final UnaryOperator<StateNode.Fields> change;
    private final SeenValues<StateNode> changed = new SeenValues<>(0);

    ValueChange(String type, UnaryOperator<StateNode.Fields> change) {
        this.type = Objects.requireNonNull(type, "type");
        this.change = Objects.requireNonNull(change, "change");
    }

    StateNode.Fields of(StateNode.Fields value) {
        ImmutableMap.Builder<String, StateNode> all =
                ImmutableMap.builderWithExpectedSize(value.fields().size());
        value.fields().forEach((name, each) -> all.put(name, of(each)));
        StateNode.Fields inside = new StateNode.Fields(value.type(), all.buildOrThrow());
        return value.type().equals(type)
                ? Objects.requireNonNull(change.apply(inside), "the change of a \"" + type + "\" answered null")
                : inside;
    }

    private StateNode of(StateNode node) {
        if (!(node instanceof StateNode.Fields) && !(node instanceof StateNode.Items)) {
            return node;
        }
        StateNode known = changed.meet(node);
        if (known != null) {
            return known;
        }
        StateNode now = node instanceof StateNode.Items list
                ? new StateNode.Items(list.items().stream().map(this::of).collect(ImmutableList.toImmutableList()))
                : of((StateNode.Fields) node);
        changed.note(node, now);
        return now;
    }
}
