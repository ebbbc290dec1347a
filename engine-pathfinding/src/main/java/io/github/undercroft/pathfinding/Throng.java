package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.perception.Awareness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The allies who press on towards the same enemies, side by side. While one of them queues in a narrow place, who stands before
 * it goes on deeper into the room, if there is a free cell: first one that is beside an enemy too. So nobody holds a doorway
 * against its friends. Depth is how far it is from all who queue, and nobody steps back towards them in the meantime, so
 * this comes to an end.
 */
final class Throng {

    private static final WorkspaceKey<DistanceField> DEPTHS = WorkspaceKey.of("throng", DistanceField::new);

    private final TurnView turn;
    private final Point here;
    private final Movement movement;
    private final BitGridView open;
    private final List<Point> enemies;
    private final DistanceField depths;
    /** Where the allies stand with whom the actor is side by side, at any remove. */
    private final BitGrid members;

    private final List<Point> queuing;

    private Throng(TurnView turn, Awareness aware) {
        this.turn = turn;
        this.here = turn.position();
        this.movement = turn.steps().movement();
        this.open = BoardCost.of(turn).open();
        this.enemies = places(aware.enemies());
        this.depths = turn.workspace(DEPTHS);
        this.members = BitGrid.of(open.width(), open.height());
        this.queuing = gather(places(aware.allies()));
        if (!queuing.isEmpty()) {
            depths.compute(FieldRequest.on(FieldGround.open(open, movement)).toEach(queuing));
        }
    }

    /** @return the throng in which the actor is; empty if no ally is beside it, or no enemy in view */
    static Optional<Throng> around(TurnView turn, Awareness aware) {
        List<Entity> enemies = aware.enemies();
        boolean isAmongAllies = !enemies.isEmpty()
                && turn.steps().movement().directions().stream()
                        .anyMatch(way -> turn.perceived()
                                .occupantAt(turn.position().step(way))
                                .filter(other -> turn.game().areAllies(turn.actor(), other))
                                .isPresent());
        return isAmongAllies ? Optional.of(new Throng(turn, aware)) : Optional.empty();
    }

    private static List<Point> places(List<Entity> entities) {
        return entities.stream().flatMap(entity -> entity.position().stream()).collect(ImmutableList.toImmutableList());
    }

    /** Finds the members, and gives those of them who queue. */
    private List<Point> gather(List<Point> allies) {
        TreeMap<Point, Boolean> free = new TreeMap<>();
        allies.forEach(ally -> free.put(ally, true));
        List<Point> reached = new ArrayList<>();
        List<Point> queue = new ArrayList<>();
        reached.add(here);
        for (int i = 0; i < reached.size(); i++) {
            for (Direction direction : movement.directions()) {
                Point next = reached.get(i).step(direction);
                if (free.remove(next) != null && isStep(reached.get(i), direction)) {
                    reached.add(next);
                    members.set(next);
                    if (isNarrow(next) && !isBesideEnemy(next)) {
                        queue.add(next);
                    }
                }
            }
        }
        return queue;
    }

    /** Whether it leads to different sides. */
    private boolean isNarrow(Point cell) {
        int sides = 0;
        boolean before = isOpen(cell.step(Direction.NORTH_WEST));
        for (Direction direction : Direction.all()) {
            boolean open = isOpen(cell.step(direction));
            sides += open && !before ? 1 : 0;
            before = open;
        }
        return sides > 1;
    }

    private boolean isBesideEnemy(Point cell) {
        for (Point enemy : enemies) {
            Optional<Direction> way = Direction.between(cell, enemy);
            if (way.isPresent() && movement.allows(way.get()) && isStep(cell, way.get())) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody queues because of whom the actor might have to make room. */
    boolean isQueued() {
        return !queuing.isEmpty();
    }

    /** Where to go to make room: deeper into the room. */
    Optional<Direction> deeper() {
        if (!isQueued() || !isPressed()) {
            return Optional.empty();
        }
        Optional<Direction> best = Optional.empty();
        for (Direction direction : movement.directions()) {
            Point to = here.step(direction);
            if (isStep(here, direction) && !turn.perceived().isOccupied(to) && depth(to) > depth(here)) {
                if (isBesideEnemy(to)) {
                    return Optional.of(direction);
                }
                best = best.or(() -> Optional.of(direction));
            }
        }
        return best;
    }

    /** Whether that step does not lead back towards those who queue. */
    boolean allows(Direction direction) {
        return !isQueued() || depth(here.step(direction)) >= depth(here);
    }

    /** Whether a member stands beside the actor who is closer to those who queue. */
    private boolean isPressed() {
        for (Direction direction : movement.directions()) {
            Point beside = here.step(direction);
            if (members.getOrFalse(beside.x(), beside.y()) && isStep(here, direction) && depth(beside) < depth(here)) {
                return true;
            }
        }
        return false;
    }

    private double depth(Point cell) {
        return depths.distance(cell);
    }

    private boolean isStep(Point from, Direction direction) {
        Point to = from.step(direction);
        boolean straight = !direction.isDiagonal() || !movement.needsBothSides();
        return isOpen(to)
                && (straight || (isOpen(from.plus(direction.dx(), 0)) && isOpen(from.plus(0, direction.dy()))));
    }

    private boolean isOpen(Point cell) {
        return open.getOrFalse(cell.x(), cell.y());
    }
}
