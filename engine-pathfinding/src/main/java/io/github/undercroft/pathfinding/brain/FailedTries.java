package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Board;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The failed tries at a cell that the actor does not see, or at a door: steps to it and, for {@link Explore}, standing
 * beside it without seeing it. After ten tries, or three steps to a cell that it never saw, the cell is given up: it is a
 * wall to the actor until it sees the cell open, or stands there.
 *
 * <p>Of an actor that fills {@linkplain io.github.undercroft.Body several cells} the steps are those to the place of which the cell is the
 * top-left one: that place is given up, and not the single cell.
 *
 * @param level the number of its level
 * @param cell the cell
 * @param times how often, 1 or more
 * @param since the time of the first try
 * @param when the time of the last try
 */
public record FailedTries(int level, Point cell, int times, long since, long when) {

    private static final int MAX = 10;
    private static final int MAX_BLINDLY = 4;
    private static final int TRY_AGAIN = 8;

    public FailedTries {
        Objects.requireNonNull(cell, "cell");
        if (times < 1) {
            throw new IllegalArgumentException("Failed tries are 1 or more; this is " + times);
        }
    }

    /** Whether the actor has never seen the cell, and has not given it up. */
    boolean isUnseen(Board known) {
        return isUnknown(known) && !isGivenUp(known);
    }

    /** Whether the actor has never seen the cell. */
    boolean isUnknown(Board known) {
        return known.terrainAt(cell) == Unseen.CELL;
    }

    boolean isGivenUp(Board known) {
        return times >= (known.terrainAt(cell) == Unseen.CELL ? MAX_BLINDLY : MAX);
    }

    /** Whether it was given up for no more than eight times as long as it was tried, which may have taken no time. */
    boolean isGivenUpNow(TurnView turn) {
        long tried = when > since ? when - since : (long) times * turn.normalCost();
        return isGivenUp(turn.board()) && turn.now() - when <= TRY_AGAIN * tried;
    }

    private boolean isInto(int otherLevel, Point otherCell) {
        return level == otherLevel && cell.equals(otherCell);
    }

    /** The cells of this level of those that pass the test; null for none. */
    static @Nullable BitGrid cells(List<FailedTries> all, Board known, Predicate<FailedTries> test) {
        BitGrid cells = null;
        for (int i = 0; i < all.size(); i++) {
            FailedTries each = all.get(i);
            if (each.level == known.level() && test.test(each)) {
                cells = cells == null ? BitGrid.of(known.width(), known.height()) : cells;
                cells.set(each.cell);
            }
        }
        return cells;
    }

    /** The tries once the actor has chosen that, without those at cells that it sees open, or where it stands. */
    static List<FailedTries> after(List<FailedTries> all, TurnView turn, Action chosen) {
        Optional<Point> to = chosen instanceof Move move ? move.heading().map(turn.position()::step) : Optional.empty();
        boolean isNew = to.isPresent() && !isClearPlace(turn, to.get());
        if (all.isEmpty() && !isNew) {
            return all;
        }
        List<FailedTries> next = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (!isOver(turn, all.get(i))) {
                next.add(all.get(i));
            }
        }
        return isNew ? withOneMore(next, turn, to.get()) : ImmutableList.copyOf(next);
    }

    private static boolean isOver(TurnView turn, FailedTries old) {
        Board known = turn.board();
        return old.level == known.level()
                && (isClearPlace(turn, old.cell)
                        || (old.cell.equals(turn.position()) && known.terrainAt(old.cell) != Unseen.CELL));
    }

    /** Whether that is so of all cells that it would fill. */
    private static boolean isClearPlace(TurnView turn, Point at) {
        Footprint body = turn.actor().footprint();
        return body.isOneCell()
                ? isClear(turn, at)
                : body.cells(at).stream().allMatch(cell -> !turn.board().contains(cell) || isClear(turn, cell));
    }

    /** Whether it sees what is there, and need not open it. */
    private static boolean isClear(TurnView turn, Point cell) {
        return (turn.perception().isEmpty() || turn.perception().get().sees(cell)) && !DoorKnowledge.isDoor(turn, cell);
    }

    /** The tries with one at each of these cells at which there is none. */
    static List<FailedTries> withFirst(List<FailedTries> all, TurnView turn, List<Point> cells) {
        List<FailedTries> next = all;
        int level = turn.board().level();
        for (int i = 0; i < cells.size(); i++) {
            Point cell = cells.get(i);
            if (all.stream().noneMatch(each -> each.isInto(level, cell))) {
                next = withOneMore(next, turn, cell);
            }
        }
        return next;
    }

    private static List<FailedTries> withOneMore(List<FailedTries> all, TurnView turn, Point cell) {
        int level = turn.board().level();
        long now = turn.now();
        List<FailedTries> next = new ArrayList<>(all);
        for (int i = 0; i < next.size(); i++) {
            FailedTries old = next.get(i);
            if (old.isInto(level, cell)) {
                next.set(i, new FailedTries(level, cell, old.times + 1, old.since, now));
                return ImmutableList.copyOf(next);
            }
        }
        next.add(new FailedTries(level, cell, 1, now, now));
        return ImmutableList.copyOf(next);
    }
}
