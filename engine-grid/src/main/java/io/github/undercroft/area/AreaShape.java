package io.github.undercroft.area;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;

/**
 * The shape of an area of effect: which cells a blast, a breath or a beam covers. A value; every shape here is a record, and
 * you can add your own.
 *
 * <pre>{@code
 * AreaShape blast = Burst.of(2);
 * List<Point> burnt = blast.cells(open, hero, goblin);
 * }</pre>
 *
 * <table>
 * <caption>Which one to use</caption>
 * <tr><th>shape</th><th>covers</th><th>walls</th></tr>
 * <tr><td>{@link Disc}</td><td>all cells within a radius of the target</td><td>do not matter</td></tr>
 * <tr><td>{@link Burst}</td><td>those of them with a free line to the target</td><td>give cover</td></tr>
 * <tr><td>{@link Spread}</td><td>all cells within so many steps of the target</td><td>are gone around</td></tr>
 * <tr><td>{@link ConeArea}</td><td>a cone from the start toward the target</td><td>give cover</td></tr>
 * <tr><td>{@link Beam}</td><td>the line from the start through the target</td><td>end it</td></tr>
 * <tr><td>{@link Sweep}</td><td>cells around the start: the aimed one and those beside it</td><td>are left out</td></tr>
 * <tr><td>{@link Pattern}</td><td>a drawn pattern around the target</td><td>do not matter</td></tr>
 * </table>
 *
 * <p>A shape covers only cells of the grid, none twice, in its own documented order. A shape for which walls matter covers
 * only open cells, and its middle, which counts as open. Outside the grid nothing is open. Equal arguments give equal lists.
 */
public interface AreaShape {

    /** @return from which cell it is laid out */
    Anchor anchor();

    /**
     * Finds the cells.
     *
     * @param open the cells that it passes through
     * @param start where it comes from
     * @param target where it goes; may lie outside the grid
     * @return an immutable list
     */
    List<Point> cells(BitGridView open, Point start, Point target);
}
