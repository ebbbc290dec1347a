package io.github.undercroft.pathfinding;

import com.google.common.math.IntMath;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.StepRule;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * What it costs one mover to walk over a board: a straight step 1, a diagonal one by the game's rule of walking, and what
 * {@link #withExtra} and {@link #withOccupied} add. Blocked is what the terrain does not let the mover's motilities
 * through. As for a move, corners are cut at terrain only: one may pass diagonally beside somebody.
 *
 * <p>For an actor at its turn, {@link #of(TurnView)}, what can be opened by bumping into it is no wall: a closed door costs one
 * step more, straight or diagonal. One that is locked is a wall to whoever has no key to it. Other costs take it for a wall;
 * corners are not cut at it. Only closed cells that a search comes to are asked, each once, and none whose terrain
 * {@linkplain Terrain#canBeBumped() cannot be bumped}.
 *
 * <p>Paths are searched in whole hundredths of a step. Where {@link #withExtra} or {@link #withOccupied} say a price that is
 * none, they are searched with doubles, at about a third of the speed.
 *
 * <p>A value that knows passable and occupied cells as they were when it was made, O(rows + entities): make a new one when
 * the board has changed. Unless told otherwise, occupied cells are blocked; a goal's occupant never blocks or costs
 * anything, and neither does the mover.
 */
public final class BoardCost implements CostFunction, PathGround {

    private final Walked walked;
    private final BitGrid open;
    private final BitGrid occupied;
    private final double diagonal;
    private final double occupiedExtra;
    /** What each of those costs who fill cells; null if all cost the same. */
    private final @Nullable ToDoubleFunction<Entity> occupantExtra;

    private final @Nullable ToDoubleFunction<Terrain> terrainExtra;
    private final @Nullable DoorKnowledge doors;

    /**
     * What was there when the costs were made.
     *
     * @param open where the terrain lets the mover through
     * @param openAtMost these, and what might be a door that the mover could open
     * @param hasClosed whether there may be such a door
     * @param occupied the cells that others fill
     */
    private record Walked(
            Board board,
            StepRule steps,
            BitGrid open,
            BitGrid openAtMost,
            boolean hasClosed,
            BitGrid occupied,
            @Nullable DoorKnowledge doors) {}

    private BoardCost(
            Walked walked,
            double occupiedExtra,
            @Nullable ToDoubleFunction<Entity> occupantExtra,
            @Nullable ToDoubleFunction<Terrain> terrainExtra) {
        this.walked = walked;
        this.open = walked.open;
        this.occupied = walked.occupied;
        this.diagonal = walked.steps.diagonalPercent() / 100.0;
        this.occupiedExtra = occupiedExtra;
        this.occupantExtra = occupantExtra;
        this.terrainExtra = terrainExtra;
        this.doors = walked.doors;
    }

    /** @return for a brain: the actor's costs on the board as it knows it, with doors that it can open */
    public static BoardCost of(TurnView turn) {
        return of(turn, null);
    }

    /** The costs of an actor that has given up these cells, if any: they are walls to it. */
    static BoardCost of(TurnView turn, @Nullable BitGridView givenUp) {
        Board board = turn.perceived();
        BitGrid open = open(board, turn.actor());
        BitGridView bumpable = board.bumpable();
        if (givenUp != null) {
            open.andNot(givenUp);
        }
        boolean hasClosed = !isWithin(bumpable, open);
        BitGrid openAtMost = hasClosed ? openAtMost(open, bumpable, givenUp) : open;
        return new BoardCost(
                new Walked(
                        board,
                        turn.steps(),
                        open,
                        openAtMost,
                        hasClosed,
                        occupied(board, turn.actor()),
                        new DoorKnowledge(turn, openAtMost)),
                BLOCKED,
                null,
                null);
    }

    private static boolean isWithin(BitGridView cells, BitGrid others) {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                if ((cells.word(wordX, y) & ~others.word(wordX, y)) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static BitGrid openAtMost(BitGrid open, BitGridView bumpable, @Nullable BitGridView givenUp) {
        BitGrid atMost = BitGrid.copyOf(bumpable);
        if (givenUp != null) {
            atMost.andNot(givenUp);
        }
        atMost.or(open);
        return atMost;
    }

    /** @return what that mover pays on that board */
    public static BoardCost of(Board board, Entity mover, StepRule steps) {
        BitGrid open = open(board, mover);
        return new BoardCost(
                new Walked(board, steps, open, open, false, occupied(board, mover), null), BLOCKED, null, null);
    }

    private static BitGrid open(Board board, Entity mover) {
        List<Motility> ways =
                mover.get(Moves.class).orElse(Moves.by(Motility.WALK)).by();
        BitGrid open = BitGrid.copyOf(board.passable(ways.get(0)));
        for (int i = 1; i < ways.size(); i++) {
            open.or(board.passable(ways.get(i)));
        }
        return open;
    }

    private static BitGrid occupied(Board board, Entity mover) {
        BitGrid occupied = BitGrid.of(board.width(), board.height());
        for (Entity entity : board.entities()) {
            if (!entity.id().equals(mover.id())) {
                entity.position().filter(cell -> fills(entity, board, cell)).ifPresent(occupied::set);
            }
        }
        return occupied;
    }

    private static boolean fills(Entity entity, Board board, Point cell) {
        return board.occupantAt(cell)
                .filter(occupant -> occupant.id().equals(entity.id()))
                .isPresent();
    }

    /**
     * These costs, where a step onto a cell that somebody fills costs that much more: {@link #BLOCKED} to go round at any
     * price, 0 to take no notice, and for instance 4 to wait behind somebody rather than go four cells round.
     *
     * @throws IllegalArgumentException if it is negative or not a number
     */
    public BoardCost withOccupied(double extra) {
        if (!(extra >= 0)) {
            throw new IllegalArgumentException(
                    "An occupied cell costs 0 or more in addition, or BLOCKED; this is " + extra);
        }
        return new BoardCost(walked, extra, null, terrainExtra);
    }

    /**
     * These costs, where a step onto a cell that somebody fills costs that much more by who it is, instead of what was said
     * of occupied cells before: 0 or more, or {@link #BLOCKED}. Asked during searches, for occupants as the board shows them.
     *
     * <pre>{@code
     * BoardCost.of(turn).withOccupied(other -> other.has(Controller.class) ? 4 : CostFunction.BLOCKED)   // statues are walls
     * }</pre>
     */
    public BoardCost withOccupied(ToDoubleFunction<Entity> extra) {
        Objects.requireNonNull(extra, "extra");
        return new BoardCost(walked, BLOCKED, extra, terrainExtra);
    }

    /**
     * These costs, where a step onto terrain costs that much more, instead of what an earlier function said: 0 or more, {@link #BLOCKED} for terrain to keep off. Asked
     * during searches, for the terrain as it is then; must answer the same for the same terrain.
     */
    public BoardCost withExtra(ToDoubleFunction<Terrain> extra) {
        Objects.requireNonNull(extra, "extra");
        return new BoardCost(walked, occupiedExtra, occupantExtra, extra);
    }

    @Override
    public int width() {
        return open.width();
    }

    @Override
    public int height() {
        return open.height();
    }

    /** @return the rule of walking */
    public StepRule steps() {
        return walked.steps;
    }

    @Override
    public Movement movement() {
        return walked.steps.movement();
    }

    /** @return this */
    @Override
    public CostFunction prices() {
        return this;
    }

    boolean isOpen(int x, int y) {
        return open.get(x, y) || isDoor(x, y);
    }

    /** Whether the mover would open that closed cell first. */
    boolean isDoor(int x, int y) {
        return doors != null && doors.canOpen(x, y);
    }

    /** Where the terrain lets the mover through, closed doors left out; not to be changed. */
    BitGridView open() {
        return open;
    }

    /** Those, and what might be a door that the mover could open; not to be changed. */
    BitGridView openAtMost() {
        return walked.openAtMost;
    }

    /** Whether a step onto a cell costs nothing more, whoever fills it. */
    boolean isPlain(int x, int y) {
        return open.get(x, y) && (terrainExtra == null || extraAt(terrainExtra, x, y) == 0);
    }

    /** Whether a step onto any open cell costs nothing more, whoever fills it, and there are no doors. */
    boolean isPlain() {
        return terrainExtra == null && !walked.hasClosed;
    }

    /** What a diagonal step costs. */
    double diagonal() {
        return diagonal;
    }

    /** The cells that others fill; not to be changed. */
    BitGridView occupied() {
        return occupied;
    }

    /** Whether nobody who fills a cell makes a difference. */
    boolean ignoresOccupied() {
        return occupiedExtra == 0 && occupantExtra == null;
    }

    /** Whether nobody at all is stepped onto. */
    boolean blocksOccupied() {
        return occupiedExtra == BLOCKED && occupantExtra == null;
    }

    /** What a step onto one of those cells costs in addition. */
    double occupiedExtra(int x, int y) {
        ToDoubleFunction<Entity> each = occupantExtra;
        if (each == null) {
            return occupiedExtra;
        }
        Entity occupant = walked.board.occupantAt(new Point(x, y)).orElse(null);
        double extra = occupant == null ? 0 : each.applyAsDouble(occupant);
        if (!(extra >= 0)) {
            throw new IllegalArgumentException("Whoever fills the cell " + new Point(x, y) + " costs " + extra
                    + " in addition to a step; it must be 0 or more, or BLOCKED: correct the function given to"
                    + " withOccupied");
        }
        return extra;
    }

    boolean knowsDoors() {
        return doors != null;
    }

    boolean pricesTerrain() {
        return terrainExtra != null;
    }

    /** What any step onto a cell costs in addition, whoever fills it. */
    double extra(int x, int y) {
        boolean isClosed = !open.get(x, y);
        if (isClosed && !isDoor(x, y)) {
            return BLOCKED;
        }
        double extra = isClosed ? 1 : 0;
        return terrainExtra == null ? extra : extra + extraAt(terrainExtra, x, y);
    }

    /** The units of a straight step in which prices are whole numbers, should there be any. */
    int unitsOfAStep() {
        boolean isFine = terrainExtra != null
                || occupantExtra != null
                || (occupiedExtra < BLOCKED && occupiedExtra != Math.rint(occupiedExtra));
        return isFine ? 100 : 100 / IntMath.gcd(100, walked.steps.diagonalPercent());
    }

    /** Who fills a cell, the mover left out. */
    Optional<EntityId> occupantOf(int x, int y) {
        return occupied.get(x, y) ? walked.board.occupantAt(new Point(x, y)).map(Entity::id) : Optional.empty();
    }

    /** What the terrain of a cell is called. */
    String terrainName(int x, int y) {
        return walked.board.terrainAt(new Point(x, y)).name();
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        double plain = costOntoGoal(fromX, fromY, toX, toY);
        return plain < BLOCKED && occupied.get(toX, toY) ? plain + occupiedExtra(toX, toY) : plain;
    }

    @Override
    public double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        double plain = fromX == toX || fromY == toY ? 1 : diagonal;
        if (!open.get(toX, toY)) {
            if (!isDoor(toX, toY)) {
                return BLOCKED;
            }
            plain += 1;
        }
        // No cell as an object where nobody asks for its terrain: this is the innermost loop.
        return terrainExtra == null ? plain : plain + extraAt(terrainExtra, toX, toY);
    }

    private double extraAt(ToDoubleFunction<Terrain> function, int x, int y) {
        Terrain terrain = walked.board.terrainAt(new Point(x, y));
        double extra = function.applyAsDouble(terrain);
        if (!(extra >= 0)) {
            throw new IllegalArgumentException("The terrain " + terrain.name() + " at " + new Point(x, y) + " costs "
                    + extra + " in addition to a step; it must be 0 or more, or BLOCKED: correct the function given to"
                    + " withExtra");
        }
        return extra;
    }

    @Override
    public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return open.get(sideX, sideY);
    }

    @Override
    public double leastStep() {
        return movement() == Movement.FOUR_WAY ? 1 : Math.min(1, diagonal);
    }

    @Override
    public double leastDiagonalStep() {
        return Math.max(leastStep(), diagonal);
    }

    @Override
    public String toString() {
        return "costs on level " + walked.board.level() + ", " + width() + " x " + height();
    }
}
