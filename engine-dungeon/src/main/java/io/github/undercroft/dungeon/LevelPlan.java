package io.github.undercroft.dungeon;

import com.google.common.collect.FluentIterable;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A finished level, before a game makes terrain and creatures of it: the kind of each cell, the areas and where they meet,
 * and what was put where and why. Immutable.
 *
 * <p>Two plans are equal if they agree in everything but their origin. {@link #toString} draws the plan, a line for each
 * row, by the glyphs of {@link CellKind}.
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

    /** @return the passable cells, including doors of any sort */
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

    /** @return where areas meet, in the order in which they were joined */
    public List<Link> links() {
        return contents.links();
    }

    /**
     * @return for each area, by its id, the ids of the areas that meet it: ascending, each once, including its own id if it
     * meets itself
     */
    public List<List<Integer>> neighbours() {
        List<SortedSet<Integer>> neighbours = new ArrayList<>();
        areas().forEach(area -> neighbours.add(new TreeSet<>()));
        for (Link link : links()) {
            neighbours.get(link.from()).add(link.to());
            neighbours.get(link.to()).add(link.from());
        }
        return neighbours.stream().<List<Integer>>map(List::copyOf).toList();
    }

    /** @return the marks on cells, in the order in which they were put there */
    public List<Mark> marks() {
        return contents.marks();
    }

    /**
     * Details that generators and steps recorded; a generator of features, for example, records each feature.
     *
     * @return all details of a type, in the order in which they were added; empty if there are none
     */
    public <T extends Record> List<T> details(Class<T> sort) {
        return FluentIterable.from(contents.details()).filter(sort).toList();
    }

    /** @return the generator, the seed and the attempts that made it */
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
