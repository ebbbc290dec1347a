package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.TollGround;
import org.jspecify.annotations.Nullable;

/**
 * The ground of a field as it was when it was computed. Cells are numbered {@code (y + 1) * pitch + x + 1}, so that there
 * is a border all around.
 */
final class FieldMap {

    private int width;
    private int height;
    private int pitch;
    private Movement movement = Movement.FOUR_WAY;
    private FieldUnits units = FieldUnits.PLAIN;
    private @Nullable FieldGround ground;
    private long[] open = {};
    private int[] prices = {};
    private boolean isPriced;
    private @Nullable CostFunction cost;
    private int freePrices;
    /** By {@link Direction}. */
    private final int[] offsets = new int[8];

    /** Takes over all cells, and makes the values walls and cells not reached. */
    void load(FieldGround from, FieldValues values, boolean inInts) {
        ground = from;
        width = from.width();
        height = from.height();
        pitch = width + 2;
        movement = from.movement();
        units = inInts ? from.whole() : from.wide();
        cost = from.cost();
        isPriced = from.view() instanceof IntGridView;
        freePrices = 0;
        setOffsets();
        values.begin(pitch * (height + 2), inInts);
        if (from.view() instanceof BitGridView view) {
            loadOpen(view);
            values.open(view, pitch);
        } else if (from.view() instanceof IntGridView view) {
            loadPrices(view, values);
        } else {
            for (int y = 0; y < height; y++) {
                values.open(cell(0, y), cell(0, y) + width);
            }
        }
        if (!everyStepCosts()) {
            values.countSteps(pitch * (height + 2));
        }
    }

    private void setOffsets() {
        for (int way = 0; way < 8; way++) {
            Direction direction = Direction.all().get(way);
            offsets[way] = direction.dy() * pitch + direction.dx();
        }
    }

    private void loadOpen(BitGridView view) {
        int words = view.wordsPerRow();
        open = open.length < words * height ? new long[words * height] : open;
        for (int y = 0; y < height; y++) {
            for (int i = 0; i < words; i++) {
                open[y * words + i] = view.word(i, y);
            }
        }
    }

    private void loadPrices(IntGridView view, FieldValues values) {
        prices = prices.length < pitch * (height + 2) ? new int[pitch * (height + 2)] : prices;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int price = price(view, x, y);
                int cell = cell(x, y);
                prices[cell] = price;
                if (price != FieldGround.CLOSED) {
                    values.set(cell, FieldValues.UNREACHED);
                    freePrices += price == 0 ? 1 : 0;
                }
            }
        }
    }

    private static int price(IntGridView view, int x, int y) {
        int price = view.get(x, y);
        if (price < 0 || (price > FieldGround.DEAREST && price != FieldGround.CLOSED)) {
            throw new IllegalArgumentException("The cell (" + x + "," + y + ") costs " + price + "; a price is 0 to "
                    + FieldGround.DEAREST + ", or FieldGround.CLOSED");
        }
        return price;
    }

    /** Whether changes from here to there can be found and repaired. */
    boolean canBecome(FieldGround other) {
        return ground != null && ground.isLike(other) && everyStepCosts() && other.cost() == null;
    }

    /** Takes over what has changed, and notes those cells; false if there are too many, or a price of 0. */
    boolean become(FieldGround other, CellList changes) {
        ground = other;
        if (other.view() instanceof BitGridView view) {
            return becomeOpen(view, changes);
        }
        return !(other.view() instanceof IntGridView view) || becomePriced(view, changes);
    }

    private boolean becomeOpen(BitGridView view, CellList changes) {
        int words = view.wordsPerRow();
        for (int y = 0; y < height; y++) {
            for (int i = 0; i < words; i++) {
                long word = view.word(i, y);
                for (long rest = word ^ open[y * words + i]; rest != 0; rest &= rest - 1) {
                    if (!changes.tryAdd(cell((i << 6) + Long.numberOfTrailingZeros(rest), y))) {
                        return false;
                    }
                }
                open[y * words + i] = word;
            }
        }
        return true;
    }

    private boolean becomePriced(IntGridView view, CellList changes) {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int price = price(view, x, y);
                int cell = cell(x, y);
                if (price != prices[cell]) {
                    prices[cell] = price;
                    if (price == 0 || !changes.tryAdd(cell)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** What it costs to step onto a cell that is no wall, in units. */
    double price(int from, int way, int to) {
        if (cost == null) {
            double unit = (way & 1) == 0 ? units.straight() : units.diagonal();
            return isPriced ? prices[to] * unit : unit;
        }
        int x = x(from);
        int y = y(from);
        return checked(cost.cost(x, y, x(to), y(to)), "cost", from, to);
    }

    /** What it costs to step onto a goal. */
    double priceOntoGoal(int from, int way, int to) {
        return cost == null
                ? price(from, way, to)
                : checked(cost.costOntoGoal(x(from), y(from), x(to), y(to)), "costOntoGoal", from, to);
    }

    private double checked(double price, String method, int from, int to) {
        if (!(price >= 0)) {
            throw new IllegalArgumentException("The step from " + point(from) + " to " + point(to) + " costs " + price
                    + " by " + method + " of " + cost + "; a step costs 0 or more, and one that cannot be taken"
                    + " CostFunction.BLOCKED: correct the price");
        }
        return price;
    }

    /** The board whose costs these are, if they are those of one. */
    @Nullable
    TollGround board() {
        return cost instanceof TollGround board ? board : null;
    }

    /** Whether every step is known to cost more than 0; nothing is known of a cost function. */
    boolean everyStepCosts() {
        return cost == null && freePrices == 0;
    }

    /** Whether one may pass beside a cell; it is inside. */
    boolean leavesRoom(int from, int side, FieldValues values) {
        return cost == null ? !values.isWall(side) : cost.leavesRoom(x(from), y(from), x(side), y(side));
    }

    /** Whether a cell can be stood on now. */
    boolean isOpen(int cell) {
        if (cost != null) {
            return true;
        }
        if (isPriced) {
            return prices[cell] != FieldGround.CLOSED;
        }
        int x = x(cell);
        return (open[y(cell) * ((width + 63) >>> 6) + (x >> 6)] >>> x & 1) != 0;
    }

    int cell(int x, int y) {
        return (y + 1) * pitch + x + 1;
    }

    int x(int cell) {
        return cell % pitch - 1;
    }

    int y(int cell) {
        return cell / pitch - 1;
    }

    Point point(int cell) {
        return new Point(x(cell), y(cell));
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int pitch() {
        return pitch;
    }

    Movement movement() {
        return movement;
    }

    FieldUnits units() {
        return units;
    }

    int offset(int way) {
        return offsets[way];
    }
}
