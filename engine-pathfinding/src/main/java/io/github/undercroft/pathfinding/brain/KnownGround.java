package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What follows from the terrain of a board for one way of moving, regardless of occupants. Each result is computed on demand
 * and kept until the terrain changes, so it never depends on who asked before.
 */
final class KnownGround {

    private static final WorkspaceKey<Kept> KEPT = WorkspaceKey.of("known ground", Kept::new);
    private static final Moves WALKING = Moves.by(Motility.WALK);

    private final Stamp stamp;
    private final Moves moves;
    private final BitGrid open;
    private @Nullable BitGrid openAtMost;
    private boolean hasDoors;
    private @Nullable BitGridView narrow;
    private @Nullable Enclosure enclosure;

    /** The grounds that were asked about last, that one first. */
    static final class Kept {

        /** As many as there are observers with a memory of their own, on a level where few are awake. */
        private static final int MAX = 8;

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
            KnownGround ground = new KnownGround(board, moves);
            ground.enclosure = enclosure(ground, board);
            if (grounds.size() == MAX) {
                grounds.remove(MAX - 1);
            }
            grounds.add(0, ground);
            return ground;
        }

        /** That of the last ground for the same way of moving, if only cells elsewhere have changed since. */
        private @Nullable Enclosure enclosure(KnownGround ground, Board board) {
            for (int i = 0; i < grounds.size(); i++) {
                KnownGround each = grounds.get(i);
                Enclosure old = each.enclosure;
                if (old != null && each.moves.equals(ground.moves) && each.isAsLargeAs(ground)) {
                    return old.on(ground.open, ground.openAtMost(board)).orElse(null);
                }
            }
            return null;
        }
    }

    private KnownGround(Board board, Moves moves) {
        this.stamp = board.stamp();
        this.moves = moves;
        this.open = open(board, moves);
    }

    private boolean isAsLargeAs(KnownGround other) {
        return open.width() == other.open.width() && open.height() == other.open.height();
    }

    /** The ground as the actor knows it. */
    static KnownGround of(TurnView turn) {
        return of(turn, turn.actor());
    }

    /** The ground of another one as the actor knows it. */
    static KnownGround of(TurnView turn, Entity who) {
        return turn.workspace(KEPT).of(turn.board(), movesOf(who));
    }

    static Moves movesOf(Entity actor) {
        return actor.get(Moves.class).orElse(WALKING);
    }

    /** The cells that an actor with that way of moving can pass, in a new grid. */
    static BitGrid open(Board board, Moves moves) {
        BitGrid open = BitGrid.copyOf(board.passable(moves.by().get(0)));
        for (int i = 1; i < moves.by().size(); i++) {
            open.or(board.passable(moves.by().get(i)));
        }
        return open;
    }

    /** The cells that the actor can pass, without closed doors; do not change them. */
    BitGrid open() {
        return open;
    }

    /**
     * These cells, and what might be a door to somebody. Not to be changed.
     *
     * @param board that of which this is the ground
     */
    BitGrid openAtMost(Board board) {
        BitGrid cells = openAtMost;
        if (cells == null) {
            cells = BitGrid.copyOf(board.bumpable());
            cells.or(open);
            hasDoors = !cells.equals(open);
            cells = hasDoors ? cells : open;
            openAtMost = cells;
        }
        return cells;
    }

    /** Whether anything might be a door to somebody. */
    boolean hasDoors(Board board) {
        openAtMost(board);
        return hasDoors;
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
     * Whether it is known that no way leads from the actor to any of these cells, whatever moves meanwhile. {@link #enclose}
     * finds that out after a failed search, so successful searches never pay for it.
     *
     * @param isWall which occupants are walls to the actor
     */
    boolean isKnownApart(TurnView turn, List<Point> goals, Predicate<Entity> isWall) {
        Enclosure known = turn.actor().footprint().isOneCell() ? enclosure : null;
        return known != null && !known.mayReach(goals) && known.holds(turn, isWall);
    }

    /**
     * Notes all cells that can be reached from there; O(cells), and only once for all actors among them, until an entity
     * that bars the way is gone.
     */
    void enclose(TurnView turn, Predicate<Entity> isWall) {
        Enclosure known = enclosure;
        if (!turn.actor().footprint().isOneCell()) {
            return; // it comes to fewer places than others that walk like it
        }
        if (known == null || !known.holds(turn, isWall)) {
            enclosure = Enclosure.around(turn, open, isWall);
        }
    }
}
