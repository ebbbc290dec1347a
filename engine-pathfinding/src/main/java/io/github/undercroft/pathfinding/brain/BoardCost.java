package io.github.undercroft.pathfinding.brain;

import com.google.common.math.IntMath;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.TollGround;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The costs of a board for one actor: a straight step costs 1, a diagonal one as much as the game's rule of walking says,
 * and {@link #withExtra} and {@link #withOccupied} add to that. Terrain that the actor cannot pass is blocked. As in a move,
 * only terrain makes a corner: a path may pass diagonally beside a creature.
 *
 * <p>For an actor at its turn, {@link #of(TurnView)}, a door that can be opened by bumping into it is not a wall: it costs
 * one step more, straight or diagonal. A locked door is a wall to an actor without its key. The other factory treats every
 * closed door as a wall. Corners are not cut at doors. Only closed cells that a search reaches are checked, each once, and
 * none whose terrain {@linkplain Terrain#canBeBumped() cannot be bumped}.
 *
 * <p>Paths are searched in whole hundredths of a step. If {@link #withExtra} or {@link #withOccupied} give a price that is
 * not, the search uses doubles, at about a third of the speed.
 *
 * <p>A value that knows passable and occupied cells as they were when it was made, O(rows + entities): make a new one when
 * the board has changed. By default occupied cells are blocked. The occupant of a goal never blocks or costs anything, and
 * neither does the actor itself. For an actor that fills {@linkplain io.github.undercroft.Body several cells} each cell stands for the
 * place of which it is the top-left one: it is open if all of its cells are, and costs what the dearest of them does.
 */
public final class BoardCost implements TollGround {

    private final Walked walked;
    private final BitGrid open;
    private final BitGridView occupied;
    private final double diagonal;
    private final double occupiedExtra;
    /** The price of each occupant; null if all cost the same. */
    private final @Nullable ToDoubleFunction<Entity> occupantExtra;

    private final @Nullable ToDoubleFunction<Terrain> terrainExtra;
    /** Cells with a price of their own, if any. */
    private final @Nullable BitGridView dear;

    private final double dearExtra;
    private final @Nullable DoorKnowledge doors;
    /** For an actor that fills more than one cell; its places are those of its top-left cell then. */
    private final @Nullable LargePlaces large;

    /**
     * The board when the costs were made.
     *
     * @param open the cells that the actor can pass; shared, so never changed
     * @param openAtMost the open cells, and possible doors that the actor could open
     * @param hasClosed whether there may be such a door
     * @param occupied the cells filled by others
     */
    private record Walked(
            Board board,
            EntityId mover,
            StepRule steps,
            BitGrid open,
            BitGrid openAtMost,
            boolean hasClosed,
            BitGridView occupied,
            @Nullable DoorKnowledge doors,
            @Nullable LargePlaces large) {}

    private BoardCost(
            Walked walked,
            double occupiedExtra,
            @Nullable ToDoubleFunction<Entity> occupantExtra,
            @Nullable ToDoubleFunction<Terrain> terrainExtra,
            @Nullable BitGridView dear,
            double dearExtra) {
        this.walked = walked;
        this.open = walked.open;
        this.occupied = walked.occupied;
        this.diagonal = walked.steps.diagonalPercent() / 100.0;
        this.occupiedExtra = occupiedExtra;
        this.occupantExtra = occupantExtra;
        this.terrainExtra = terrainExtra;
        this.dear = dear;
        this.dearExtra = dearExtra;
        this.doors = walked.doors;
        this.large = walked.large;
    }

    /** @return the costs for a brain: on the board as the actor knows it, with doors that it can open */
    public static BoardCost of(TurnView turn) {
        return of(turn, null);
    }

    /** The costs for an actor that treats these places, if any, as walls. */
    static BoardCost of(TurnView turn, @Nullable BitGridView givenUp) {
        return of(turn, givenUp, KnownGround.of(turn).open(), false);
    }

    /**
     * The same with unknown cells as open ones: for an actor that needs more room than others, so that what it knows of a way for one of
     * them says little.
     */
    static BoardCost hopeful(TurnView turn, @Nullable BitGridView givenUp) {
        BitGrid open = BitGrid.of(turn.board().width(), turn.board().height());
        open.not();
        open.andNot(Exploration.knownNow(turn.board()));
        open.or(KnownGround.of(turn).open());
        return of(turn, givenUp, open, true);
    }

    private static BoardCost of(TurnView turn, @Nullable BitGridView givenUp, BitGrid passable, boolean isHopeful) {
        Board board = turn.board();
        KnownGround ground = KnownGround.of(turn);
        boolean hasDoors = ground.hasDoors(board);
        BitGrid known = ground.openAtMost(board);
        BitGrid atMost = isHopeful ? KnownEdge.both(known, passable) : known;
        DoorKnowledge doors = new DoorKnowledge(turn, atMost);
        LargePlaces large = LargePlaces.of(turn.actor(), passable, doors);
        BitGrid open = without(givenUp, LargePlaces.standing(large, passable));
        BitGrid openAtMost = hasDoors ? without(givenUp, LargePlaces.standing(large, atMost)) : open;
        return new BoardCost(
                new Walked(
                        board,
                        turn.actor().id(),
                        turn.steps(),
                        open,
                        openAtMost,
                        hasDoors,
                        Anchors.occupied(board, turn.actor()),
                        doors,
                        large),
                BLOCKED,
                null,
                null,
                null,
                0);
    }

    private static BitGrid without(@Nullable BitGridView givenUp, BitGrid cells) {
        if (givenUp == null) {
            return cells;
        }
        BitGrid others = BitGrid.copyOf(cells);
        others.andNot(givenUp);
        return others;
    }

    /** @return the costs of that board for that mover */
    public static BoardCost of(Board board, Entity mover, StepRule steps) {
        BitGrid cells = KnownGround.open(board, KnownGround.movesOf(mover));
        LargePlaces large = LargePlaces.of(mover, cells, null);
        BitGrid open = LargePlaces.standing(large, cells);
        return new BoardCost(
                new Walked(board, mover.id(), steps, open, open, false, Anchors.occupied(board, mover), null, large),
                BLOCKED,
                null,
                null,
                null,
                0);
    }

    /**
     * These costs, with an additional price for a step onto an occupied cell: {@link #BLOCKED} to go round at any price, 0
     * to ignore occupants, and for example 4 to go up to four cells round rather than wait.
     *
     * @throws IllegalArgumentException if it is negative or not a number
     */
    public BoardCost withOccupied(double extra) {
        if (!(extra >= 0)) {
            throw new IllegalArgumentException(
                    "An occupied cell costs 0 or more in addition, or BLOCKED; this is " + extra);
        }
        return new BoardCost(walked, extra, null, terrainExtra, dear, dearExtra);
    }

    /**
     * These costs, with an additional price for each occupant, in place of an earlier setting for occupied cells: 0 or more,
     * or {@link #BLOCKED}. Called during searches, for occupants as the board shows them.
     *
     * <pre>{@code
     * BoardCost.of(turn).withOccupied(other -> other.has(Brain.class) ? 4 : CostFunction.BLOCKED)   // statues are walls
     * }</pre>
     */
    public BoardCost withOccupied(ToDoubleFunction<Entity> extra) {
        Objects.requireNonNull(extra, "extra");
        return new BoardCost(walked, BLOCKED, extra, terrainExtra, dear, dearExtra);
    }

    /**
     * These costs, with an additional price for each terrain and each gas above it, in place of an earlier function: 0 or more, {@link #BLOCKED}
     * for terrain to avoid. Called during searches, for the terrain at that time; must return the same for the same terrain.
     */
    public BoardCost withExtra(ToDoubleFunction<Terrain> extra) {
        Objects.requireNonNull(extra, "extra");
        return new BoardCost(walked, occupiedExtra, occupantExtra, extra, dear, dearExtra);
    }

    /** These costs, which have a price for terrain, with one for each of these cells as well. */
    BoardCost withDear(BitGridView cells, double extra) {
        return new BoardCost(walked, occupiedExtra, occupantExtra, terrainExtra, cells, extra);
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

    @Override
    public int diagonalPercent() {
        return walked.steps.diagonalPercent();
    }

    @Override
    public double diagonalStep() {
        return diagonal;
    }

    boolean isOpen(int x, int y) {
        return open.get(x, y) || isDoor(x, y);
    }

    /** Whether the actor can pass or open that cell. The room that a large actor needs beside it does not count. */
    boolean isPassable(int x, int y) {
        return large == null ? isOpen(x, y) : large.isPassable(new Point(x, y));
    }

    /** Whether the actor would open that closed cell first. */
    boolean isDoor(int x, int y) {
        return doors != null
                && walked.openAtMost.get(x, y)
                && (large == null ? doors.canOpen(x, y) : large.isDoor(x, y));
    }

    @Nullable
    LargePlaces large() {
        return large;
    }

    /** @return the cells that the actor can pass, without closed doors */
    @Override
    public BitGridView open() {
        return open;
    }

    /** @return the open cells, and possible doors that the actor could open */
    @Override
    public BitGridView openAtMost() {
        return walked.openAtMost;
    }

    @Override
    public boolean hasClosed() {
        return walked.hasClosed;
    }

    /** @return the cells filled by others */
    @Override
    public BitGridView occupied() {
        return occupied;
    }

    @Override
    public boolean ignoresOccupied() {
        return occupiedExtra == 0 && occupantExtra == null;
    }

    @Override
    public boolean blocksOccupied() {
        return occupiedExtra == BLOCKED && occupantExtra == null;
    }

    @Override
    public double occupiedToll(int x, int y) {
        ToDoubleFunction<Entity> each = occupantExtra;
        if (each == null) {
            return occupiedExtra;
        }
        return large == null ? occupantToll(each, new Point(x, y)) : large.most(x, y, cell -> occupantToll(each, cell));
    }

    private double occupantToll(ToDoubleFunction<Entity> each, Point at) {
        Entity occupant = walked.board.occupantAt(at).orElse(null);
        boolean isItself = occupant == null || occupant.id().equals(walked.mover);
        double extra = isItself ? 0 : each.applyAsDouble(occupant);
        if (!(extra >= 0)) {
            throw new IllegalArgumentException("The occupant of the cell " + at + " costs " + extra
                    + " in addition to a step; it must be 0 or more, or BLOCKED: correct the function given to"
                    + " withOccupied");
        }
        return extra;
    }

    @Override
    public boolean hasDearCells() {
        return terrainExtra != null;
    }

    @Override
    public double toll(int x, int y) {
        boolean isClosed = !open.get(x, y);
        if (isClosed && !isDoor(x, y)) {
            return BLOCKED;
        }
        double extra = isClosed ? 1 : 0;
        return terrainExtra == null ? extra : extra + extraAt(terrainExtra, x, y);
    }

    @Override
    public int unitsOfAStep() {
        boolean isFine = terrainExtra != null
                || occupantExtra != null
                || (occupiedExtra < BLOCKED && occupiedExtra != Math.floor(occupiedExtra));
        return isFine ? 100 : 100 / IntMath.gcd(100, walked.steps.diagonalPercent());
    }

    /** @return the occupant of a cell, if it is not the actor itself */
    public Optional<EntityId> occupantAt(Point cell) {
        return occupied.get(cell.x(), cell.y())
                ? walked.board.occupantAt(cell).map(Entity::id).filter(who -> !who.equals(walked.mover))
                : Optional.empty();
    }

    /** @return the name of the terrain of a wall; the room that a large actor needs beside a cell does not count */
    public Optional<String> wallAt(Point cell) {
        return isPassable(cell.x(), cell.y())
                ? Optional.empty()
                : Optional.of(walked.board.terrainAt(cell).name());
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        double plain = costOntoGoal(fromX, fromY, toX, toY);
        return plain < BLOCKED && occupied.get(toX, toY) ? plain + occupiedToll(toX, toY) : plain;
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
        // No Point is made unless the terrain is asked for: this is the innermost loop.
        return terrainExtra == null ? plain : plain + extraAt(terrainExtra, toX, toY);
    }

    private double extraAt(ToDoubleFunction<Terrain> function, int x, int y) {
        return large == null ? extraOf(function, new Point(x, y)) : large.most(x, y, cell -> extraOf(function, cell));
    }

    private double extraOf(ToDoubleFunction<Terrain> function, Point at) {
        double extra = extraOf(function, walked.board.terrainAt(at), at);
        Optional<Gas> gas = walked.board.gas(at);
        if (gas.isPresent()) {
            extra += extraOf(function, gas.get(), at);
        }
        return dear != null && dear.get(at.x(), at.y()) ? extra + dearExtra : extra;
    }

    private static double extraOf(ToDoubleFunction<Terrain> function, Terrain terrain, Point at) {
        double extra = function.applyAsDouble(terrain);
        if (!(extra >= 0)) {
            throw new IllegalArgumentException("The terrain " + terrain.name() + " at " + at + " costs " + extra
                    + " in addition to a step; it must be 0 or more, or BLOCKED: correct the function given to"
                    + " withExtra");
        }
        return extra;
    }

    @Override
    public String toString() {
        return "costs on level " + walked.board.level() + ", " + width() + " x " + height();
    }
}
