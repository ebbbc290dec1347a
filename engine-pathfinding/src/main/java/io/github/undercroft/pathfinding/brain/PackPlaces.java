package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Awareness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who of a pack goes where beside the prey. It follows from what the actor knows alone, so those who know the same come to the same: of all
 * ways of somebody to a place the shortest is taken first, on a tie that of the lower id, then the first place row by row.
 */
final class PackPlaces {

    private static final WorkspaceKey<DistanceField> WAYS = WorkspaceKey.of("pack ways", DistanceField::new);

    private final TurnView turn;
    private final Awareness aware;
    private final List<Member> members;
    private final Member prey;
    /** Beside the prey, row by row. */
    private final List<Point> ring;

    /** The corridor of one cell in which the prey stands, without its cell; no cells if it stands in none. */
    private final BitGrid corridor;

    private final boolean isInCorridor;
    private final Map<EntityId, Point> places = new LinkedHashMap<>();

    /** One of the pack, or its prey, and where it was seen last. */
    private record Member(Entity who, Point at) {

        List<Point> cells() {
            return cells(at);
        }

        List<Point> cells(Point place) {
            return who.footprint().cells(place);
        }
    }

    /** A way of one of the pack to a place. */
    private record Way(double length, Member member, Point place) {

        static final Comparator<Way> SHORTEST_FIRST = Comparator.comparingDouble(Way::length)
                .thenComparing(way -> way.member.who.id())
                .thenComparingInt(way -> way.place.y())
                .thenComparingInt(way -> way.place.x());
    }

    private PackPlaces(TurnView turn, Awareness aware, List<Member> members, Member prey) {
        this.turn = turn;
        this.aware = aware;
        this.members = members;
        this.prey = prey;
        this.ring = prey.cells().stream()
                .flatMap(cell -> turn.steps().movement().directions().stream().map(cell::step))
                .filter(cell -> turn.board().contains(cell) && !prey.cells().contains(cell))
                .distinct()
                .sorted(Comparator.comparingInt(Point::y).thenComparingInt(Point::x))
                .collect(ImmutableList.toImmutableList());
        BitGridView narrow = KnownGround.of(turn).narrow();
        Point at = prey();
        this.isInCorridor = prey.who.footprint().isOneCell() && narrow.get(at.x(), at.y());
        this.corridor = isInCorridor ? straightFrom(at, narrow) : BitGrid.of(narrow.width(), narrow.height());
        corridor.clear(at);
        share();
    }

    /** @return the places of the actor's pack; empty if it is alone or knows of no enemy */
    static Optional<PackPlaces> of(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        List<Member> fellows = known(turn, other -> isFellow(turn, other));
        if (fellows.isEmpty()) {
            return Optional.empty();
        }
        List<Member> members = ImmutableList.<Member>builder()
                .add(new Member(turn.actor(), turn.position()))
                .addAll(fellows)
                .build();
        return known(turn, turn::isEnemy).stream()
                .filter(enemy -> aware.sees(enemy.who.id()) || !aware.sees(enemy.at))
                .min(Comparator.<Member>comparingLong(enemy -> distance(members, enemy))
                        .thenComparing(enemy -> enemy.who.id()))
                .map(prey -> new PackPlaces(turn, aware, members, prey));
    }

    /** Those in view, and those who were so not long ago. */
    private static List<Member> known(TurnView turn, Predicate<Entity> wanted) {
        if (turn.perception().isEmpty()) {
            return turn.board().entities().stream()
                    .filter(wanted)
                    .map(other -> new Member(other, other.position().orElseThrow()))
                    .toList();
        }
        return turn.perception().get().sightings().stream()
                .filter(seen -> turn.now() - seen.when() <= turn.turns(Surround.TURNS) && wanted.test(seen.who()))
                .map(seen -> new Member(seen.who(), seen.at()))
                .toList();
    }

    private static boolean isFellow(TurnView turn, Entity other) {
        return !other.id().equals(turn.actor().id())
                && other.get(Pack.class).equals(turn.actor().get(Pack.class))
                && turn.areAllies(turn.actor(), other)
                && !Alertness.isAsleep(other);
    }

    private static long distance(List<Member> members, Member enemy) {
        return members.stream()
                .mapToLong(member -> (long) Metric.CHEBYSHEV.distance(
                        member.at, enemy.who.footprint().nearest(enemy.at, member.at)))
                .sum();
    }

    private static BitGrid straightFrom(Point start, BitGridView cells) {
        return FloodFill.of(Movement.FOUR_WAY).reachable(cells, start);
    }

    /** Who is there stays there; the ways of the others lead round those. */
    private void share() {
        BitGrid closed = Care.harmful(turn);
        prey.cells().forEach(closed::set);
        turn.board().entities().stream()
                .filter(InTheWay::isFixed)
                .flatMap(fixed -> fixed.cells().stream())
                .filter(cell ->
                        turn.board().occupantAt(cell).filter(InTheWay::isFixed).isPresent())
                .forEach(closed::set);
        BitGrid taken = BitGrid.of(closed.width(), closed.height());
        for (Member member : members) {
            if (member.cells().stream().anyMatch(ring::contains)) {
                places.put(member.who.id(), member.at);
                member.cells().forEach(taken::set);
            }
        }
        closed.or(taken);
        List<Way> ways = new ArrayList<>();
        for (Member member : members) {
            if (!places.containsKey(member.who.id())) {
                addWays(member, closed, ways);
            }
        }
        ways.sort(Way.SHORTEST_FIRST);
        for (Way way : ways) {
            List<Point> cells = way.member.cells(way.place);
            if (!places.containsKey(way.member.who.id())
                    && cells.stream().noneMatch(cell -> taken.get(cell.x(), cell.y()))) {
                places.put(way.member.who.id(), way.place);
                cells.forEach(taken::set);
            }
        }
    }

    private void addWays(Member member, BitGridView closed, List<Way> ways) {
        BitGrid open = BitGrid.copyOf(KnownGround.of(turn, member.who).open());
        open.andNot(closed);
        BitGrid standing = member.who.footprint().isOneCell()
                ? open
                : member.who.footprint().standsOn(open);
        DistanceField field = turn.workspace(WAYS);
        field.compute(FieldRequest.on(FieldGround.walked(
                        standing, turn.steps().movement(), turn.steps().diagonalPercent()))
                .to(member.at));
        ring.stream()
                .flatMap(
                        cell -> member
                                .cells(cell.plus(
                                        1 - member.who.footprint().width(),
                                        1 - member.who.footprint().height()))
                                .stream())
                .distinct()
                .filter(place -> standing.getOrFalse(place.x(), place.y()) && field.isReachable(place))
                .forEach(place -> ways.add(new Way(field.distance(place), member, place)));
    }

    /** @return where the prey is */
    Point prey() {
        return prey.at;
    }

    /** @return whether the prey stands in a corridor of one cell */
    boolean isInCorridor() {
        return isInCorridor;
    }

    /** @return the way of the actor to its place, round the prey and the places of its fellows */
    Optional<Path> path() {
        EntityId self = turn.actor().id();
        Point place = places.get(self);
        if (place == null) {
            return Optional.empty();
        }
        BitGrid promised = BitGrid.of(corridor.width(), corridor.height());
        prey.cells().forEach(promised::set);
        for (Member member : members) {
            Point its = places.get(member.who.id());
            if (its != null && !member.who.id().equals(self)) {
                member.cells(its).forEach(promised::set);
            }
        }
        PathRequest request = PathRequest.from(turn.position())
                .to(place)
                .on(Care.of(turn, BoardCost.of(turn, LargePlaces.meeting(turn.actor(), promised)))
                        .withOccupied(InTheWay::price));
        return SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    /** @return whether nothing is known to be in the way of that step: nobody, no door and no darkness */
    boolean isFree(Direction way) {
        BitGridView open = KnownGround.of(turn).open();
        return turn.ahead(way).stream()
                .allMatch(cell ->
                        open.getOrFalse(cell.x(), cell.y()) && !turn.board().isOccupied(cell) && aware.sees(cell));
    }

    /** @return whether a step leads into the corridor from outside */
    boolean entersCorridor(Direction way) {
        Point to = turn.position().step(way);
        return !isIn(corridor, turn.position()) && isIn(corridor, to);
    }

    /** @return whether the actor is before the corridor, and one of the pack is on its way to the other side */
    boolean isWaitedFor() {
        return turn.steps().movement().directions().stream().anyMatch(this::entersCorridor)
                && members.stream().anyMatch(this::isGoingRound);
    }

    private boolean isGoingRound(Member member) {
        Point place = places.get(member.who.id());
        if (place == null || member.who.id().equals(turn.actor().id())) {
            return false;
        }
        BitGrid side =
                isIn(corridor, place) ? straightFrom(place, corridor) : BitGrid.of(corridor.width(), corridor.height());
        side.set(place);
        return !isAt(turn.position(), side) && !isAt(member.at, side);
    }

    private boolean isAt(Point from, BitGrid side) {
        return isIn(side, from)
                || turn.steps().movement().directions().stream().anyMatch(way -> isIn(side, from.step(way)));
    }

    private static boolean isIn(BitGridView cells, Point cell) {
        return cells.getOrFalse(cell.x(), cell.y());
    }
}
