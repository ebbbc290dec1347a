package io.github.undercroft.save;

import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Every tree that differs from a given one in a single place. */
final class TreeMutants {

    /** What may stand in place of any value. */
    private static final List<StateNode> STRANGERS = List.of(
            new StateNode.Absent(),
            new StateNode.Flag(true),
            new StateNode.Text(""),
            new StateNode.Text("\uD800"),
            new StateNode.Real(Double.NaN),
            new StateNode.Whole(0),
            new StateNode.Whole(-1),
            new StateNode.Whole(Integer.MAX_VALUE),
            new StateNode.Whole(1L << 40),
            new StateNode.Whole(Long.MIN_VALUE),
            new StateNode.Whole(Long.MAX_VALUE),
            new StateNode.Items(List.of()),
            new StateNode.Items(List.of(new StateNode.Absent())),
            new StateNode.Fields("", Map.of()),
            new StateNode.Fields("nobody", Map.of()));

    private TreeMutants() {}

    /** Passes each of them on, in the order of the tree. */
    static void of(StateNode tree, Consumer<StateNode> mutants) {
        STRANGERS.stream().filter(other -> !other.equals(tree)).forEach(mutants);
        if (tree instanceof StateNode.Items items) {
            ofItems(items.items(), changed -> mutants.accept(new StateNode.Items(changed)));
        } else if (tree instanceof StateNode.Fields fields) {
            ofFields(fields, mutants);
        }
    }

    private static void ofItems(List<StateNode> items, Consumer<List<StateNode>> mutants) {
        for (int i = 0; i < items.size(); i++) {
            int at = i;
            of(items.get(i), other -> mutants.accept(with(items, at, List.of(other))));
            mutants.accept(with(items, at, List.of()));
            mutants.accept(with(items, at, List.of(items.get(i), items.get(i))));
        }
    }

    private static List<StateNode> with(List<StateNode> items, int at, List<StateNode> instead) {
        List<StateNode> all = new ArrayList<>(items);
        all.remove(at);
        all.addAll(at, instead);
        return all;
    }

    private static void ofFields(StateNode.Fields fields, Consumer<StateNode> mutants) {
        mutants.accept(new StateNode.Fields("other", fields.fields()));
        mutants.accept(fields.with("more", new StateNode.Absent()));
        fields.fields().forEach((name, value) -> {
            mutants.accept(fields.without(name));
            of(value, other -> {
                Map<String, StateNode> all = new LinkedHashMap<>(fields.fields());
                all.put(name, other);
                mutants.accept(new StateNode.Fields(fields.type(), all));
            });
        });
    }
}
