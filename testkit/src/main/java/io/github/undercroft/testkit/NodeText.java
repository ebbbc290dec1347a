package io.github.undercroft.testkit;

import io.github.undercroft.value.StateNode;
import java.util.Map;
import java.util.stream.Collectors;

/** A tree of saved values in a line: {@code Move(direction=EAST)}. */
final class NodeText {

    /** What the one constant of an enum is called in a tree. */
    private static final String CONSTANT = "constant";

    private NodeText() {}

    static String of(StateNode node) {
        if (node instanceof StateNode.Fields fields) {
            StateNode constant = fields.fields().get(CONSTANT);
            return constant == null || fields.fields().size() > 1
                    ? fields.type() + "(" + fields(fields.fields()) + ")"
                    : of(constant);
        }
        if (node instanceof StateNode.Items items) {
            return items.items().stream().map(NodeText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        return plain(node);
    }

    /** Named values in the order in which they are written. */
    static String fields(Map<String, StateNode> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + of(field.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String plain(StateNode node) {
        if (node instanceof StateNode.Whole whole) {
            return Long.toString(whole.number());
        }
        if (node instanceof StateNode.Real real) {
            return Double.toString(real.number());
        }
        if (node instanceof StateNode.Flag flag) {
            return Boolean.toString(flag.value());
        }
        return node instanceof StateNode.Text text ? text.text() : "none";
    }
}
