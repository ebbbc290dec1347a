package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.TextGrid;
import java.util.List;
import java.util.Objects;

/**
 * A drawn pattern around the target, walls or not, cut off at the edge of the grid. The target is covered only if the
 * pattern says so.
 *
 * <p>In the order of the pattern.
 *
 * @param offsets the cells as seen from the target, which is (0,0); none twice
 */
public record Pattern(List<Point> offsets) implements Blast {

    /** Copies the list, and refuses one that names a cell twice. */
    public Pattern {
        Objects.requireNonNull(offsets, "offsets");
        offsets = ImmutableList.copyOf(offsets);
        List<Point> sorted = offsets.stream().sorted().collect(ImmutableList.toImmutableList());
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).equals(sorted.get(i - 1))) {
                throw new IllegalArgumentException("A pattern names no cell twice; this one names " + sorted.get(i)
                        + ". Leave it out the second time");
            }
        }
    }

    /**
     * A pattern as a picture: {@code #} is covered, and the target is in the middle. In reading order.
     *
     * @throws IllegalArgumentException if rows differ in length, or there is no middle: both numbers must be odd
     */
    public static Pattern drawn(String... rows) {
        TextGrid picture = TextGrid.ofRows(rows);
        if (picture.width() % 2 == 0 || picture.height() % 2 == 0) {
            throw new IllegalArgumentException("A pattern of " + picture.width() + " x " + picture.height()
                    + " cells has no middle; draw an odd number of rows and columns");
        }
        BitGrid covered = picture.cells('#');
        ImmutableList.Builder<Point> offsets = ImmutableList.builder();
        covered.forEach((x, y) -> offsets.add(new Point(x - picture.width() / 2, y - picture.height() / 2)));
        return new Pattern(offsets.build());
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        for (Point offset : offsets) {
            long x = (long) target.x() + offset.x();
            long y = (long) target.y() + offset.y();
            if (x >= 0 && y >= 0 && x < open.width() && y < open.height()) {
                cells.add(new Point((int) x, (int) y));
            }
        }
        return cells.build();
    }
}
