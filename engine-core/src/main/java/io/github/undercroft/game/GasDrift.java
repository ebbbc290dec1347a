package io.github.undercroft.game;

import io.github.undercroft.Gas;
import io.github.undercroft.Motility;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a normal turn makes of the gas of a level, reckoned from what is there without changing it.
 *
 * <p>Why it comes to rest: over a border with a difference d flow f = d / 5 or less, and over the four borders of a cell at once. The sum of
 * the squares of the amounts changes by at most 8 f * f - 2 d * f for each border, which is -2 f * f or less. So it falls as long as
 * anything flows, and is never below 0. Where different gases meet some is lost, which ends as well.
 */
final class GasDrift {

    /** Over each border flows one of so many parts of the difference. */
    private static final int PARTS = 5;

    /** By row and column. */
    private static final List<Direction> WAYS =
            List.of(Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH);

    private final Level level;
    private final BitGridView open;
    private final Set<Class<?>> stuck;
    private final Map<Integer, Cell> cells = new LinkedHashMap<>();

    /** A cell in which there is gas, or to which some may come. */
    private static final class Cell {
        final Point at;
        final @Nullable Gas gas;
        final int amount;
        /** Null for none, and for gas that stays as it is. */
        final GasKinds.@Nullable Kind kind;
        /** First what stays, so that of as much it is the one that is left; then what comes, by row and column. */
        final ArrayList<GasKinds.Part> parts = new ArrayList<>(PARTS);

        Cell(Point at, @Nullable Gas gas, int amount, GasKinds.@Nullable Kind kind) {
            this.at = at;
            this.gas = gas;
            this.amount = amount;
            this.kind = kind;
        }
    }

    /**
     * What is in a cell a turn later.
     *
     * @param culprit the class of gas whose code has failed if that cannot be laid
     */
    record Left(Point at, @Nullable Gas gas, Class<?> culprit) {}

    /** @param stuck classes of gas that neither give nor take; the one whose code throws is added */
    GasDrift(Level level, Set<Class<?>> stuck) {
        this.level = level;
        this.open = level.passable(Motility.FLY);
        this.stuck = stuck;
        GasKinds kinds = new GasKinds();
        for (int index : level.gasCells()) {
            Point at = new Point(index % level.width(), index / level.width());
            Gas gas = level.gas(at).orElseThrow();
            boolean isStuck = stuck.contains(gas.getClass());
            cells.put(
                    index,
                    isStuck
                            ? new Cell(at, gas, 0, null)
                            : asked(gas, () -> new Cell(at, gas, gas.amount(), kinds.of(gas))));
        }
    }

    private <T> T asked(Gas gas, Supplier<T> question) {
        try {
            return question.get();
        } catch (Throwable thrown) {
            stuck.add(gas.getClass());
            throw thrown;
        }
    }

    /** Each cell in which there is or comes gas that drifts. */
    List<Left> all() {
        List<Cell> full = new ArrayList<>(cells.values());
        for (Cell cell : full) {
            if (cell.kind != null) {
                cell.parts.add(new GasKinds.Part(cell.kind, cell.amount));
            }
        }
        for (Cell cell : full) {
            if (cell.kind != null && cell.amount >= PARTS) {
                flow(cell, cell.kind);
            }
        }
        List<Left> all = new ArrayList<>(cells.size());
        for (Cell cell : cells.values()) {
            if (!cell.parts.isEmpty()) {
                all.add(left(cell));
            }
        }
        return all;
    }

    private void flow(Cell from, GasKinds.Kind kind) {
        int left = from.amount;
        for (Direction way : WAYS) {
            Point at = from.at.step(way);
            if (open.getOrFalse(at.x(), at.y())) {
                Cell to = cells.computeIfAbsent(level.index(at), index -> new Cell(at, null, 0, null));
                int flow = flow(from, kind, to);
                if (flow > 0) {
                    to.parts.add(new GasKinds.Part(kind, flow));
                    left -= flow;
                }
            }
        }
        from.parts.set(0, new GasKinds.Part(kind, left));
    }

    private static int flow(Cell from, GasKinds.Kind kind, Cell to) {
        boolean isStuck = to.gas != null && to.kind == null;
        int less = to.kind != null && to.kind.joined == kind.joined ? to.amount : 0;
        return isStuck ? 0 : Math.max(0, from.amount - less) / PARTS;
    }

    private Left left(Cell cell) {
        GasKinds.Part most = cell.parts.size() == 1 ? cell.parts.get(0) : GasKinds.most(cell.parts);
        Gas same = cell.kind == most.kind() && cell.amount == most.amount() ? cell.gas : null;
        Gas one = most.kind().one;
        Gas left = asked(one, () -> GasKinds.thinned(same != null ? same : GasKinds.of(one, most.amount())));
        return new Left(cell.at, left, one.getClass());
    }
}
