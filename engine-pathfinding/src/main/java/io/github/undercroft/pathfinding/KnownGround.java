package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What follows from the terrain of a board for one way of moving, whoever stands there. Each answer is found when it is
 * asked for, and kept until the terrain changes; so it never depends on who asked before.
 */
final class KnownGround {

    private static final WorkspaceKey<Kept> KEPT = WorkspaceKey.of("known ground", Kept::new);
    private static final Moves WALKING = Moves.by(Motility.WALK);

    private final Stamp stamp;
    private final Moves moves;
    private final BitGridView open;
    private @Nullable BitGridView narrow;
    private @Nullable Enclosure enclosure;

    /** The grounds that were asked about last, that one first. */
    static final class Kept {

        /** As many as there are observers with a memory of their own, on a level where few are awake. */
        private static final int MOST = 8;

        private final List<KnownGround> grounds = new ArrayList<>();

        private KnownGround of(Board board, Moves moves) {
            Stamp stamp = board.stamp();
            for (int i = 0; i < grounds.size(); i++) {
                KnownGround each = grounds.get(i);
                if (each.stamp == stamp && each.moves.equals(moves)) {
                    if (i > 0) {
                        grounds.add(0, grounds.remove(i));
                    }
                    return each;
                }
            }
            if (grounds.size() == MOST) {
                grounds.remove(MOST - 1);
            }
            KnownGround ground = new KnownGround(board, moves);
            grounds.add(0, ground);
            return ground;
        }
    }

    private KnownGround(Board board, Moves moves) {
        this.stamp = board.stamp();
        this.moves = moves;
        this.open = open(board, moves);
    }

    /** The ground as the actor knows it. */
    static KnownGround of(TurnView turn) {
        Moves moves = turn.actor().get(Moves.class).orElse(WALKING);
        return turn.workspace(KEPT).of(turn.perceived(), moves);
    }

    private static BitGridView open(Board board, Moves moves) {
        BitGrid open = BitGrid.copyOf(board.passable(moves.by().get(0)));
        for (int i = 1; i < moves.by().size(); i++) {
            open.or(board.passable(moves.by().get(i)));
        }
        return open;
    }

    /** Where the terrain lets the actor through, closed doors left out. */
    BitGridView open() {
        return open;
    }

    /** The cells of corridors and doorways. */
    BitGridView narrow() {
        BitGridView cells = narrow;
        if (cells == null) {
            cells = Narrows.of(open);
            narrow = cells;
        }
        return cells;
    }

    /**
     * Whether it is known that no way leads from where the actor is to any of these, whoever moves meanwhile. That is found
     * out by {@link #enclose} after a search that was in vain, so that who finds a way never pays for it.
     *
     * @param isWall who is no less to the actor than a wall, of those who fill cells
     */
    boolean isKnownApart(TurnView turn, List<Point> goals, Predicate<Entity> isWall) {
        Enclosure known = enclosure;
        return known != null && !known.mayReach(goals) && known.holds(turn, isWall);
    }

    /**
     * Notes all cells to which ways lead from there; O(cells), and only once for all who are among them, until somebody
     * who bars the way is gone.
     */
    void enclose(TurnView turn, Predicate<Entity> isWall) {
        Enclosure known = enclosure;
        if (known == null || !known.holds(turn, isWall)) {
            enclosure = Enclosure.around(turn, open, isWall);
        }
    }
}
