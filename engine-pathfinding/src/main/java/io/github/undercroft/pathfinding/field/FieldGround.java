package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.GridView;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.PathGround;
import io.github.undercroft.pathfinding.WalkMap;
import org.jspecify.annotations.Nullable;

/**
 * The ground of a {@link DistanceField}: its cells and the prices of steps. Open cells are by far the fastest.
 *
 * <p>A view that is passed in is read when a field is computed: change it, and compute again. Cells and whole-number prices
 * are compared with those of the last computation, so that only what has changed is computed again.
 */
public final class FieldGround {

    /** The price of a cell that cannot be stepped onto. */
    public static final int CLOSED = CostMap.BLOCKED_CELL;

    /** The highest whole-number price of a cell. */
    public static final int DEAREST = CostMap.DEAREST;

    private static final int MAX_CELLS = 1 << 27;

    private final int width;
    private final int height;
    private final Movement movement;
    private final FieldUnits whole;
    private final FieldUnits wide;
    private final @Nullable GridView view;
    private final @Nullable CostFunction cost;

    private FieldGround(GridView view, Movement movement, FieldUnits whole, FieldUnits wide) {
        this.width = view.width();
        this.height = view.height();
        this.movement = movement;
        this.whole = whole;
        this.wide = wide;
        this.view = view;
        this.cost = null;
        requireSize();
    }

    private FieldGround(int width, int height, Movement movement, CostFunction cost) {
        this.width = width;
        this.height = height;
        this.movement = movement;
        this.whole = FieldUnits.PLAIN;
        this.wide = FieldUnits.PLAIN;
        this.view = null;
        this.cost = cost;
        requireSize();
    }

    private void requireSize() {
        if (width < 1 || height < 1 || (width + 2L) * (height + 2L) > MAX_CELLS) {
            throw new IllegalArgumentException("A field needs a grid at least 1 wide and 1 high with at most "
                    + MAX_CELLS + " cells, its border counted; this one is " + width + " x " + height);
        }
    }

    /** @return open cells, where a straight step costs 1 and a diagonal one the square root of 2 */
    public static FieldGround open(BitGridView open, Movement movement) {
        return rooted(open, movement);
    }

    /**
     * Open cells, where a straight step costs 1 and a diagonal one that many hundredths: those of a game's rule of walking.
     *
     * @param diagonalPercent 1 to 1000
     */
    public static FieldGround walked(BitGridView open, Movement movement, int diagonalPercent) {
        if (diagonalPercent < 1 || diagonalPercent > 1000) {
            throw new IllegalArgumentException(
                    "A diagonal step costs 1 to 1000 percent of a straight one; this is " + diagonalPercent);
        }
        FieldUnits units = movement == Movement.FOUR_WAY ? FieldUnits.PLAIN : FieldUnits.ofPercent(diagonalPercent);
        return new FieldGround(open, movement, units, units);
    }

    /**
     * Cells with prices: a straight step costs the price of the cell that it leads onto, 0 to {@link #DEAREST}, a diagonal
     * one that times the square root of 2. {@link #CLOSED} is the price of a cell that cannot be stepped onto.
     */
    public static FieldGround priced(IntGridView prices, Movement movement) {
        return rooted(prices, movement);
    }

    private static FieldGround rooted(GridView view, Movement movement) {
        return movement == Movement.FOUR_WAY
                ? new FieldGround(view, movement, FieldUnits.PLAIN, FieldUnits.PLAIN)
                : new FieldGround(view, movement, FieldUnits.WHOLE_ROOT, FieldUnits.WIDE_ROOT);
    }

    /**
     * Any grid, with the prices of a cost function. Every cell from which a step can be taken has a distance, even one that
     * cannot be entered: the function knows only steps, not cells.
     *
     * @throws IllegalArgumentException if there is no grid of that size
     */
    public static FieldGround costing(int width, int height, Movement movement, CostFunction cost) {
        return new FieldGround(width, height, movement, cost);
    }

    /**
     * The ground of path queries. A {@link WalkMap} or {@link CostMap} never changes; if the cells may change, pass the view
     * itself.
     */
    public static FieldGround of(PathGround ground) {
        if (ground instanceof WalkMap map) {
            return open(map.cells(), map.movement());
        }
        if (ground instanceof CostMap map) {
            return map.plainCells()
                    .map(plain -> open(plain, map.movement()))
                    .orElseGet(() -> priced(new Prices(map), map.movement()));
        }
        return costing(ground.width(), ground.height(), ground.movement(), ground.prices());
    }

    private record Prices(CostMap map) implements IntGridView {
        @Override
        public int width() {
            return map.width();
        }

        @Override
        public int height() {
            return map.height();
        }

        @Override
        public int get(int x, int y) {
            return map.priceAt(x, y);
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    Movement movement() {
        return movement;
    }

    /** The same ground, where hundredths of distances are whole sums as well. */
    FieldGround inHundredths() {
        return view == null ? this : new FieldGround(view, movement, whole, wide.inHundredths());
    }

    /** How to count in ints. */
    FieldUnits whole() {
        return whole;
    }

    /** How to count in doubles. */
    FieldUnits wide() {
        return wide;
    }

    /** Open cells, whole-number prices, or none of both. */
    @Nullable
    GridView view() {
        return view;
    }

    @Nullable
    CostFunction cost() {
        return cost;
    }

    /** Whether all open cells cost the same. */
    boolean isUniform() {
        return view instanceof BitGridView;
    }

    /** Whether what is known of the other holds for this one, but for cells that may have changed. */
    boolean isLike(FieldGround other) {
        return width == other.width
                && height == other.height
                && movement == other.movement
                && whole.equals(other.whole)
                && view instanceof BitGridView == other.view instanceof BitGridView
                && view instanceof IntGridView == other.view instanceof IntGridView;
    }

    @Override
    public String toString() {
        return "ground of " + width + " x " + height + " cells, " + movement;
    }
}
