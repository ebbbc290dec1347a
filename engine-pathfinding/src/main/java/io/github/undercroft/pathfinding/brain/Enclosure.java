package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Cells from which no way leads out for an actor while the terrain stays the same: around them are walls, doors that it
 * cannot open, and entities that never move. The latter two are checked again each time, so the result is right for every
 * actor, and never depends on who asked before.
 */
final class Enclosure {

    /** All cells that can be reached, and perhaps a few more. */
    private final BitGridView inside;
    /** The cells beside these. */
    private final BitGridView edge;
    /** Those of them that are closed only to some actors, or only for now. */
    private final List<Point> barred;

    private final BitGridView open;

    private Enclosure(BitGridView inside, BitGridView edge, List<Point> barred, BitGridView open) {
        this.inside = inside;
        this.edge = edge;
        this.barred = barred;
        this.open = open;
    }

    /**
     * The enclosure around the actor.
     *
     * @param open the cells that it can pass
     * @param isWall which occupants are walls to it
     */
    static Enclosure around(TurnView turn, BitGridView open, Predicate<Entity> isWall) {
        BitGrid atMost = BitGrid.copyOf(turn.board().bumpable());
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
        beside.andNot(inside);
        barred.and(beside);
        return new Enclosure(inside, beside, barred.points(), open);
    }

    /**
     * The same enclosure on changed ground; empty if a cell beside it that was a wall might now be passed.
     *
     * @param nowOpen the cells that can be passed now
     * @param nowAtMost these, and what might be a door to somebody
     */
    Optional<Enclosure> on(BitGridView nowOpen, BitGridView nowAtMost) {
        BitGrid ways = BitGrid.copyOf(nowAtMost);
        ways.and(edge);
        barred.forEach(ways::clear);
        return ways.firstSet().isEmpty() ? Optional.of(new Enclosure(inside, edge, barred, nowOpen)) : Optional.empty();
    }

    /** Corners are cut at occupants, because they leave room where walls do not. */
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
        Optional<Entity> occupant = turn.board().occupantAt(at);
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

    /** Whether one of these cells is inside or may be reached from inside; a goal may be entered even if it is occupied. */
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
