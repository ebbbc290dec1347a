package io.github.undercroft.front.mode;

import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Perception;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Lurker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An enemy that the player knows of and leaves alone while it explores: one that sleeps, one that can't leave its water, or one that is
 * out of view and may still be where it was seen. Not one that is awake in view: that one stops exploring.
 *
 * @param who the enemy as it was last seen
 * @param at where that was
 * @param beside where the player would stand beside a cell on which the enemy may be, or on it
 * @param isLeft whether it is left alone for good: not one that walks about, since it may be gone
 */
record FoeToAvoid(Entity who, Point at, BitGrid beside, boolean isLeft) {

    /** All of them, by id; those that have hidden since they were seen come last. */
    static List<FoeToAvoid> all(TurnView turn) {
        List<FoeToAvoid> all = new ArrayList<>();
        for (Entity other : turn.board().entities()) {
            if (isFoe(turn, other)) {
                of(turn, other, turn.nearest(other).orElseGet(turn::position), other.cells())
                        .ifPresent(all::add);
            }
        }
        turn.perception().stream()
                .flatMap(known -> known.sightings().stream())
                .filter(seen -> isFoe(turn, seen.who()) && isHidden(turn, seen))
                .flatMap(seen -> of(turn, seen.who(), seen.at(), List.of(seen.at())).stream())
                .forEach(all::add);
        return all;
    }

    private static boolean isFoe(TurnView turn, Entity other) {
        return other.has(Brain.class)
                && !other.id().equals(turn.actor().id())
                && (turn.isEnemy(other) || turn.areEnemies(other, turn.actor()));
    }

    /** Whether it is not seen there any more, and would not be. */
    private static boolean isHidden(TurnView turn, Perception.Sighting seen) {
        return !Awareness.of(turn).mayBeThere(seen)
                && lurker(seen.who())
                        .filter(lurker -> lurker.hides(turn.board().terrainAt(seen.at())))
                        .isPresent();
    }

    private static Optional<Hidden> lurker(Entity who) {
        return who.get(Hidden.class).filter(Lurker.class::isInstance);
    }

    private static Optional<FoeToAvoid> of(TurnView turn, Entity who, Point at, List<Point> cells) {
        boolean sleeps = Alertness.isAsleep(who);
        Optional<Predicate<Terrain>> home = home(turn, who, at);
        if (!sleeps && home.isEmpty() && Awareness.of(turn).sees(who.id())) {
            return Optional.empty();
        }
        BitGrid own = Journey.none(turn);
        cells.forEach(own::set);
        BitGrid reached = sleeps || home.isEmpty() ? own : reached(turn.board(), home.get(), cells);
        BitGrid near = BitGrid.copyOf(reached);
        Direction.all().forEach(way -> near.orShifted(reached, way));
        BitGrid beside = turn.actor().footprint().isOneCell()
                ? near
                : turn.actor().footprint().meeting(near);
        return Optional.of(new FoeToAvoid(who, at, beside, sleeps || home.isPresent()));
    }

    /** The ground that it does not leave, as far as one can tell, and onto which the player can't go; empty if it walks about. */
    private static Optional<Predicate<Terrain>> home(TurnView turn, Entity who, Point at) {
        Terrain ground = turn.board().terrainAt(at);
        if (Moves.mayPass(turn.actor(), ground)) {
            return Optional.empty();
        }
        boolean onlySwims = who.get(Moves.class)
                .filter(moves -> moves.by().equals(List.of(Motility.SWIM)))
                .isPresent();
        return lurker(who)
                .filter(lurker -> lurker.hides(ground))
                .<Predicate<Terrain>>map(lurker -> lurker::hides)
                .or(() -> Optional.<Predicate<Terrain>>of(ground::equals).filter(water -> onlySwims));
    }

    /** Whether it is on ground that it does not leave, and onto which the player can't go. */
    static boolean staysHome(TurnView turn, Entity who) {
        return turn.nearest(who).flatMap(at -> home(turn, who, at)).isPresent();
    }

    /** The known cells of that ground to which it can come from these. */
    private static BitGrid reached(Board known, Predicate<Terrain> home, List<Point> cells) {
        BitGrid reached = BitGrid.of(known.width(), known.height());
        cells.forEach(reached::set);
        Deque<Point> next = new ArrayDeque<>(cells);
        while (!next.isEmpty()) {
            Point from = next.remove();
            for (Direction way : Direction.all()) {
                Point to = from.step(way);
                if (known.contains(to) && !reached.get(to.x(), to.y()) && home.test(known.terrainAt(to))) {
                    reached.set(to);
                    next.add(to);
                }
            }
        }
        return reached;
    }

    boolean isBeside(Point position) {
        return beside.get(position.x(), position.y());
    }

    /** Where exploring does not go: beside those. */
    static BitGrid besideAny(TurnView turn, Stream<FoeToAvoid> foes) {
        BitGrid all = Journey.none(turn);
        foes.forEach(foe -> all.or(foe.beside()));
        return all;
    }

    /** That only what is beside or behind it is left, in a sentence. */
    String left(TurnView turn, Words words) {
        return words.say(
                Alertness.isAsleep(who)
                        ? "All that is left to explore is beside or behind {0}, asleep {1}."
                        : "All that is left to explore is beside or behind {0}, last seen {1}.",
                words.the(who),
                where(turn.position(), words));
    }

    /** To which side of the player it is; as nearly as eight words can tell. */
    private String where(Point from, Words words) {
        int dx = at.x() - from.x();
        int dy = at.y() - from.y();
        String row = 2 * Math.abs(dy) <= Math.abs(dx) ? "" : dy < 0 ? "north" : "south";
        String column = 2 * Math.abs(dx) <= Math.abs(dy) ? "" : dx < 0 ? "west" : "east";
        return switch (row + column) {
            case "north" -> words.say("in the north");
            case "northeast" -> words.say("in the northeast");
            case "east" -> words.say("in the east");
            case "southeast" -> words.say("in the southeast");
            case "south" -> words.say("in the south");
            case "southwest" -> words.say("in the southwest");
            case "west" -> words.say("in the west");
            case "northwest" -> words.say("in the northwest");
            default -> words.say("here");
        };
    }
}
