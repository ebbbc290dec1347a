package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Objects;

/**
 * Tokens that are drawn one by one and put back only when all are drawn: chance without long runs of luck. Among any
 * number of draws that empty a full bag, each value comes exactly as often as it was put in.
 *
 * <pre>{@code
 * ShuffleBag<String> weather = ShuffleBag.of("sun", 3).plus("rain", 1);
 * ShuffleBag.Draw<String> drawn = weather.draw(random);
 * // drawn.value() is what came, drawn.rest() the bag to keep for the next time
 * }</pre>
 *
 * <p>A bag is a value and may sit in a component; it is saved and hashed if its values are texts, whole numbers or of
 * registered types. It is never empty: drawing the last token fills it again.
 *
 * <p>A draw takes one bounded draw from the source and O(values). The order of the values is contract: the same bag and
 * draw give the same value in every later release of this major version.
 *
 * @param values what is in it, in the order in which it was put in
 * @param counts for each how many tokens of it a full bag has, at least 1
 * @param left for each how many are still in it; not all are 0
 */
public record ShuffleBag<T>(List<T> values, List<Integer> counts, List<Integer> left) {

    /** Refuses a bag that is empty or has more left than it had, and one of more than 2,147,483,647 tokens. */
    public ShuffleBag {
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(counts, "counts");
        Objects.requireNonNull(left, "left");
        values = ImmutableList.copyOf(values);
        counts = ImmutableList.copyOf(counts);
        left = ImmutableList.copyOf(left);
        if (values.size() != counts.size() || values.size() != left.size()) {
            throw new IllegalArgumentException("a bag of " + values.size() + " values needs as many counts, not "
                    + counts.size() + ", and as many that are left, not " + left.size());
        }
        for (int i = 0; i < values.size(); i++) {
            if (counts.get(i) < 1 || left.get(i) < 0 || left.get(i) > counts.get(i)) {
                throw new IllegalArgumentException("a bag can't have " + left.get(i) + " left of " + counts.get(i)
                        + " tokens of \"" + values.get(i) + "\"; put in 1 or more, of which 0 up to all are left");
            }
        }
        long total = counts.stream().mapToLong(Integer::longValue).sum();
        if (total > Integer.MAX_VALUE || sum(left) == 0) {
            throw new IllegalArgumentException("a bag holds 1 to " + Integer.MAX_VALUE + " tokens, not " + total
                    + " of which " + sum(left) + " are left; put in more or fewer");
        }
    }

    /**
     * The result of a draw.
     *
     * @param value what was drawn
     * @param rest the bag without it, or full again if it was the last
     */
    public record Draw<T>(T value, ShuffleBag<T> rest) {
        public Draw {
            Objects.requireNonNull(value, "value");
            Objects.requireNonNull(rest, "rest");
        }
    }

    /** @return a bag with that many tokens of one value, 1 or more */
    public static <T> ShuffleBag<T> of(T value, int count) {
        return new ShuffleBag<>(ImmutableList.of(value), ImmutableList.of(count), ImmutableList.of(count));
    }

    /** @return a full bag with one token for each element, which may be equal */
    public static <T> ShuffleBag<T> of(List<T> values) {
        List<Integer> ones = values.stream().map(ignored -> 1).toList();
        return new ShuffleBag<>(values, ones, ones);
    }

    /** @return this bag with that many more tokens, 1 or more; they can be drawn at once */
    public ShuffleBag<T> plus(T value, int count) {
        return new ShuffleBag<>(append(values, value), append(counts, count), append(left, count));
    }

    private static <E> ImmutableList<E> append(List<E> list, E last) {
        return ImmutableList.<E>builder().addAll(list).add(last).build();
    }

    /** @return how many tokens can be drawn before it is filled again, at least 1 */
    public int remaining() {
        return sum(left);
    }

    private static int sum(List<Integer> numbers) {
        return Ints.saturatedCast(numbers.stream().mapToLong(Integer::longValue).sum());
    }

    /** @return this bag with all its tokens */
    public ShuffleBag<T> refilled() {
        return new ShuffleBag<>(values, counts, counts);
    }

    /** @return one token, all alike, and the bag without it */
    public Draw<T> draw(RandomSource random) {
        int remaining = remaining();
        int drawn = random.nextInt(remaining);
        int index = 0;
        while (drawn >= left.get(index)) {
            drawn -= left.get(index);
            index++;
        }
        if (remaining == 1) {
            return new Draw<>(values.get(index), refilled());
        }
        int[] rest = Ints.toArray(left);
        rest[index]--;
        ShuffleBag<T> bag = new ShuffleBag<>(values, counts, Ints.asList(rest));
        return new Draw<>(values.get(index), bag);
    }
}
