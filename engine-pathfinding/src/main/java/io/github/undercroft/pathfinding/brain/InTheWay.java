package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Perception;
import io.github.undercroft.Player;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/**
 * How brains treat the occupant of a cell. An entity without a brain never moves, so a statue or a barrel is a wall. An
 * entity with a brain may move: it costs some steps, and an actor right beside it waits, or changes places with an ally.
 */
final class InTheWay {

    /** The price of an occupant, in steps: an actor goes up to so many steps round rather than wait. */
    static final double PRICE_OF_WAITING = 4;

    /** The reason for {@link #pass}. */
    static final String PASSES = "changes places with a friend that has other business";

    /** If somebody out of view is in the next cell, one in so many turns is a try to go there. */
    private static final int TURNS_A_TRY = 4;

    private InTheWay() {}

    /** Whether it never moves by itself. */
    static boolean isFixed(Entity other) {
        return !other.has(Brain.class);
    }

    /** The additional price of a step onto the cell of that occupant. */
    static double price(Entity other) {
        return price(isFixed(other));
    }

    static double price(boolean isWall) {
        return isWall ? CostFunction.BLOCKED : PRICE_OF_WAITING;
    }

    /**
     * Takes a step, or waits if somebody is there. An occupant out of view, as in the dark, may be gone, so an actor
     * sometimes tries to go there. A player does not, since a refused step would take no time.
     */
    static Action stepOrWait(TurnView turn, Direction way) {
        Optional<Entity> other = Anchors.inTheWay(turn, way);
        return other.isEmpty() || mayBeGone(turn, other.get()) ? new Move(way) : new Rest();
    }

    /** The same, but after one turn of waiting the actor changes places with an ally. */
    static Action stepOrSwap(TurnView turn, Direction way, Patience patience) {
        return swap(turn, way, patience).orElseGet(() -> stepOrWait(turn, way));
    }

    /** Changes places with an ally for whom the actor has waited a turn. */
    static Optional<Action> swap(TurnView turn, Direction way, Patience patience) {
        return Anchors.inTheWay(turn, way)
                .filter(other -> patience.turnsFor(other) > 0 && canChangePlaces(turn, other))
                .map(other -> Bump.toward(way));
    }

    /**
     * Whether a bump would change places with that entity, if it is beside the actor: an ally in view that moves by itself,
     * has no use of its own and can stand where the actor is. Never with a character of a player, who would be surprised.
     */
    static boolean canChangePlaces(TurnView turn, Entity other) {
        return Awareness.of(turn).sees(other.id()) && couldChangePlaces(turn, other);
    }

    /** The same for an entity that may be out of view: whether it could once the actor stands beside it. */
    static boolean couldChangePlaces(TurnView turn, Entity other) {
        Optional<Brain> brain = other.get(Brain.class);
        return brain.isPresent()
                && other.footprint().equals(turn.actor().footprint())
                && !(brain.get() instanceof Player)
                && turn.areAllies(turn.actor(), other)
                && other.whenBumped(turn).isEmpty()
                && canStand(turn, other);
    }

    private static boolean canStand(TurnView turn, Entity other) {
        return KnownGround.movesOf(other).by().stream()
                .anyMatch(motility -> turn.board().isPassable(turn.position(), motility));
    }

    /** Whether the actor can change places with an ally that does not go on to that cell though it is free. */
    static boolean couldGoOn(TurnView turn, Entity ally, Point cell) {
        return Awareness.of(turn).sees(cell) && !turn.board().isOccupied(cell) && canChangePlaces(turn, ally);
    }

    /** In one of twelve turns changes places with an ally that is in the only way to these places, and does not go on though it could. */
    static Optional<Action> pass(TurnView turn, List<Point> places) {
        if (places.isEmpty() || !turn.random().chance(1, Patience.IN_ONE_PLACE)) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(places)
                .on(Care.of(turn, BoardCost.of(turn)).withOccupied(InTheWay::price));
        if (!(SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found)
                || found.path().steps() < 2) {
            return Optional.empty();
        }
        Optional<Direction> way = found.path()
                .nextStep()
                .filter(step -> Anchors.inTheWay(turn, step)
                        .filter(ally ->
                                couldGoOn(turn, ally, found.path().cells().get(2)))
                        .isPresent());
        way.ifPresent(step -> turn.because(PASSES));
        return way.map(Bump::toward);
    }

    /** The time when the actor last saw that entity: now, if it is in view. */
    static long whenSeen(TurnView turn, Entity other) {
        return turn.perception()
                .flatMap(known -> known.sighting(other.id()))
                .map(Perception.Sighting::when)
                .orElseGet(() -> turn.now());
    }

    private static boolean mayBeGone(TurnView turn, Entity other) {
        return !Awareness.of(turn).sees(other.id())
                && !turn.actor().get(Brain.class).equals(Optional.of(new Player()))
                && turn.random().chance(1, TURNS_A_TRY);
    }
}
