package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import java.util.Optional;

/** Finds out what prevents a step of a request. */
final class StepCheck {

    private final PathRequest request;
    private final PathGround ground;
    private final CostFunction cost;
    private final Footprint footprint;

    StepCheck(PathRequest request) {
        this.request = request;
        ground = request.ground();
        cost = ground.prices();
        footprint = request.options().footprint();
    }

    Optional<Obstacle> obstacle(Point from, Direction direction) {
        Movement movement = ground.movement();
        if (!movement.allows(direction)) {
            return Optional.of(new Obstacle.NoSuchStep(direction, movement));
        }
        for (int dy = 0; dy < footprint.height(); dy++) {
            for (int dx = 0; dx < footprint.width(); dx++) {
                Optional<Obstacle> found =
                        ofCell(from.plus(dx, dy), from.plus(dx, dy).step(direction), isGoal(from.step(direction)));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        if (movement.needsBothSides() && direction.isDiagonal()) {
            return corner(from, from.plus(direction.dx(), 0)).or(() -> corner(from, from.plus(0, direction.dy())));
        }
        return Optional.empty();
    }

    private boolean isGoal(Point cell) {
        CellTest test = request.goalTest();
        return test == null ? request.goals().contains(cell) : isInside(cell) && test.test(cell.x(), cell.y());
    }

    private boolean isInside(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < ground.width() && cell.y() < ground.height();
    }

    private Optional<Obstacle> ofCell(Point from, Point to, boolean ontoGoal) {
        if (!isInside(to) || !isInside(from)) {
            return Optional.of(new Obstacle.OffTheGrid(isInside(from) ? to : from));
        }
        double price = ontoGoal
                ? cost.costOntoGoal(from.x(), from.y(), to.x(), to.y())
                : cost.cost(from.x(), from.y(), to.x(), to.y());
        if (price == CostFunction.BLOCKED) {
            return Optional.of(ofBlocked(to));
        }
        Occupied occupied = request.options().occupied();
        if (occupied != null
                && occupied.cells().get(to)
                && occupied.policy().price() == CostFunction.BLOCKED
                && !(ontoGoal && occupied.policy().sparesGoal())) {
            return Optional.of(new Obstacle.Occupied(to));
        }
        return Optional.empty();
    }

    private Obstacle ofBlocked(Point to) {
        if (ground instanceof TollGround board) {
            return ofTolled(to, board);
        }
        return ground instanceof PricedGrid ? new Obstacle.Forbidden(to) : new Obstacle.BlockedGround(to, "blocked");
    }

    private static Obstacle ofTolled(Point to, TollGround board) {
        return board.wallAt(to)
                .<Obstacle>map(wall -> new Obstacle.BlockedGround(to, wall))
                .orElseGet(() -> board.occupied().get(to) ? new Obstacle.Occupied(to) : new Obstacle.Forbidden(to));
    }

    private Optional<Obstacle> corner(Point from, Point side) {
        for (int dy = 0; dy < footprint.height(); dy++) {
            for (int dx = 0; dx < footprint.width(); dx++) {
                Point beside = side.plus(dx, dy);
                if (!isInside(beside) || !cost.leavesRoom(from.x() + dx, from.y() + dy, beside.x(), beside.y())) {
                    return Optional.of(new Obstacle.CornerCut(beside));
                }
            }
        }
        return Optional.empty();
    }
}
