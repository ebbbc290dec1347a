package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads one tree. No count in the bytes is trusted: room is taken for what was read, not for what is announced. */
final class TreeDecoder {

    private static final StateNode ABSENT = new StateNode.Absent();
    private static final StateNode TRUE = new StateNode.Flag(true);
    private static final StateNode FALSE = new StateNode.Flag(false);

    private record Shape(String type, ImmutableList<String> names) {}

    private final ByteSource in;
    private final SaveLimits limits;
    private final StateNode[] small = new StateNode[256];
    private final List<String> texts;
    private final List<Shape> shapes;
    /** The lists and groups of fields that may stand in the tree again, and how much each counts. */
    private final List<StateNode> whole = new ArrayList<>();

    private final List<Long> weights = new ArrayList<>();
    private long weight;
    /** How much the tables of texts and shapes count. */
    private long tables;

    TreeDecoder(byte[] bytes, SaveLimits limits) {
        this.in = new ByteSource(bytes, 0, bytes.length);
        this.limits = limits;
        this.texts = new ArrayList<>();
        this.shapes = new ArrayList<>();
    }

    /** Reads a tree that was written after another one. */
    TreeDecoder(byte[] bytes, SaveLimits limits, TreeDecoder before) {
        this.in = new ByteSource(bytes, 0, bytes.length);
        this.limits = limits;
        this.texts = before.texts;
        this.shapes = before.shapes;
    }

    /** How much the tree and what is new in the tables count towards the limit. */
    long weight() {
        return weight + tables;
    }

    StateNode decode() {
        StateNode tree = read(0);
        if (in.left() > 0) {
            throw ByteSource.damaged(in.left() + " bytes follow its end");
        }
        return tree;
    }

    private void count(long more) {
        weight += more;
        check();
    }

    private void countInTables(int more) {
        tables += more;
        check();
    }

    private void check() {
        if (weight + tables > limits.maxValues()) {
            throw TreeCodec.tooLarge("more values", limits.maxValues());
        }
    }

    private StateNode read(int depth) {
        if (depth > TreeCodec.DEEPEST) {
            throw TreeCodec.tooDeep();
        }
        int tag = in.next();
        if (tag == TreeCodec.AGAIN) {
            int index = in.index(whole.size());
            count(weights.get(index));
            return whole.get(index);
        }
        long before = weight;
        StateNode node = read(tag, depth);
        if (TreeCodec.isShared(node)) {
            whole.add(node);
            weights.add(weight - before);
        }
        return node;
    }

    private StateNode read(int tag, int depth) {
        if (tag == TreeCodec.FIELDS) {
            return fields(depth);
        }
        count(1);
        if (tag >= TreeCodec.SMALL) {
            return whole(tag - TreeCodec.SMALL_OFFSET);
        }
        return switch (tag) {
            case TreeCodec.ABSENT -> ABSENT;
            case TreeCodec.FALSE -> FALSE;
            case TreeCodec.TRUE -> TRUE;
            case TreeCodec.WHOLE -> whole(in.signed());
            case TreeCodec.REAL -> new StateNode.Real(Double.longBitsToDouble(in.fixed(8)));
            case TreeCodec.TEXT -> new StateNode.Text(text());
            case TreeCodec.ITEMS -> items(depth);
            case TreeCodec.WHOLES -> wholes();
            default -> throw ByteSource.damaged("it has a value of the unknown kind " + tag);
        };
    }

    /** Small numbers are many, and shared. */
    private StateNode whole(long number) {
        if (number < -TreeCodec.SMALL_OFFSET || number >= small.length - TreeCodec.SMALL_OFFSET) {
            return new StateNode.Whole(number);
        }
        int index = (int) number + TreeCodec.SMALL_OFFSET;
        StateNode known = small[index];
        if (known == null) {
            known = new StateNode.Whole(number);
            small[index] = known;
        }
        return known;
    }

    private StateNode items(int depth) {
        ImmutableList.Builder<StateNode> items = ImmutableList.builder();
        for (int left = in.count(); left > 0; left--) {
            items.add(read(depth + 1));
        }
        return new StateNode.Items(items.build());
    }

    private StateNode wholes() {
        ImmutableList.Builder<StateNode> items = ImmutableList.builder();
        for (int left = in.count(); left > 0; left--) {
            count(1);
            items.add(whole(in.signed()));
        }
        return new StateNode.Items(items.build());
    }

    private StateNode fields(int depth) {
        Shape shape = shape();
        count(TreeCodec.weight(shape.names().size()));
        ImmutableMap.Builder<String, StateNode> fields = ImmutableMap.builder();
        for (String name : shape.names()) {
            fields.put(name, read(depth + 1));
        }
        return new StateNode.Fields(shape.type(), fields.buildOrThrow());
    }

    private String text() {
        int index = in.index(texts.size() + 1);
        if (index == texts.size()) {
            countInTables(TreeCodec.TEXT_WEIGHT);
            texts.add(in.text());
        }
        return texts.get(index);
    }

    private Shape shape() {
        int index = in.index(shapes.size() + 1);
        if (index == shapes.size()) {
            String type = text();
            Set<String> names = new LinkedHashSet<>();
            for (int left = in.count(); left > 0; left--) {
                countInTables(1);
                String name = text();
                if (!names.add(name)) {
                    throw ByteSource.damaged("a \"" + type + "\" has the field \"" + name + "\" twice");
                }
            }
            shapes.add(new Shape(type, ImmutableSet.copyOf(names).asList()));
        }
        return shapes.get(index);
    }
}
