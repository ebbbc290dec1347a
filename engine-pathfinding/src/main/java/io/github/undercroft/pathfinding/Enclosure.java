package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Cells out of which no way leads for an actor, as long as the terrain stays as it is: round them are walls, doors that it
 * cannot open, and those who never move. The latter two are asked again each time, so what it says holds for whoever
 * asks, and never depends on who asked before.
 */
final class Enclosure {

    /** All cells that can be reached, and perhaps a few more. */
    private final BitGridView inside;
    /** The cells beside these that are closed only to some, or only for now. */
    private final List<Point> barred;

    private final BitGridView open;

    private Enclosure(BitGridView inside, List<Point> barred, BitGridView open) {
        this.inside = inside;
        this.barred = barred;
        this.open = open;
    }

    /**
     * That around the actor.
     *
     * @param open where the terrain lets it through
     * @param isWall who is no less to it than a wall, of those who fill cells
     */
    static Enclosure around(TurnView turn, BitGridView open, Predicate<Entity> isWall) {
        BitGrid atMost = BitGrid.copyOf(turn.perceived().bumpable());
        atMost.or(open);
        BitGrid barred = BitGrid.of(atMost.width(), atMost.height());
        atMost.forEach((x, y) -> {
            if (isBarred(turn, open, new Point(x, y), isWall)) {
                barred.set(x, y);
            }
        });
        atMost.andNot(barred);
        atMost.set(turn.position());
        Movement movement = movement(turn, open, barred);
        BitGrid inside = FloodFill.of(movement).reachable(atMost, turn.position());
        BitGrid beside = BitGrid.of(inside.width(), inside.height());
        movement.directions().forEach(way -> beside.orShifted(inside, way));
        beside.and(barred);
        return new Enclosure(inside, beside.points(), open);
    }

    /** Corners are cut at those who bar the way, as they leave room where walls do not. */
    private static Movement movement(TurnView turn, BitGridView open, BitGridView barred) {
        Movement movement = turn.steps().movement();
        BitGrid filled = BitGrid.copyOf(barred);
        filled.and(open);
        return movement.needsBothSides() && filled.firstSet().isPresent() ? Movement.EIGHT_WAY : movement;
    }

    private static boolean isBarred(TurnView turn, BitGridView open, Point at, Predicate<Entity> isWall) {
        return isFilled(turn, at, isWall) || (!open.get(at) && !DoorKnowledge.isDoor(turn, at));
    }

    private static boolean isFilled(TurnView turn, Point at, Predicate<Entity> isWall) {
        Optional<Entity> occupant = turn.perceived().occupantAt(at);
        return occupant.isPresent() && !occupant.get().id().equals(turn.actor().id()) && isWall.test(occupant.get());
    }

    /** Whether the actor is in there, and all ways out are still barred to it. */
    boolean holds(TurnView turn, Predicate<Entity> isWall) {
        if (!inside.get(turn.position())) {
            return false;
        }
        for (int i = 0; i < barred.size(); i++) {
            if (!isBarred(turn, open, barred.get(i), isWall)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a way out of it may lead to one of these, or it is in there; a goal may be stepped onto, whoever fills it. */
    boolean mayReach(List<Point> goals) {
        for (int i = 0; i < goals.size(); i++) {
            Point goal = goals.get(i);
            if (inside.getOrFalse(goal.x(), goal.y()) || barred.contains(goal)) {
                return true;
            }
        }
        return false;
    }
}
