package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The steps that an actor believes it can take. All answers follow the order of {@link Direction}. */
final class Ways {

    private static final List<Motility> WALKS = ImmutableList.of(Motility.WALK);

    private final TurnView turn;
    private final Board known;
    private final Point here;
    private final Footprint body;
    private final Movement movement;
    private final List<Motility> motilities;

    Ways(TurnView turn) {
        this.turn = turn;
        this.known = turn.board();
        this.here = turn.position();
        this.body = turn.actor().footprint();
        this.movement = turn.steps().movement();
        this.motilities = turn.actor().get(Moves.class).map(Moves::by).orElse(WALKS);
    }

    /** How many steps it is to there over open ground. */
    long distance(Point from, Point to) {
        Metric metric = movement == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.CHEBYSHEV;
        return (long) metric.distance(from, to);
    }

    /** Whether the actor can pass the terrain of all cells that it fills if its position is there, occupied or not. */
    boolean isOpen(Point at) {
        return body.isOneCell() ? isPassable(at) : body.cells(at).stream().allMatch(this::isPassable);
    }

    private boolean isPassable(Point cell) {
        for (Motility motility : motilities) {
            if (known.isPassable(cell, motility)) {
                return true;
            }
        }
        return false;
    }

    /** Whether bumping into that cell does something, like opening a door. */
    boolean isUsable(Point cell) {
        return known.terrainAt(cell).whenBumped(turn, cell).isPresent();
    }

    /** Whether bumping into that cell may open it. A lock answers a bump with a try, which fails for ever without its key. */
    private boolean canOpen(Point cell) {
        return isUsable(cell) && !(known.terrainAt(cell) instanceof LockableDoor door && !door.opensFor(turn));
    }

    /** The steps to free cells. */
    List<Direction> free() {
        return free(here);
    }

    private List<Direction> free(Point from) {
        return movement.directions().stream()
                .filter(direction -> isFree(from.step(direction)) && !cutsCorner(from, direction))
                .collect(ImmutableList.toImmutableList());
    }

    /** The step to the nearest closed door that opens, over free cells of one sort, or the bump that opens it. */
    Optional<Direction> toDoor(Predicate<Point> through) {
        return door(here).or(() -> first(through, at -> through.test(at) && door(at).isPresent()));
    }

    private Optional<Direction> door(Point from) {
        return movement.directions().stream()
                .filter(way -> !isOpen(from.step(way))
                        && body.cells(from.step(way)).stream().anyMatch(this::canOpen))
                .findFirst();
    }

    /** The first step of the shortest way over free cells of one sort to one of another; empty if there is none. O(cells). */
    Optional<Direction> first(Predicate<Point> through, Predicate<Point> goal) {
        Map<Point, Direction> reached = new LinkedHashMap<>();
        List<Point> next = new ArrayList<>(ImmutableList.of(here));
        for (int i = 0; i < next.size(); i++) {
            Point from = next.get(i);
            for (Direction way : free(from)) {
                Point to = from.step(way);
                Direction first = reached.getOrDefault(from, way);
                if (goal.test(to)) {
                    return Optional.of(first);
                }
                if (through.test(to) && reached.putIfAbsent(to, first) == null) {
                    next.add(to);
                }
            }
        }
        return Optional.empty();
    }

    private boolean isFree(Point at) {
        if (body.isOneCell()) {
            return isOpen(at) && known.occupantAt(at).isEmpty();
        }
        return isOpen(at)
                && body.cells(at).stream()
                        .allMatch(cell -> known.occupantAt(cell)
                                .filter(other -> !other.id().equals(turn.actor().id()))
                                .isEmpty());
    }

    /** Whether the ground or gas there harms, and that where the actor stands does not. */
    private boolean isWorse(Point to) {
        return harm(to).isPresent() && harm(here).isEmpty();
    }

    /** What harms the actor if its position is there: the first that does, row by row. */
    Optional<ActiveTerrain> harm(Point at) {
        for (Point cell : body.cells(at)) {
            Optional<ActiveTerrain> harm = ActiveTerrain.harming(known, cell, turn, turn.actor());
            if (harm.isPresent()) {
                return harm;
            }
        }
        return Optional.empty();
    }

    private boolean cutsCorner(Point from, Direction direction) {
        return movement.needsBothSides()
                && direction.isDiagonal()
                && !(isOpen(from.plus(direction.dx(), 0)) && isOpen(from.plus(0, direction.dy())));
    }

    /**
     * The step that comes nearest to a place, as the crow flies; empty if none comes nearer. Doors may be opened; who stands on
     * ground that does not harm stays on such.
     */
    Optional<Direction> toward(Point goal) {
        double min = Metric.EUCLIDEAN.distance(body.nearest(here, goal), goal);
        Optional<Direction> best = Optional.empty();
        for (Direction direction : movement.directions()) {
            Point to = here.step(direction);
            double left = Metric.EUCLIDEAN.distance(body.nearest(to, goal), goal);
            boolean possible = turn.ahead(direction).stream().anyMatch(this::canOpen)
                    || (isFree(to) && !cutsCorner(here, direction) && !isWorse(to));
            if (left < min && possible) {
                min = left;
                best = Optional.of(direction);
            }
        }
        return best;
    }

    /** The same from the nearest cell of the actor, if its position is there, to the nearest one of somebody else. */
    long distance(Point from, Entity other) {
        Point at = other.position().orElseThrow();
        Footprint size = other.footprint();
        if (!size.isOneCell()) {
            at = size.nearest(at, body.nearest(from, at));
        }
        return distance(body.nearest(from, at), at);
    }

    /** The free step after which the nearest of these is farthest; empty if none leads farther from the nearest one. */
    Optional<Direction> awayFrom(List<Entity> dangers) {
        long max = nearest(here, dangers);
        long maxTogether = 0;
        Optional<Direction> best = Optional.empty();
        for (Direction direction : free()) {
            Point to = here.step(direction);
            long near = nearest(to, dangers);
            long together =
                    dangers.stream().mapToLong(danger -> distance(to, danger)).sum();
            if (near > max || (best.isPresent() && near == max && together > maxTogether)) {
                max = near;
                maxTogether = together;
                best = Optional.of(direction);
            }
        }
        return best;
    }

    private long nearest(Point from, List<Entity> dangers) {
        return dangers.stream()
                .mapToLong(danger -> distance(from, danger))
                .min()
                .orElse(Long.MAX_VALUE);
    }
}
