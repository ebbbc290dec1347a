package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where an actor that fills several cells has to be to come somewhere: paths lead from its position to its position, over the cells on
 * which all of it has room. For all others each answer is what was asked for.
 */
final class Anchors {

    private Anchors() {}

    /**
     * The positions of the actor from which it has come to one of those cells, in their order, then row by row: it fills the cell,
     * or stands beside it if somebody else fills that. Where others stand in its way is none of them.
     */
    static List<Point> of(TurnView turn, List<Point> places) {
        Footprint body = turn.actor().footprint();
        if (body.isOneCell()) {
            return places;
        }
        Board known = turn.board();
        Set<Point> all = new LinkedHashSet<>();
        for (Point place : places) {
            if (known.contains(place)) {
                List<Point> there = other(turn, place).isPresent() ? beside(turn, body, place) : over(body, place);
                there.stream().filter(at -> isFree(turn, body, at)).forEach(all::add);
            }
        }
        return ImmutableList.copyOf(all);
    }

    /** The positions of the actor at which it would fill a cell of somebody, where nobody else is in its way. */
    static List<Point> onto(TurnView turn, Entity other) {
        Footprint body = turn.actor().footprint();
        return body.isOneCell()
                ? other.cells()
                : other.cells().stream()
                        .flatMap(cell -> over(body, cell).stream())
                        .distinct()
                        .filter(at -> isFree(turn, body, at, other))
                        .toList();
    }

    /** Those of these positions at which all of it is on the board and nobody else is; all of them for who fills one cell. */
    static List<Point> free(TurnView turn, List<Point> positions) {
        Footprint body = turn.actor().footprint();
        return body.isOneCell()
                ? positions
                : positions.stream()
                        .filter(at -> isFree(turn, body, at))
                        .distinct()
                        .toList();
    }

    /** The positions at which it would fill a cell, row by row; some may be outside the board. */
    static List<Point> over(Footprint body, Point place) {
        return body.cells(place.plus(1 - body.width(), 1 - body.height()));
    }

    /** Where a step of one of its cells would lead onto the cell. */
    private static List<Point> beside(TurnView turn, Footprint body, Point place) {
        Set<Point> all = new LinkedHashSet<>();
        for (Direction way : turn.steps().movement().directions()) {
            over(body, place.step(way)).stream()
                    .filter(at -> !body.fills(at, place))
                    .forEach(all::add);
        }
        return ImmutableList.sortedCopyOf(Comparator.comparingInt(Point::y).thenComparingInt(Point::x), all);
    }

    private static boolean isFree(TurnView turn, Footprint body, Point at) {
        return isFree(turn, body, at, turn.actor());
    }

    private static boolean isFree(TurnView turn, Footprint body, Point at, Entity butFor) {
        return body.isOn(at, turn.board().width(), turn.board().height())
                && allInTheWay(turn, body.cells(at)).stream()
                        .allMatch(other -> other.id().equals(butFor.id()));
    }

    private static Optional<Entity> other(TurnView turn, Point cell) {
        return turn.board()
                .occupantAt(cell)
                .filter(other -> !other.id().equals(turn.actor().id()));
    }

    /** Who stands in the way of a step: of several the first, row by row. */
    static Optional<Entity> inTheWay(TurnView turn, Direction way) {
        List<Point> ahead = turn.ahead(way);
        for (int i = 0; i < ahead.size(); i++) {
            Optional<Entity> other = turn.board().occupantAt(ahead.get(i));
            if (other.isPresent()) {
                return other;
            }
        }
        return Optional.empty();
    }

    /** All others who fill one of these cells, each once. */
    static List<Entity> allInTheWay(TurnView turn, List<Point> cells) {
        if (cells.size() == 1) {
            return other(turn, cells.get(0)).map(ImmutableList::of).orElseGet(ImmutableList::of);
        }
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        Set<EntityId> found = new LinkedHashSet<>();
        for (Point cell : cells) {
            other(turn, cell).filter(each -> found.add(each.id())).ifPresent(all::add);
        }
        return all.build();
    }

    /** The places that others leave it no room for: the cells that they fill, for who fills one itself. */
    static BitGridView occupied(Board board, Entity mover) {
        return LargePlaces.meeting(mover, filledByOthers(board, mover));
    }

    /** Whether it fills a cell. */
    static boolean isOn(TurnView turn, Point cell) {
        return turn.position().equals(cell)
                || (turn.actor().has(Body.class) && turn.cells().contains(cell));
    }

    /** The place from which it aims out of that cell in a direction, as {@link TurnView#origin} says where nobody stands beside it. */
    static Point aiming(TurnView turn, Point from, Direction way) {
        if (!turn.actor().has(Body.class)) {
            return from;
        }
        Point here = turn.position();
        Point origin = turn.ahead(way).get(0).step(way.opposite());
        return from.plus(here.x() - origin.x(), here.y() - origin.y());
    }

    /** All cells that others fill. */
    static BitGrid filledByOthers(Board board, Entity mover) {
        BitGrid filled = BitGrid.of(board.width(), board.height());
        List<Entity> all = board.entities();
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (entity.id().equals(mover.id())) {
                continue;
            }
            if (entity.has(Body.class)) {
                entity.cells().stream()
                        .filter(cell -> fills(entity, board, cell))
                        .forEach(filled::set);
            } else {
                entity.position().filter(cell -> fills(entity, board, cell)).ifPresent(filled::set);
            }
        }
        return filled;
    }

    private static boolean fills(Entity entity, Board board, Point cell) {
        return board.occupantAt(cell)
                .filter(occupant -> occupant.id().equals(entity.id()))
                .isPresent();
    }
}
