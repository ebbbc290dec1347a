package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * An immutable grid with a value in every cell, equal to another by size and values. {@code values} are in reading
 * order: cell (x, y) is number {@code y * width + x}.
 *
 * <p>Made for plans and small maps: {@link #replacing} copies, O(cells). Safe for any thread if the values are.
 */
public record Grid<T>(int width, int height, List<T> values) implements GridView {

    /** Refuses a size under 1 x 1 and another number of values, with an {@link IllegalArgumentException}. */
    public Grid {
        Objects.requireNonNull(values, "values");
        int cells = Sizes.require(width, height);
        if (values.size() != cells) {
            throw new IllegalArgumentException(
                    values.size() + " values for a grid of " + width + " x " + height + "; give exactly " + cells);
        }
        values = ImmutableList.copyOf(values);
    }

    /** @return a grid with the same value in every cell */
    public static <T> Grid<T> filled(int width, int height, T value) {
        return new Grid<>(width, height, Collections.nCopies(Sizes.require(width, height), value));
    }

    /** @return a grid with the function's result for each cell; called once for each, in reading order */
    public static <T> Grid<T> of(int width, int height, Function<? super Point, ? extends T> function) {
        ImmutableList.Builder<T> values = ImmutableList.builderWithExpectedSize(Sizes.require(width, height));
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                values.add(function.apply(new Point(x, y)));
            }
        }
        return new Grid<>(width, height, values.build());
    }

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    public T get(int x, int y) {
        requireInside(x, y);
        return values.get(y * width + x);
    }

    /**
     * Answers one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    public T get(Point point) {
        return get(point.x(), point.y());
    }

    /** @return a grid with the function applied to each value; called in reading order */
    public <R> Grid<R> map(Function<? super T, ? extends R> function) {
        ImmutableList.Builder<R> mapped = ImmutableList.builderWithExpectedSize(values.size());
        for (T value : values) {
            mapped.add(function.apply(value));
        }
        return new Grid<>(width, height, mapped.build());
    }

    /**
     * Replaces one value.
     *
     * @return a grid that differs from this one in that cell only; O(cells)
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    public Grid<T> replacing(Point point, T value) {
        requireInside(point.x(), point.y());
        int index = point.y() * width + point.x();
        ImmutableList.Builder<T> changed = ImmutableList.builderWithExpectedSize(values.size());
        changed.addAll(values.subList(0, index)).add(value).addAll(values.subList(index + 1, values.size()));
        return new Grid<>(width, height, changed.build());
    }

    /** @return one row of values on each line */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height; y++) {
            text.append(y == 0 ? "" : "\n").append(values.subList(y * width, (y + 1) * width));
        }
        return text.toString();
    }
}
