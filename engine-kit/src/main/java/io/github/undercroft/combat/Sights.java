package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.area.Anchor;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** Finds the target of an area weapon, on the board as it is or as an actor knows it. */
final class Sights {

    private final TurnView turn;
    private final Board board;
    private final AreaWeapon weapon;
    private final Aim aim;

    Sights(TurnView turn, Board board, AreaWeapon weapon, Aim aim) {
        this.aim = aim;
        this.turn = turn;
        this.board = board;
        this.weapon = weapon;
    }

    Optional<Target> take(Point from) {
        return end(from).flatMap(end -> covering(area(from, end), end));
    }

    /** The cells that an aim covers, occupied or not; none if the shot is impossible. */
    List<Point> area(Point from) {
        return end(from).map(end -> area(from, end)).orElse(ImmutableList.of());
    }

    /** What an aim covers, whoever is there; empty if the shot is impossible. */
    Optional<Target> unoccupied(Point from) {
        return end(from).map(end -> new Target(ImmutableList.of(), end.path(), area(from, end)));
    }

    /** Where a shot ends, and the cells that it flies over. */
    private record End(Point at, List<Point> path) {}

    private List<Point> area(Point from, End end) {
        return weapon.shape().cells(board.passable(Motility.FLY), from, end.at());
    }

    private Optional<End> end(Point from) {
        if (weapon.shape().anchor() == Anchor.START) {
            Point toward = aim instanceof Aim.At at
                    ? at.target()
                    : aim.cells(this::isOpen, from, 1).get(0);
            return Optional.of(new End(toward, ImmutableList.of()));
        }
        // No flight is longer than the board; a line to far outside need not be drawn to its end.
        List<Point> line =
                aim.cells(this::isOpen, from, Math.min(weapon.trajectory().range(), board.width() + board.height()));
        if (weapon.trajectory().course() == Trajectory.Course.LOBBED && aim instanceof Aim.At at) {
            boolean inRange = Metric.CHEBYSHEV.within(
                    from, at.target(), weapon.trajectory().range());
            return inRange && line.stream().allMatch(this::isOpen)
                    ? Optional.of(new End(at.target(), line))
                    : Optional.empty();
        }
        List<Point> flown = flown(line);
        return flown.isEmpty() ? Optional.empty() : Optional.of(new End(flown.get(flown.size() - 1), flown));
    }

    private List<Point> flown(List<Point> line) {
        ImmutableList.Builder<Point> flown = ImmutableList.builder();
        for (Point cell : line) {
            if (!isOpen(cell)) {
                break;
            }
            flown.add(cell);
            if (board.occupantAt(cell).filter(this::stops).isPresent()) {
                break;
            }
        }
        return flown.build();
    }

    private boolean isOpen(Point cell) {
        return board.isPassable(cell, Motility.FLY);
    }

    private boolean stops(Entity occupant) {
        boolean passedOver = weapon.allies() == AllyPolicy.REACHES_OVER && isOwn(occupant);
        return !passedOver || !occupant.has(Destructible.class);
    }

    private boolean isOwn(Entity occupant) {
        return turn.spares(occupant, aim);
    }

    private boolean isOneself(Entity occupant) {
        return occupant.id().equals(turn.actor().id());
    }

    private Optional<Target> covering(List<Point> area, End end) {
        ImmutableList.Builder<EntityId> struck = ImmutableList.builder();
        boolean worthIt = false;
        for (Point cell : area) {
            Optional<Entity> occupant = board.occupantAt(cell).filter(each -> each.has(Destructible.class));
            if (occupant.isEmpty()) {
                continue;
            }
            boolean own = isOwn(occupant.get());
            if (own && weapon.allies() == AllyPolicy.HOLDS_FIRE) {
                return Optional.empty();
            }
            if (!own || weapon.allies() == AllyPolicy.HITS_ANYONE) {
                struck.add(occupant.get().id());
                worthIt |= !isOneself(occupant.get());
            }
        }
        return worthIt ? Optional.of(new Target(struck.build(), end.path(), area)) : Optional.empty();
    }
}
