package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Steered;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A run: walks in a direction, step after step, until there is something to decide. In a corridor it follows the bends;
 * elsewhere it goes straight on.
 *
 * <p>It uses only what the actor knows of the level. A cell is open if its terrain lets the actor through. It is a corridor
 * if the step before led north, east, south or west and the cell has at most one open neighbour in these directions beside
 * the one that the actor comes from.
 *
 * <p>The first step is a {@link Move}, also onto ground that harms: it may open a door, and then that is all. At each turn after it, before the next
 * step, the run ends, in this order:
 *
 * <ul>
 *   <li>with {@link Disturbed}, if since the last turn the actor was hurt, a foe came into view or near (see {@link
 *       Lookout}), or it has heard a noise;
 *   <li>with {@link Stop#THING}, if somebody or something else is on the actor's cell;
 *   <li>with {@link Stop#GROUND}, if the cell has another terrain than the last one: an open door, water;
 *   <li>with {@link Stop#DOOR}, if one of the four neighbours, except the last cell, can be used by bumping into it;
 *   <li>in a corridor that the first step was into: with {@link Stop#DEAD_END}, if no neighbour but the last cell is open,
 *       and with {@link Stop#JUNCTION}, if more than one is, also at the entrance of a room;
 *   <li>elsewhere: with {@link Stop#SIDE}, if the cell to the left or to the right is open and was not at the start, or
 *       the other way round, and with {@link Stop#WALL}, if the next cell is not open;
 *   <li>with {@link Stop#HARM}, if the next cell has ground that is known to {@linkplain ActiveTerrain#harms harm}, and the actor
 *       does not fly;
 *   <li>with {@link Stop#FAR}, after {@value #MAX_STEPS} steps.
 * </ul>
 *
 * <p>Each end except a first step into a door is a refusal, which costs nothing: a player is asked again. A refused step
 * ends the run in the same way. With a foe near the run does not begin.
 *
 * @param direction the direction of the next step; in a corridor, that of the last one
 * @param along how it goes; {@link Along#START} before the first step
 * @param steps how many it has taken
 * @param hitPoints the hit points of the actor at the last turn
 * @param foes the foes that were in view at the start
 */
public record Run(Direction direction, Along along, int steps, int hitPoints, Lookout foes) implements Steered {

    /** The most steps of one run. */
    public static final int MAX_STEPS = 1000;

    /** What a run follows. */
    @SavedAs("run-along")
    public enum Along {
        /** It has not begun. */
        START,
        /** A corridor, whose bends it follows. */
        CORRIDOR,
        /** Straight on, with nothing open to the left and right. */
        NO_SIDE,
        /** Straight on, with the left side open. */
        LEFT_SIDE,
        /** Straight on, with the right side open. */
        RIGHT_SIDE,
        /** Straight on, with both sides open. */
        BOTH_SIDES
    }

    /** What ended a run. */
    public enum Stop implements Refusal {
        /** Something is here. */
        THING,
        /** The ground is another one. */
        GROUND,
        /** A door or the like is next to the actor. */
        DOOR,
        /** The corridor ends. */
        DEAD_END,
        /** The corridor goes on more than one way, or opens into a room. */
        JUNCTION,
        /** A side that was closed is open, or the other way round. */
        SIDE,
        /** It does not go on. */
        WALL,
        /** The next step would harm. */
        HARM,
        /** These were as many steps as a run has. */
        FAR
    }

    public Run {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(along, "along");
        Objects.requireNonNull(foes, "foes");
        if (steps < 0 || hitPoints < 0) {
            throw new IllegalArgumentException("A run has taken 0 steps or more, with 0 hit points or more; these are "
                    + steps + " and " + hitPoints + ". To begin, say Run.toward(direction)");
        }
    }

    /** @return a run that way */
    public static Run toward(Direction direction) {
        return new Run(direction, Along.START, 0, 0, new Lookout(ImmutableList.of()));
    }

    @Override
    public Optional<Direction> heading() {
        return Optional.of(direction);
    }

    /** Who goes astray only takes a step. */
    @Override
    public Move steered(Direction other) {
        return new Move(other);
    }

    @Override
    public int cost(TurnView turn) {
        return turn.steps().cost(direction, turn.normalCost());
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        List<Entity> inView = along == Along.START ? Watch.foes(turn) : ImmutableList.of();
        Lookout lookout = along == Along.START ? Lookout.at(inView) : foes;
        Optional<Disturbance> disturbance =
                along == Along.START ? lookout.disturbance(turn, inView) : Watch.since(turn, hitPoints, lookout);
        if (disturbance.isPresent()) {
            return ActionResult.failed(new Disturbed(disturbance.get()));
        }
        RunCourse course = new RunCourse(turn);
        Optional<Stop> stop = along == Along.START ? Optional.empty() : course.stop(this);
        if (stop.isPresent()) {
            return ActionResult.failed(stop.get());
        }
        if (along == Along.START && course.isUsable(direction)) {
            return ActionResult.alternate(new Move(direction));
        }
        Along next = along == Along.START ? course.begin(direction) : along;
        Direction way = along == Along.START ? direction : course.onward(this);
        ActionResult step = context.tryStep(way);
        return step instanceof ActionResult.Succeeded
                ? ActionResult.continues(new Run(way, next, steps + 1, Watch.hitPoints(turn), lookout))
                : step;
    }
}
