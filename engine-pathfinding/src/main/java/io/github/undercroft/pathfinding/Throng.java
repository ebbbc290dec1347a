package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.perception.Awareness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The allies who press on towards the same enemies, side by side. While one of them queues in a narrow place, who stands before
 * it goes on deeper into the room, if there is a free cell: first one that is beside an enemy too. So nobody holds a doorway
 * against its friends. Depth is how far it is from all who queue, and nobody steps back towards them in the meantime, so
 * this comes to an end.
 */
final class Throng {

    private static final WorkspaceKey<DistanceField> DEPTHS = WorkspaceKey.of("throng depths", DistanceField::new);
    private static final WorkspaceKey<DistanceField> WAYS = WorkspaceKey.of("throng ways", DistanceField::new);
    /** More than the rounding of a sum of steps. */
    private static final double A_LITTLE = 1e-6;

    /** How many cells away one still belongs together. */
    private static final int CLOSE = 2;

    private final TurnView turn;
    private final Point here;
    private final Movement movement;
    private final BitGridView open;
    private final List<Point> enemies;
    /** How far it is to the nearest enemy. */
    private final DistanceField ways;
    /** How far it is from the last one in the queue. */
    private final DistanceField depths;
    /** How far the last one has to go. */
    private double longest;
    /** Where the allies stand with whom the actor is side by side, at any remove. */
    private final List<Point> members = new ArrayList<>();

    private final List<Point> queuing;

    private Throng(TurnView turn, List<Point> enemies, List<Point> allies) {
        this.turn = turn;
        this.here = turn.position();
        this.movement = turn.steps().movement();
        this.open = BoardCost.of(turn).open();
        this.enemies = enemies;
        this.depths = turn.workspace(DEPTHS);
        this.ways = turn.workspace(WAYS);
        this.queuing = gather(allies);
        if (!queuing.isEmpty()) {
            ways.compute(on(open).toEach(enemies));
            Point last = queuing.stream()
                    .max(Comparator.<Point>comparingDouble(cell -> ways.distance(cell))
                            .thenComparing(Comparator.reverseOrder()))
                    .orElseThrow();
            longest = ways.distance(last);
            BitGrid free = BitGrid.copyOf(open);
            enemies.forEach(free::clear); // nobody goes through them
            depths.compute(on(free).to(last));
        }
    }

    private FieldRequest on(BitGridView cells) {
        return FieldRequest.on(FieldGround.open(cells, movement));
    }

    /** @return the throng in which the actor is; empty if no ally is close, or no enemy in view */
    static Optional<Throng> around(TurnView turn, Awareness aware) {
        if (aware.enemies().isEmpty()) {
            return Optional.empty();
        }
        List<Point> allies = places(aware.allies());
        return allies.stream().anyMatch(ally -> isClose(turn.position(), ally))
                ? Optional.of(new Throng(turn, places(aware.enemies()), allies))
                : Optional.empty();
    }

    private static List<Point> places(List<Entity> entities) {
        return entities.stream().flatMap(entity -> entity.position().stream()).collect(ImmutableList.toImmutableList());
    }

    /** Finds the members, and gives those of them who queue. */
    private List<Point> gather(List<Point> allies) {
        List<Point> rest = new ArrayList<>(allies);
        List<Point> reached = new ArrayList<>();
        List<Point> queue = new ArrayList<>();
        reached.add(here);
        if (isNarrow(here)) {
            queue.add(here);
        }
        for (int i = 0; i < reached.size(); i++) {
            Point from = reached.get(i);
            for (int j = rest.size() - 1; j >= 0; j--) {
                if (isClose(from, rest.get(j))) {
                    Point next = rest.remove(j);
                    reached.add(next);
                    if (isNarrow(next)) {
                        queue.add(next);
                    }
                }
            }
        }
        reached.remove(0);
        members.addAll(reached);
        return queue;
    }

    private static boolean isClose(Point one, Point other) {
        return Metric.CHEBYSHEV.distance(one, other) <= CLOSE;
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

    /** Whether a blow could reach an enemy from there; blows pass corners. */
    private boolean isBesideEnemy(Point cell) {
        return enemies.stream()
                .anyMatch(enemy ->
                        Direction.between(cell, enemy).filter(movement::allows).isPresent());
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
        Optional<Direction> fighting = free().filter(
                        way -> depth(here.step(way)) > depth(here) && isBesideEnemy(here.step(way)))
                .findFirst();
        return fighting.or(
                () -> free().filter(way -> depth(here.step(way)) > depth(here)).findFirst());
    }

    /** Where one fights as well as here, and stands less in the way. */
    Optional<Direction> out() {
        long sides = openSides(here);
        return free().filter(way -> isBesideEnemy(here.step(way)) && openSides(here.step(way)) > sides)
                .findFirst();
    }

    private Stream<Direction> free() {
        return movement.directions().stream()
                .filter(way -> isStep(here, way) && !turn.perceived().isOccupied(here.step(way)));
    }

    private long openSides(Point cell) {
        return Direction.all().stream().filter(way -> isOpen(cell.step(way))).count();
    }

    /** Whether the actor itself queues, and so first tries to get on by itself. */
    boolean isInQueue() {
        return queuing.contains(here);
    }

    /** Whether that step does not lead back towards those who queue. */
    boolean allows(Direction direction) {
        return !isQueued() || depth(here.step(direction)) >= depth(here) || isBehind();
    }

    /** Whether the actor stands before those who queue, and a member close to it is closer to them. */
    private boolean isPressed() {
        return !isBehind() && members.stream().anyMatch(member -> isClose(here, member) && depth(member) < depth(here));
    }

    /** Whether its way leads past the last one in the queue. */
    private boolean isBehind() {
        return ways.distance(here) + A_LITTLE > longest + depth(here);
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
