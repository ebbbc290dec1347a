package io.github.undercroft.save;

import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.inner.SeenValues;
import java.util.ArrayDeque;
import java.util.Set;
import java.util.TreeSet;

/** The names of all types of values that stand in a tree. */
final class TreeTypes {

    private TreeTypes() {}

    static Set<String> of(StateNode tree) {
        Set<String> types = new TreeSet<>();
        SeenValues<StateNode> seen = new SeenValues<>(0);
        ArrayDeque<StateNode> open = new ArrayDeque<>();
        open.add(tree);
        while (!open.isEmpty()) {
            StateNode node = open.remove();
            if (seen.meet(node) != null) {
                continue;
            }
            seen.note(node, node);
            if (node instanceof StateNode.Items list) {
                list.items().forEach(item -> addGroup(item, open));
            } else if (node instanceof StateNode.Fields group) {
                if (!group.type().isEmpty()) {
                    types.add(group.type());
                }
                group.fields().values().forEach(value -> addGroup(value, open));
            }
        }
        return types;
    }

    private static void addGroup(StateNode node, ArrayDeque<StateNode> open) {
        if (node instanceof StateNode.Items || node instanceof StateNode.Fields) {
            open.add(node);
        }
    }
}
