package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.MapDifference;
import com.google.common.collect.Maps;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a golden recording notes beside the game: of the beginning and of each step the hash of the state, what was done, and what that changed in the
 * state, in words. So the rules that made it need not be there to tell what they did. Texts are made of trees of saved values, which are the same in each JVM.
 */
final class GoldenNotes {

    private static final String STEPS = "golden";
    private static final String GONE = "";

    private final ImmutableList<StateNode> steps;

    private GoldenNotes(List<StateNode> steps) {
        this.steps = ImmutableList.copyOf(steps);
    }

    /** Notes of a game, in the order of its steps. */
    static final class Writer {

        private final List<StateNode> steps = new ArrayList<>();
        private Map<String, String> parts = Map.of();
        private Map<StepAccount.Value, String> values = Map.of();

        /** Notes the beginning, or a step and the state after it. */
        void add(long hash, StepAccount account) {
            List<StateNode> changes = new ArrayList<>();
            changed(parts, account.parts()).forEach((part, text) -> {
                add(changes, part);
                add(changes, text);
            });
            List<StateNode> valueChanges = new ArrayList<>();
            changed(values, account.values()).forEach((value, text) -> {
                add(valueChanges, value.part());
                add(valueChanges, value.what());
                add(valueChanges, text);
            });
            steps.add(new StateNode.Items(List.of(
                    new StateNode.Whole(hash),
                    new StateNode.Text(account.did()),
                    new StateNode.Items(changes),
                    new StateNode.Items(valueChanges))));
            parts = account.parts();
            values = account.values();
        }

        private static void add(List<StateNode> nodes, String text) {
            nodes.add(new StateNode.Text(text));
        }

        private static <K> Map<K, String> changed(Map<K, String> before, Map<K, String> after) {
            MapDifference<K, String> difference = Maps.difference(before, after);
            Map<K, String> changed = new LinkedHashMap<>();
            difference.entriesOnlyOnLeft().keySet().forEach(gone -> changed.put(gone, GONE));
            after.forEach((key, text) -> {
                if (!text.equals(before.get(key))) {
                    changed.put(key, text);
                }
            });
            return changed;
        }

        /** What else is written beside a game, with these notes. */
        StateNode.Fields beside(StateNode.Fields other) {
            return new StateNode.Fields(
                    other.type(),
                    ImmutableMap.<String, StateNode>builder()
                            .putAll(other.fields())
                            .put(STEPS, new StateNode.Items(steps))
                            .buildOrThrow());
        }
    }

    /** The notes beside a game; empty if there are none, as beside a player's game. */
    static Optional<GoldenNotes> in(Map<String, StateNode> beside) {
        return beside.get(STEPS) instanceof StateNode.Items steps
                ? Optional.of(new GoldenNotes(steps.items()))
                : Optional.empty();
    }

    /** Whether there is a note after so many steps, 0 for the beginning. */
    boolean has(int step) {
        return step < steps.size();
    }

    long hash(int step) {
        return ((StateNode.Whole) items(steps.get(step)).get(0)).number();
    }

    /** What that step did. */
    String did(int step) {
        return has(step) ? text(items(steps.get(step)).get(1)) : "nothing, as the recording ends";
    }

    /** The step and the state after it. */
    StepAccount account(int step) {
        Map<String, String> parts = new TreeMap<>();
        Map<StepAccount.Value, String> values = new LinkedHashMap<>();
        for (StateNode each : steps.subList(0, step + 1)) {
            List<StateNode> changes = items(items(each).get(2));
            for (int i = 0; i < changes.size(); i += 2) {
                put(parts, text(changes.get(i)), text(changes.get(i + 1)));
            }
            List<StateNode> valueChanges = items(items(each).get(3));
            for (int i = 0; i < valueChanges.size(); i += 3) {
                put(
                        values,
                        new StepAccount.Value(text(valueChanges.get(i)), text(valueChanges.get(i + 1))),
                        text(valueChanges.get(i + 2)));
            }
        }
        return StepAccount.ofState(did(step), ImmutableSortedMap.copyOf(parts), ImmutableMap.copyOf(values));
    }

    private static <K> void put(Map<K, String> map, K key, String text) {
        if (text.equals(GONE)) {
            map.remove(key);
        } else {
            map.put(key, text);
        }
    }

    private static List<StateNode> items(StateNode node) {
        return ((StateNode.Items) node).items();
    }

    private static String text(StateNode node) {
        return ((StateNode.Text) node).text();
    }
}
