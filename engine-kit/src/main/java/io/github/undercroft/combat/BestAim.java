package io.github.undercroft.combat;

import io.github.undercroft.Aim;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.item.ThrowTemplate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The best cell to aim at.
 *
 * @param aim the aim
 * @param target the expected target, by what the actor knows
 * @param worth the total worth of all that would be struck, 1 or more
 */
public record BestAim(Aim.At aim, Target target, long worth) {
    public BestAim {
        Objects.requireNonNull(aim, "aim");
        Objects.requireNonNull(target, "target");
    }

    /**
     * Tries every cell within range, the actor's own included.
     *
     * <p>If nobody that it knows is worth more than 0, no cell is tried. Of equally good cells the nearest is taken, by
     * steps; of these the first in reading order. Looks only at what the actor perceives: at {@link TurnView#board()}
     * and {@link Weapon#target} on it. Changes nothing. O(cells in range x one expected target).
     *
     * @param range how far it may aim, in steps, 0 or more; see {@link io.github.undercroft.ActionTemplate#range}
     * @return empty if no aim is worth more than 0
     */
    public static Optional<BestAim> of(TurnView turn, Weapon weapon, int range, Worth worth) {
        Board board = turn.board();
        return best(turn, aim -> weapon.target(board, turn, turn.origin(board, aim), aim), range, worth);
    }

    /**
     * The best aim for a throw, by {@link ThrowTemplate#expectedTarget}. The worth has to take account of what the
     * thing does: a healing potion is best thrown at friends.
     *
     * @return empty if no throw is worth more than 0
     */
    public static Optional<BestAim> of(TurnView turn, ThrowTemplate thrown, Worth worth) {
        return best(turn, aim -> thrown.expectedTarget(turn, aim), thrown.range(turn), worth);
    }

    private static Optional<BestAim> best(
            TurnView turn, Function<Aim.At, Optional<Target>> expected, int range, Worth worth) {
        if (range < 0) {
            throw new IllegalArgumentException(
                    "A range is 0 or more steps; this is " + range + ". Give 0 to aim only at the actor itself");
        }
        Point from = turn.position();
        Board board = turn.board();
        Optional<BestAim> best = Optional.empty();
        if (!isAnybodyWorthIt(turn, worth)) {
            return best;
        }
        Footprint body = turn.actor().footprint();
        int top = (int) Math.max(0, (long) from.y() - range);
        int left = (int) Math.max(0, (long) from.x() - range);
        for (int y = top; y < board.height() && y - (long) from.y() < range + (long) body.height(); y++) {
            for (int x = left; x < board.width() && x - (long) from.x() < range + (long) body.width(); x++) {
                Optional<BestAim> next = tried(turn, expected, new Aim.At(new Point(x, y)), worth);
                if (next.isPresent() && (best.isEmpty() || next.get().isBetter(best.get(), turn))) {
                    best = next;
                }
            }
        }
        return best;
    }

    /** Checked first, because usually there is nobody, and then no cell has to be tried. */
    private static boolean isAnybodyWorthIt(TurnView turn, Worth worth) {
        List<Entity> known = turn.board().entities();
        for (int i = 0; i < known.size(); i++) {
            Entity each = known.get(i);
            if (each.has(Blocks.class) && worth.of(turn, each) > 0) {
                return true;
            }
        }
        return false;
    }

    private static Optional<BestAim> tried(
            TurnView turn, Function<Aim.At, Optional<Target>> expected, Aim.At aim, Worth worth) {
        return expected.apply(aim)
                .map(target -> new BestAim(aim, target, sum(turn, target, worth)))
                .filter(tried -> tried.worth > 0);
    }

    private static long sum(TurnView turn, Target target, Worth worth) {
        long sum = 0;
        Set<EntityId> counted = new LinkedHashSet<>();
        for (Point cell : target.area()) {
            Optional<Entity> occupant = turn.board().occupantAt(cell);
            if (occupant.isPresent()
                    && target.struck().contains(occupant.get().id())
                    && counted.add(occupant.get().id())) {
                sum += worth.of(turn, occupant.get());
            }
        }
        return sum;
    }

    /** Asked in reading order, so that of two as good and as near the earlier one stays. */
    private boolean isBetter(BestAim other, TurnView turn) {
        return worth != other.worth ? worth > other.worth : steps(turn) < other.steps(turn);
    }

    private double steps(TurnView turn) {
        return Metric.CHEBYSHEV.distance(turn.origin(turn.board(), aim), aim.target());
    }
}
