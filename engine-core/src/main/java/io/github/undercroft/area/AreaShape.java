package io.github.undercroft.area;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;

/**
 * Which cells something covers: a blast, a breath, a beam. A value; every shape here is a record, and yours may stand
 * beside them.
 *
 * <pre>{@code
 * AreaShape blast = Burst.of(2);
 * List<Point> burnt = blast.cells(open, caster, target);
 * }</pre>
 *
 * <table>
 * <caption>Which one to take</caption>
 * <tr><th>shape</th><th>covers</th><th>walls</th></tr>
 * <tr><td>{@link Disc}</td><td>all within a radius of the target</td><td>are nothing to it</td></tr>
 * <tr><td>{@link Burst}</td><td>what of that has a free line to the target</td><td>give cover</td></tr>
 * <tr><td>{@link Spread}</td><td>what is so many steps from the target</td><td>are gone around</td></tr>
 * <tr><td>{@link ConeArea}</td><td>what widens from the start toward the target</td><td>give cover</td></tr>
 * <tr><td>{@link Beam}</td><td>the line from the start through the target</td><td>end it</td></tr>
 * <tr><td>{@link Sweep}</td><td>the cells around the start, the aimed one and those beside it</td><td>are left out</td></tr>
 * <tr><td>{@link Pattern}</td><td>a drawn pattern around the target</td><td>are nothing to it</td></tr>
 * </table>
 *
 * <p>A shape covers cells of the grid only, none twice, and says for itself in which order. What walls matter to covers
 * open cells only, but for its own middle: that counts as open whatever it is. Outside the grid nothing is open. Equal
 * arguments give equal lists.
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
