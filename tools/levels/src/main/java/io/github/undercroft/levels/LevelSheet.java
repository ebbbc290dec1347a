package io.github.undercroft.levels;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Picture;
import java.util.List;
import java.util.Optional;

/**
 * Arranges levels of one size on one picture: in rows, from left to right, in the fewest columns that make it no higher
 * than wide.
 *
 * @param level the size of each
 * @param count how many there are, at least 1
 */
record LevelSheet(LevelSize level, int count) {

    /** The maximum size of a {@link Picture}. */
    static final int MAX_PIXELS = 100_000_000;

    private static final int GAP = 16;

    /** @return the largest cells with which all levels fit into a picture; empty if none fit */
    Optional<CellSize> cells() {
        return ImmutableList.of(CellSize.SQUARE, CellSize.NARROW).stream()
                .filter(this::fits)
                .findFirst();
    }

    private boolean fits(CellSize cells) {
        return width(cells, columns(cells)) * height(cells, columns(cells)) <= MAX_PIXELS;
    }

    /** @return the number of levels in a row */
    int columns(CellSize cells) {
        int columns = 1;
        while (columns < count && height(cells, columns) > width(cells, columns)) {
            columns++;
        }
        return columns;
    }

    private long width(CellSize cells, int columns) {
        return ((long) level.width() * cells.width() + GAP) * columns - GAP;
    }

    private long height(CellSize cells, int columns) {
        long rows = ((long) count + columns - 1) / columns;
        return ((long) level.height() * cells.height() + GAP) * rows - GAP;
    }

    /** @return what would fit, as options of the command line */
    String advice() {
        if (new LevelSheet(level, 1).cells().isPresent()) {
            int max = count;
            while (new LevelSheet(level, max).cells().isEmpty()) {
                // Steps of a tenth find a size soon.
                max -= max / 10 + 1;
            }
            return "--count " + max;
        }
        int height = level.height();
        while (new LevelSheet(new LevelSize(level.width(), height), 1).cells().isEmpty()) {
            height -= height / 10 + 1;
        }
        return "--size " + level.width() + "x" + height + " --count 1";
    }

    /** @return a picture of the levels, which may be fewer than planned, as some could not be made */
    Picture of(List<MapPicture> levels) {
        CellSize cells = cells().orElseThrow();
        return Picture.stacked(Lists.partition(levels, columns(cells)).stream()
                .map(row -> Picture.beside(
                        row.stream().map(each -> each.withCells(cells)).toArray(Picture[]::new)))
                .toArray(Picture[]::new));
    }
}
