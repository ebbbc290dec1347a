package io.github.undercroft.dungeon;

import com.google.common.collect.FluentIterable;
import com.google.common.graph.GraphBuilder;
import com.google.common.graph.ImmutableGraph;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A finished level, before any game has made something of it: what each cell is, which areas there are, where they meet, and
 * what was put where and why. It does not change.
 *
 * <p>Two plans are equal if they agree in all but their origin. {@link #toString} draws it, a line a row, by the glyphs of
 * {@link CellKind}.
 */
public final class LevelPlan {

    private final PlanCells cells;
    private final PlanContents contents;
    private final PlanOrigin origin;

    LevelPlan(PlanCells cells, PlanContents contents, PlanOrigin origin) {
        this.cells = cells;
        this.contents = contents;
        this.origin = origin;
    }

    /** @return the number of columns, 1 or more */
    public int width() {
        return cells.width;
    }

    /** @return the number of rows, 1 or more */
    public int height() {
        return cells.height;
    }

    /** @return what a cell is; rock for every cell outside */
    public CellKind kindAt(int x, int y) {
        return cells.kindAt(x, y);
    }

    /** @return all cells of a kind, in reading order; O(cells) */
    public List<Point> places(CellKind kind) {
        return cells.places(kind);
    }

    /** @return the passable cells, doors of any sort among them */
    public BitGridView open() {
        return cells.openView;
    }

    /** @return all areas, by their ids, which is the order in which they were dug */
    public List<Area> areas() {
        return contents.areas();
    }

    /** @return the area that a cell belongs to; none for rock, doors, floor where a wall was opened, and every cell outside */
    public Optional<Area> areaAt(int x, int y) {
        int area = cells.areaAt(x, y);
        return area == PlanCells.NO_AREA
                ? Optional.empty()
                : Optional.of(contents.areas().get(area));
    }

    /**
     * The cells of an area, on a grid of the whole level; O(words of the level + its bounds).
     *
     * @throws IllegalArgumentException if it is not of this plan
     */
    public BitGrid cells(Area area) {
        if (area.id() >= areas().size() || !areas().get(area.id()).equals(area)) {
            throw new IllegalArgumentException(area + " is not an area of this plan; take one of areas()");
        }
        BitGrid found = BitGrid.of(cells.width, cells.height);
        for (int y = area.bounds().y(); y <= area.bounds().bottom(); y++) {
            for (int x = area.bounds().x(); x <= area.bounds().right(); x++) {
                if (cells.areaAt(x, y) == area.id()) {
                    found.set(x, y);
                }
            }
        }
        return found;
    }

    /**
     * The cells of an area, piece by piece: each hangs together by straight steps. One for most areas; see {@link Area}.
     *
     * @return the pieces in the reading order of their first cells, each on a grid of the whole level; O(cells) for each
     * @throws IllegalArgumentException if the area is not of this plan
     */
    public List<BitGrid> pieces(Area area) {
        Regions pieces = FloodFill.of(Movement.FOUR_WAY).regions(cells(area));
        return IntStream.range(0, pieces.count()).mapToObj(pieces::cells).toList();
    }

    /** @return where areas meet, in the order in which they were joined */
    public List<Link> links() {
        return contents.links();
    }

    /** @return which areas meet, with the ids of areas as nodes; also those that meet none */
    public ImmutableGraph<Integer> graph() {
        ImmutableGraph.Builder<Integer> graph =
                GraphBuilder.undirected().allowsSelfLoops(true).immutable();
        areas().forEach(area -> graph.addNode(area.id()));
        links().forEach(link -> graph.putEdge(link.from(), link.to()));
        return graph.build();
    }

    /** @return what shall be on cells, in the order in which it was put there */
    public List<Mark> marks() {
        return contents.marks();
    }

    /**
     * What its generator tells besides, as a generator of features tells each of them.
     *
     * @return all details of a sort, in the order in which they were added; none if the generator has none of it
     */
    public <T extends Record> List<T> details(Class<T> sort) {
        return FluentIterable.from(contents.details()).filter(sort).toList();
    }

    /** @return what made it of which seed */
    public PlanOrigin origin() {
        return origin;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LevelPlan plan && cells.equals(plan.cells) && contents.equals(plan.contents);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    @Override
    public String toString() {
        return cells.toString();
    }
}
