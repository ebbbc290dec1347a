package io.github.undercroft.save;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;

/** Random trees, in which equal parts are many. */
final class Trees {

    private static final String[] TEXTS = {"", "ä", "rat", "\uD800", "a\uD83D\uDE00z", "rat rat rat", "\0"};
    private static final long[] NUMBERS = {0, 1, -1, 223, 224, -16, -17, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 35};
    private static final double[] REALS = {0.0, -0.0, 0.1, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};

    private Trees() {}

    static StateNode of(RandomSource random, int depth) {
        int kind = random.nextInt(depth > 5 ? 5 : 9);
        return switch (kind) {
            case 0 -> new StateNode.Whole(NUMBERS[random.nextInt(NUMBERS.length)]);
            case 1 -> new StateNode.Text(TEXTS[random.nextInt(TEXTS.length)]);
            case 2 -> new StateNode.Flag(random.nextBoolean());
            case 3 -> new StateNode.Real(REALS[random.nextInt(REALS.length)]);
            case 4 -> new StateNode.Absent();
            case 5 -> wholes(random);
            case 6 -> new StateNode.Items(several(random, depth));
            default -> fields(random, depth);
        };
    }

    private static StateNode wholes(RandomSource random) {
        List<StateNode> items = new ArrayList<>();
        for (int i = random.nextInt(9); i > 0; i--) {
            items.add(new StateNode.Whole(random.nextInt(5) * (random.chance(1, 5) ? 1L << 40 : 1)));
        }
        return new StateNode.Items(items);
    }

    private static List<StateNode> several(RandomSource random, int depth) {
        List<StateNode> items = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            items.add(!items.isEmpty() && random.chance(1, 4) ? items.get(0) : of(random, depth + 1));
        }
        return items;
    }

    static StateNode.Fields fields(RandomSource random, int depth) {
        ImmutableMap.Builder<String, StateNode> fields = ImmutableMap.builder();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            fields.put("field" + i, of(random, depth + 1));
        }
        return new StateNode.Fields(random.chance(1, 3) ? "" : "type" + random.nextInt(3), fields.buildOrThrow());
    }
}
