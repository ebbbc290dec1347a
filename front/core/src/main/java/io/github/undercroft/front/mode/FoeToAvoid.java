package io.github.undercroft.front.mode;

import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Perception;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Ways;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Lurker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An enemy that exploring keeps away from. It sleeps, or it can't leave its water, or it is out of view and may still be where it was
 * seen. An enemy that is awake and in view ends exploring, and is none of these.
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
        BitGrid ground = BitGrid.of(known.width(), known.height());
        new Rect(0, 0, known.width(), known.height())
                .points().stream().filter(at -> home.test(known.terrainAt(at))).forEach(ground::set);
        cells.forEach(ground::set);
        BitGrid reached = BitGrid.of(known.width(), known.height());
        FloodFill fill = FloodFill.of(Movement.EIGHT_WAY);
        cells.forEach(from -> fill.addReachable(ground, from, reached));
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

    private String where(Point from, Words words) {
        return Direction.towards(from, at)
                .map(way -> words.say("in the {0}", words.say(Ways.name(way))))
                .orElseGet(() -> words.say("here"));
    }
}
