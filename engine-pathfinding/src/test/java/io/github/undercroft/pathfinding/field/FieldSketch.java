package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.RandomCosts;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Random small grounds and goals that can be changed, for fields and for their model. */
public final class FieldSketch {

    /** What the ground is made of. */
    public enum Kind {
        OPEN,
        WALKED,
        PRICED,
        PARTLY_FREE,
        COSTING
    }

    final Kind kind;
    final Movement movement;
    final int width;
    final int height;
    final double diagonal;
    public final BitGrid open;
    final IntGrid prices;
    final Map<Point, Double> goals = new TreeMap<>();
    double radius = Double.POSITIVE_INFINITY;
    private final RandomCosts costs;
    private final FieldGround ground;
    private final Random random;
    /** With a high one, prices are far apart. */
    private final int dearness;

    public FieldSketch(Kind kind, Movement movement, long seed) {
        this.kind = kind;
        this.movement = movement;
        random = new Random(seed);
        RandomCosts.Kind[] kinds = RandomCosts.Kind.values();
        costs = RandomCosts.of(kinds[random.nextInt(kinds.length)], seed);
        width = kind == Kind.COSTING ? costs.width() : 1 + random.nextInt(12);
        height = kind == Kind.COSTING ? costs.height() : 1 + random.nextInt(12);
        int[] percents = {100, 141, 150, 199, 100, 50, 200, 250};
        int percent = percents[random.nextInt(percents.length)];
        diagonal = kind == Kind.WALKED ? percent / 100.0 : Math.sqrt(2);
        open = BitGrid.of(width, height);
        prices = IntGrid.of(width, height);
        prices.fill(FieldGround.CLOSED);
        int walls = random.nextInt(5);
        dearness = random.nextInt(3) == 0 ? 3000 : 1;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (random.nextInt(10) >= walls) {
                    toggle(new Point(x, y));
                }
            }
        }
        ground = switch (kind) {
            case OPEN -> FieldGround.open(open, movement);
            case WALKED -> FieldGround.walked(open, movement, percent);
            case PRICED, PARTLY_FREE -> FieldGround.priced(prices, movement);
            case COSTING -> FieldGround.costing(width, height, movement, costs);
        };
    }

    public Point cell() {
        return new Point(random.nextInt(width), random.nextInt(height));
    }

    /** Opens a cell or closes it; where there are prices it may get another one instead. */
    void toggle(Point cell) {
        boolean wasOpen = open.get(cell);
        boolean opens = !wasOpen || (kind == Kind.PRICED && random.nextBoolean());
        if (opens) {
            open.set(cell);
        } else {
            open.clear(cell);
        }
        int cheapest = kind == Kind.PARTLY_FREE ? 0 : 1;
        prices.set(cell, opens ? cheapest + random.nextInt(4) * dearness : FieldGround.CLOSED);
    }

    void addGoals(int count) {
        int values = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            double value = switch (values) {
                case 0 -> 0;
                case 1 -> random.nextInt(9);
                case 2 -> random.nextInt(20) / 4.0;
                default -> random.nextInt(13) - 9;
            };
            goals.put(cell(), value);
        }
    }

    /** One change of a ground, a goal or the radius. */
    void change() {
        int what = random.nextInt(12);
        if (what < 7) {
            toggle(cell());
        } else if (what < 9) {
            addGoals(1);
        } else if (what < 11 && !goals.isEmpty()) {
            goals.remove(goals.keySet().stream()
                    .skip(random.nextInt(goals.size()))
                    .findFirst()
                    .orElseThrow());
        } else if (what == 11 && random.nextInt(4) == 0) {
            radius = random.nextBoolean()
                    ? Double.POSITIVE_INFINITY
                    : random.nextInt(8) * (random.nextBoolean() ? 1 : diagonal);
        }
    }

    FieldRequest request() {
        FieldRequest request = FieldRequest.on(ground);
        BitGrid zeroes = BitGrid.of(width, height);
        for (Map.Entry<Point, Double> goal : goals.entrySet()) {
            if (goal.getValue() == 0 && goal.getKey().x() % 2 == 0) {
                zeroes.set(goal.getKey());
            } else {
                request = request.to(goal.getKey(), goal.getValue());
            }
        }
        return request.toCells(zeroes).within(radius);
    }

    boolean isOpen(Point cell) {
        boolean inside = cell.x() >= 0 && cell.y() >= 0 && cell.x() < width && cell.y() < height;
        return inside && (kind == Kind.COSTING || open.get(cell));
    }

    /** The price of a step between neighbours inside. */
    double price(Point from, Point to) {
        if (kind == Kind.COSTING) {
            return costs.cost(from.x(), from.y(), to.x(), to.y());
        }
        if (!open.get(to)) {
            return CostFunction.BLOCKED;
        }
        double step = from.x() == to.x() || from.y() == to.y() ? 1 : diagonal;
        return kind == Kind.PRICED || kind == Kind.PARTLY_FREE ? step * prices.get(to) : step;
    }

    boolean leavesRoom(Point from, Point side) {
        return kind == Kind.COSTING
                ? costs.cost(from.x(), from.y(), side.x(), side.y()) < CostFunction.BLOCKED
                : isOpen(side);
    }
}
