package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.inner.SeenValues;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes one tree. First every different node gets a number, from the leaves up, so that equal ones are known as such without
 * comparing them again and again; then the tree is written, each list and group of fields in full where it stands first.
 */
final class TreeEncoder {

    /** What makes a list or a group of fields different from others: its shape and the numbers of what is in it. */
    private record Made(int shape, ImmutableIntArray parts) {}

    /** The type of a group of fields and their names. */
    private record Shape(String type, List<String> names) {}

    /** The shape of a list. */
    private static final int LIST = -1;

    private final SaveLimits limits;
    private final Bytes out = new Bytes();

    private final Map<StateNode, Integer> leaves = new LinkedHashMap<>();
    private final Map<Long, Integer> reals = new LinkedHashMap<>();
    private final Map<Made, Integer> made = new LinkedHashMap<>();
    /** The number of each list and group of fields that was met, by which object it is. */
    private final SeenValues<Integer> met = new SeenValues<>(0);
    /** How much each numbered node counts with all that is in it. */
    private long[] weights = new long[64];

    private int numbers;
    /** How much the tables of texts and shapes count. */
    private long tables;

    private final Map<Shape, Integer> shapes = new LinkedHashMap<>();
    private final Map<Shape, Integer> writtenShapes;
    private final Map<String, Integer> texts;
    /** As the how manieth list or group of fields a numbered node was written. */
    private final Map<Integer, Integer> written = new LinkedHashMap<>();

    TreeEncoder(SaveLimits limits) {
        this.limits = limits;
        this.writtenShapes = new LinkedHashMap<>();
        this.texts = new LinkedHashMap<>();
    }

    /** Writes a tree that is read after another one: texts and shapes that stand in that one are not written again. */
    TreeEncoder(SaveLimits limits, TreeEncoder before) {
        this.limits = limits;
        this.writtenShapes = before.writtenShapes;
        this.texts = before.texts;
    }

    /** How much the tree and what is new in the tables count towards the limit. */
    long weight() {
        return weights[numbers - 1] + tables;
    }

    byte[] encode(StateNode tree) {
        int root = number(tree, 0);
        long weight = weights[root];
        check(weight);
        write(tree);
        check(weight + tables);
        if (out.size() > limits.maxBytes()) {
            throw TreeCodec.tooLarge(out.size() + " bytes", limits.maxBytes());
        }
        return out.toArray();
    }

    private void check(long weight) {
        if (weight > limits.maxValues()) {
            throw TreeCodec.tooLarge(weight + " values", limits.maxValues());
        }
    }

    private int number(StateNode node, int depth) {
        if (depth > TreeCodec.DEEPEST) {
            throw TreeCodec.tooDeep();
        }
        Integer known = met.meet(node);
        if (known != null) {
            return known;
        }
        if (node instanceof StateNode.Fields group) {
            Shape shape = shape(group);
            int kind = shapes.computeIfAbsent(shape, any -> shapes.size());
            return number(
                    group,
                    kind,
                    group.fields().values(),
                    TreeCodec.weight(group.fields().size()),
                    depth);
        }
        if (node instanceof StateNode.Items list && !isAllWhole(list.items())) {
            return number(list, LIST, list.items(), 1, depth);
        }
        if (node instanceof StateNode.Real real) {
            return distinct(reals, Double.doubleToRawLongBits(real.number()), 1);
        }
        if (node instanceof StateNode.Items numbers) {
            int number = distinct(leaves, numbers, 1L + numbers.items().size());
            met.note(numbers, number);
            return number;
        }
        return distinct(leaves, node, 1);
    }

    private <T> int distinct(Map<T, Integer> known, T node, long weight) {
        Integer before = known.putIfAbsent(node, numbers);
        return before == null ? next(weight) : before;
    }

    private int number(StateNode node, int shape, Collection<StateNode> inside, long own, int depth) {
        ImmutableIntArray.Builder parts = ImmutableIntArray.builder(inside.size());
        long weight = own;
        for (StateNode each : inside) {
            int part = number(each, depth + 1);
            parts.add(part);
            weight = Math.min(Integer.MAX_VALUE, weight + weights[part]);
        }
        int number = distinct(made, new Made(shape, parts.build()), weight);
        met.note(node, number);
        return number;
    }

    private int next(long weight) {
        if (numbers == weights.length) {
            weights = Arrays.copyOf(weights, 2 * numbers);
        }
        weights[numbers] = weight;
        return numbers++;
    }

    private static Shape shape(StateNode.Fields group) {
        return new Shape(group.type(), ImmutableList.copyOf(group.fields().keySet()));
    }

    private void write(StateNode node) {
        Integer number = TreeCodec.isShared(node) ? met.meet(node) : null;
        Integer before = number == null ? null : written.get(number);
        if (before != null) {
            out.add(TreeCodec.AGAIN);
            out.unsigned(before);
            return;
        }
        writeInFull(node);
        if (number != null) {
            written.put(number, written.size());
        }
    }

    private void writeInFull(StateNode node) {
        if (node instanceof StateNode.Whole whole) {
            write(whole.number());
        } else if (node instanceof StateNode.Text text) {
            out.add(TreeCodec.TEXT);
            write(text.text());
        } else if (node instanceof StateNode.Flag flag) {
            out.add(flag.value() ? TreeCodec.TRUE : TreeCodec.FALSE);
        } else if (node instanceof StateNode.Real real) {
            out.add(TreeCodec.REAL);
            out.fixed(Double.doubleToRawLongBits(real.number()), 8);
        } else if (node instanceof StateNode.Items list) {
            write(list.items());
        } else if (node instanceof StateNode.Fields group) {
            out.add(TreeCodec.FIELDS);
            write(shape(group));
            group.fields().values().forEach(this::write);
        } else {
            out.add(TreeCodec.ABSENT);
        }
    }

    private void write(long number) {
        long small = number + TreeCodec.SMALL_OFFSET;
        if (small >= TreeCodec.SMALL && small <= 0xFF) {
            out.add((int) small);
        } else {
            out.add(TreeCodec.WHOLE);
            out.signed(number);
        }
    }

    private void write(List<StateNode> items) {
        boolean allWhole = isAllWhole(items);
        out.add(allWhole ? TreeCodec.WHOLES : TreeCodec.ITEMS);
        out.unsigned(items.size());
        for (StateNode item : items) {
            if (allWhole) {
                out.signed(((StateNode.Whole) item).number());
            } else {
                write(item);
            }
        }
    }

    private static boolean isAllWhole(List<StateNode> items) {
        for (int i = 0; i < items.size(); i++) {
            if (!(items.get(i) instanceof StateNode.Whole)) {
                return false;
            }
        }
        return !items.isEmpty();
    }

    /** A text by its number, or one more than the last number and the text itself where it stands first. */
    private void write(String text) {
        Integer before = texts.putIfAbsent(text, texts.size());
        out.unsigned(before == null ? texts.size() - 1 : before);
        if (before == null) {
            tables += TreeCodec.TEXT_WEIGHT;
            out.text(text);
        }
    }

    private void write(Shape shape) {
        Integer before = writtenShapes.putIfAbsent(shape, writtenShapes.size());
        out.unsigned(before == null ? writtenShapes.size() - 1 : before);
        if (before == null) {
            tables += shape.names().size();
            write(shape.type());
            out.unsigned(shape.names().size());
            shape.names().forEach(this::write);
        }
    }
}
