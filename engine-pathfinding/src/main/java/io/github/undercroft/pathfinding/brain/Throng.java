package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.sense.Awareness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A crowd of allies that see the same enemies and press on towards them, side by side. While the last one of those who queue
 * in a narrow place (the largest one, if there are several) can't fight, an ally in it or in front of it moves deeper into the
 * room, if there is a free cell, preferably one beside an enemy. So nobody blocks a doorway for its friends. One who fights goes
 * where it does not only if it is pushed and there is a room to go to.
 *
 * <p>The depth of a cell is its distance from the last one in the queue, round the enemies; nobody steps to a lower depth
 * meanwhile. On the shortest path from the last one to any free cell, the ally right before that cell can move deeper, so
 * somebody can always go on. As long as the last one is the same, depths only grow. Where corridors cross it may change each
 * turn, and those who fight would move round and round; so {@link Pursuit} strikes now and then instead.
 *
 * <p>The narrow places are kept with the ground, and so are the two fields for all who hunt the same enemies: they are
 * corrected where the enemies or the last one have moved.
 */
final class Throng {

    private static final WorkspaceKey<DistanceField> DEPTHS = WorkspaceKey.of("throng depths", DistanceField::new);
    private static final WorkspaceKey<DistanceField> WAYS = WorkspaceKey.of("throng ways", DistanceField::new);
    /** More than the rounding of a sum of steps. */
    private static final double A_LITTLE = 1e-6;

    /** The maximum distance in cells between members. */
    private static final int CLOSE = 2;

    private final TurnView turn;
    private final Point here;
    private final Movement movement;
    private final BitGridView open;
    private final BitGridView narrow;
    private final List<Point> enemies;
    /** How far it is to the nearest enemy. */
    private final DistanceField ways;
    /** How far it is from the last one in the queue. */
    private final DistanceField depths;
    /** The distance that the last one has to go. */
    private double longest;
    /** Whether there is a queue, whose last one can't fight where it is. Nobody makes room for those who fight. */
    private boolean isLastWaiting;
    /** The cells of the allies connected with the actor, directly or through others. */
    private final List<Point> members = new ArrayList<>();

    /** The narrow place in which they queue. */
    private final BitGrid queue;

    private Throng(TurnView turn, KnownGround ground, List<Point> enemies, List<Point> allies) {
        this.turn = turn;
        this.here = turn.position();
        this.movement = turn.steps().movement();
        this.open = ground.open();
        this.narrow = ground.narrow();
        this.enemies = enemies;
        this.depths = turn.workspace(DEPTHS);
        this.ways = turn.workspace(WAYS);
        gather(allies);
        this.queue = Narrows.largest(ground.narrow(), enemies, Iterables.concat(List.of(here), members));
        if (queue.count() > 0) {
            ways.compute(on(open).toEach(enemies));
            Point last = Stream.concat(Stream.of(here), members.stream())
                    .filter(cell -> queue.get(cell.x(), cell.y()))
                    .max(Comparator.<Point>comparingDouble(cell -> ways.distance(cell))
                            .thenComparing(Comparator.reverseOrder()))
                    .orElseThrow();
            longest = ways.distance(last);
            isLastWaiting = !isBesideEnemy(last);
            BitGrid free = BitGrid.copyOf(open);
            enemies.forEach(free::clear); // nobody goes through them
            for (Point cell : queue.points()) {
                if (ways.distance(cell) > longest + A_LITTLE) {
                    free.clear(cell); // there is no room behind the last one
                }
            }
            depths.compute(on(free).to(last));
        }
    }

    private FieldRequest on(BitGridView cells) {
        return FieldRequest.on(FieldGround.open(cells, movement));
    }

    /** @return the throng in which the actor is; empty if no ally is close, no enemy in view, or nobody queues */
    static Optional<Throng> around(TurnView turn, Awareness aware, List<Entity> enemies) {
        KnownGround ground = KnownGround.of(turn);
        boolean isLarge = turn.actor().has(Body.class); // there is no corridor in which it queues
        if (enemies.isEmpty() || isLarge || !isSomebodyIn(ground.narrow(), turn.board())) {
            return Optional.empty();
        }
        List<Point> targets = places(enemies);
        List<Point> allies = places(aware.allies()).stream()
                .filter(ally -> mayPress(turn, ally, targets))
                .toList();
        if (!isAnyClose(turn.position(), allies)) {
            return Optional.empty();
        }
        return Optional.of(new Throng(turn, ground, targets, allies)).filter(Throng::isQueued);
    }

    /** Whether somebody there can see an enemy; in a game without senses everybody does. */
    private static boolean mayPress(TurnView turn, Point ally, List<Point> targets) {
        return turn.perception().isEmpty()
                || targets.stream()
                        .anyMatch(target -> LineOfSight.isClear(turn.board().transparent(), ally, target));
    }

    /** Checked first: in the open nobody queues, so there is no need to find allies. */
    private static boolean isSomebodyIn(BitGridView narrow, Board known) {
        List<Entity> all = known.entities();
        for (int i = 0; i < all.size(); i++) {
            Optional<Point> at = all.get(i).position();
            if (at.isPresent() && narrow.get(at.get().x(), at.get().y())) {
                return true;
            }
        }
        return false;
    }

    private static List<Point> places(List<Entity> entities) {
        ImmutableList.Builder<Point> places = ImmutableList.builderWithExpectedSize(entities.size());
        for (int i = 0; i < entities.size(); i++) {
            places.addAll(entities.get(i).cells());
        }
        return places.build();
    }

    /** Finds the members. */
    private void gather(List<Point> allies) {
        List<Point> rest = new ArrayList<>(allies);
        List<Point> reached = new ArrayList<>();
        reached.add(here);
        for (int i = 0; i < reached.size(); i++) {
            Point from = reached.get(i);
            for (int j = rest.size() - 1; j >= 0; j--) {
                if (isClose(from, rest.get(j))) {
                    reached.add(rest.remove(j));
                }
            }
        }
        members.addAll(reached.subList(1, reached.size()));
    }

    private static boolean isAnyClose(Point one, List<Point> others) {
        for (int i = 0; i < others.size(); i++) {
            if (isClose(one, others.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isClose(Point one, Point other) {
        return Metric.CHEBYSHEV.distance(one, other) <= CLOSE;
    }

    /** Whether a blow could reach an enemy from there; blows pass corners. */
    boolean isBesideEnemy(Point cell) {
        return enemies.stream()
                .anyMatch(enemy ->
                        Direction.between(cell, enemy).filter(movement::allows).isPresent());
    }

    /** Whether somebody queues for whom the actor might have to make room. */
    private boolean isQueued() {
        return isLastWaiting;
    }

    /** Where to go to make room: deeper into the room. */
    Optional<Direction> deeper() {
        boolean isBefore = isInQueue() ? depth(here) > 0 : isPressed();
        if (!isBefore) {
            return Optional.empty();
        }
        Optional<Direction> fighting = deeperAndFighting();
        return fighting.isPresent() || (isBesideEnemy(here) && !hasRoomDeeper())
                ? fighting
                : free().filter(this::leadsDeeper).findFirst();
    }

    /** Whether somebody pushes and a cell deeper in a room is free; in a corridor one who fights would only be replaced. */
    private boolean hasRoomDeeper() {
        boolean isPushed = members.stream()
                .anyMatch(member -> Metric.CHEBYSHEV.within(here, member, 1) && depth(member) < depth(here));
        if (!isPushed) {
            return false;
        }
        double deep = depth(here);
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                boolean isInRoom = open.get(x, y) && !narrow.get(x, y) && depths.distance(x, y) > deep;
                if (isInRoom && isFreeAndReached(new Point(x, y))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFreeAndReached(Point cell) {
        return depths.isReachable(cell) && !turn.board().isOccupied(cell);
    }

    /** A cell where the actor fights as well as here, and is less in the way. */
    Optional<Direction> out() {
        return deeperAndFighting();
    }

    private Optional<Direction> deeperAndFighting() {
        return free().filter(way -> leadsDeeper(way) && isBesideEnemy(here.step(way)))
                .findFirst();
    }

    boolean leadsDeeper(Direction way) {
        return depth(here.step(way)) > depth(here);
    }

    private Stream<Direction> free() {
        return movement.directions().stream()
                .filter(way -> isStep(here, way) && !turn.board().isOccupied(here.step(way)));
    }

    /** Whether the actor itself queues, and so first tries to get on by itself. */
    boolean isInQueue() {
        return queue.get(here.x(), here.y());
    }

    /** Whether that step does not lead back towards those who queue. */
    boolean allows(Direction direction) {
        return depth(here.step(direction)) >= depth(here) || isBehind();
    }

    /** Whether the actor stands before those who queue, and a member close to it is closer to them. */
    private boolean isPressed() {
        return !isBehind() && members.stream().anyMatch(member -> isClose(here, member) && depth(member) < depth(here));
    }

    /** Whether its way leads past the last one in the queue. */
    private boolean isBehind() {
        return ways.distance(here) + A_LITTLE > longest + depth(here);
    }

    /** Lower than any depth. */
    private double depth(Point cell) {
        return depths.isReachable(cell) ? depths.distance(cell) : -1;
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
