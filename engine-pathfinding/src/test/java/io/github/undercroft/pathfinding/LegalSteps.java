package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.Footprint;
import java.util.List;

/** Says of each step of a path by itself whether a request allows it. */
final class LegalSteps {

    private final PathRequest request;
    private final PathGround ground;
    private final CostFunction cost;
    private final Footprint footprint;

    private LegalSteps(PathRequest request) {
        this.request = request;
        ground = request.ground();
        cost = ground.prices();
        footprint = request.options().footprint();
    }

    static void check(PathRequest request, Point from, Direction step) {
        assertThat(new LegalSteps(request).allow(from, step))
                .as("%s from %s of the %s", step, from, request)
                .isTrue();
    }

    private boolean allow(Point from, Direction step) {
        Movement movement = ground.movement();
        List<Point> cells = cells(from);
        boolean ontoGoal = request.goals().contains(from.step(step));
        return movement.allows(step)
                && cells.stream().allMatch(cell -> isOpen(cell, cell.step(step), ontoGoal))
                && !(movement.needsBothSides()
                        && step.isDiagonal()
                        && !(hasRoom(cells, step.dx(), 0) && hasRoom(cells, 0, step.dy())));
    }

    private List<Point> cells(Point corner) {
        return new Rect(corner.x(), corner.y(), footprint.width(), footprint.height()).points();
    }

    private boolean isInside(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < ground.width() && cell.y() < ground.height();
    }

    private boolean isOpen(Point from, Point to, boolean ontoGoal) {
        if (!isInside(to) || !isInside(from)) {
            return false;
        }
        double price = ontoGoal
                ? cost.costOntoGoal(from.x(), from.y(), to.x(), to.y())
                : cost.cost(from.x(), from.y(), to.x(), to.y());
        PathRequest.Occupied occupied = request.options().occupied();
        return price < CostFunction.BLOCKED
                && !(occupied != null
                        && occupied.cells().get(to)
                        && occupied.policy().price() == CostFunction.BLOCKED
                        && !(ontoGoal && occupied.policy().sparesGoal()));
    }

    private boolean hasRoom(List<Point> cells, int dx, int dy) {
        return cells.stream()
                .allMatch(cell -> isInside(cell.plus(dx, dy))
                        && cost.leavesRoom(cell.x(), cell.y(), cell.x() + dx, cell.y() + dy));
    }
}
