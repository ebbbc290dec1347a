package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.Player;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.search.Around;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A behaviour that follows a leader: goes towards it while it is farther away than so many steps on foot, and out of view to
 * where it was last seen. From there it looks further for up to 20 turns, as {@link Trail} says. It has no action when the
 * leader is near enough, was never perceived, cannot be reached or is not found, nor if it is its own leader.
 *
 * <p>Beside a leader round a corner, where the game's rule of walking lets no step lead to it, is farther than one step. If somebody
 * else fills the cell from which a step would, it stays where it is. For followers that fill several cells any cell beside the leader is near.
 *
 * <p>To follow to other levels too, give the follower a {@code Companion}, and a {@link Chaser} so that it comes from farther off.
 *
 * <p>Right beside its leader in a corridor or doorway of one cell it may be in the way. Then it makes way in one turn of four: it takes a
 * step farther away from the leader. It stays if the leader is a player who has another free cell to go to, or who stands on stairs.
 *
 * <p>If somebody stands in the only way, it waits for as long as its {@link Patience} lasts, and has no action after that. It
 * changes places with nobody, since two followers of one leader would do so for ever.
 *
 * <p>It looks only at what it perceives. O(cells) for each turn in which it goes.
 *
 * @param leader the entity to follow
 * @param within how many steps away is near enough, 1 or more
 * @param patience the patience that is left
 * @param trail the trail of the leader that it has lost; empty at the start
 */
public record Follow(EntityId leader, int within, Patience patience, Optional<Trail> trail) implements Behaviour {

    private static final int TURNS_A_STEP = 4;
    private static final String NEAR = "is near its leader";
    private static final String LOST = "does not know where its leader is";

    public Follow {
        Objects.requireNonNull(leader, "leader");
        Objects.requireNonNull(patience, "patience");
        Objects.requireNonNull(trail, "trail");
        if (within < 1) {
            throw new IllegalArgumentException("A follower stays within 1 step or more; this is " + within
                    + ". To stay beside the leader, give 1");
        }
    }

    /** Has not waited for anybody yet, and not lost its leader. */
    public Follow(EntityId leader, int within) {
        this(leader, within, Patience.FRESH, Optional.empty());
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (leader.equals(turn.actor().id())) {
            turn.because("is its own leader");
            return Optional.empty();
        }
        Optional<Entity> known = known(turn);
        return known.isPresent() && known.get().position().isPresent()
                ? approach(turn, known.get())
                : search(turn).map(Pursuit.Following::action);
    }

    private Optional<Action> approach(TurnView turn, Entity known) {
        boolean inView = Awareness.of(turn).sees(leader);
        boolean isBeside = inView && turn.nearest(known).filter(turn::isBeside).isPresent();
        if (isBeside && couldStepTo(turn, known)) {
            return stay(turn, known);
        }
        Optional<Path> path = path(turn, known.position().orElseThrow());
        if (path.isPresent() && path.get().steps() <= (inView ? within : 0)) {
            return isBeside ? stay(turn, known) : because(turn, NEAR);
        }
        Optional<Direction> way = path.flatMap(Path::nextStep);
        if (isBeside && way.flatMap(to -> Anchors.inTheWay(turn, to)).isPresent()) {
            return stay(turn, known);
        }
        return way.isEmpty()
                ? because(turn, isBeside ? NEAR : "knows no way to its leader")
                : way.map(to -> go(turn, path.get(), to, "keeps near its leader"));
    }

    /** Whether a step leads from where it is to a cell of its leader. */
    private static boolean couldStepTo(TurnView turn, Entity known) {
        if (turn.actor().has(Body.class)) {
            return true;
        }
        Point here = turn.position();
        List<Point> cells = known.cells();
        int steps = Around.steps(BoardCost.of(turn).open(), turn.steps().movement(), here);
        return Direction.all().stream()
                .anyMatch(way -> (steps >> way.ordinal() & 1) != 0 && cells.contains(here.step(way)));
    }

    private static Optional<Action> because(TurnView turn, String reason) {
        turn.because(reason);
        return Optional.empty();
    }

    private static Action go(TurnView turn, Path path, Direction way, String reason) {
        Action next = InTheWay.stepOrWait(turn, way);
        turn.because(reason, path.cells());
        if (next instanceof Rest) {
            turn.because("waits until somebody goes out of its way");
        }
        return next;
    }

    private Optional<Entity> known(TurnView turn) {
        return turn.board().entities().stream()
                .filter(entity -> entity.id().equals(leader))
                .findFirst();
    }

    private Optional<Path> path(TurnView turn, Point place) {
        Patience now = patience.on(turn.board());
        return Errand.isGivenUp(turn, place, now) ? Optional.empty() : Errand.path(turn, List.of(place), now);
    }

    /** Where the leader was last seen, if it is not there any more. */
    private Optional<Perception.Sighting> lost(TurnView turn) {
        return turn.perception().flatMap(known -> known.sighting(leader));
    }

    /** Goes to where the leader was last seen, and looks further from there. */
    private Optional<Pursuit.Following> search(TurnView turn) {
        Optional<Perception.Sighting> last = lost(turn);
        if (last.isEmpty()) {
            turn.because(LOST);
            return Optional.empty();
        }
        Trail after = Trail.after(last.get(), trail);
        Optional<Path> path =
                after.isBegun() ? Optional.empty() : path(turn, last.get().at());
        Optional<Action> there = path.flatMap(Path::nextStep)
                .map(way -> go(turn, path.get(), way, "goes to where it last saw its leader"));
        if (there.isPresent()) {
            return there.map(step -> new Pursuit.Following(step, trail));
        }
        Optional<Action> further = after.lookFurther(turn, patience);
        if (further.isEmpty()) {
            turn.because(LOST);
        }
        return further.map(step -> new Pursuit.Following(step, Optional.of(after.next())));
    }

    /** Counts the turns of waiting since the last step, and those of looking further. */
    @Override
    public Follow afterwards(TurnView turn, Action chosen) {
        Optional<Point> place = known(turn).flatMap(Entity::position);
        Patience now = patience.on(turn.board());
        Patience next = Errand.after(
                turn,
                chosen,
                chosen instanceof Move ? now.renewed() : now,
                () -> place.or(() -> lost(turn).map(Perception.Sighting::at))
                        .flatMap(at -> path(turn, at))
                        .flatMap(Path::nextStep));
        Optional<Trail> on = place.isPresent()
                ? trail
                : search(turn).map(Pursuit.Following::trail).orElse(trail);
        return next.equals(patience) && on.equals(trail) ? this : new Follow(leader, within, next, on);
    }

    /** Beside its leader, where it stays unless it has to make way. */
    private static Optional<Action> stay(TurnView turn, Entity known) {
        Optional<Action> aside = makeWay(turn, known);
        turn.because(aside.isPresent() ? "makes way for its leader" : NEAR);
        return aside;
    }

    private static Optional<Action> makeWay(TurnView turn, Entity known) {
        Point here = turn.position();
        BitGridView open = BoardCost.of(turn).open();
        if (turn.actor().has(Body.class)
                || !Narrows.isNarrow(open, here)
                || hasOtherWay(turn, open, known)
                || !turn.random().chance(1, TURNS_A_STEP)) {
            return Optional.empty();
        }
        Point place = known.position().orElseThrow();
        return free(turn, open, here)
                .filter(way -> !Metric.CHEBYSHEV.within(here.step(way), place, 1))
                .findFirst()
                .map(Move::new);
    }

    /**
     * Whether a player can go elsewhere than through the follower: to a free cell, or by the stairs that it stands on. A player says by
     * its steps what it wants, and can change places; a bot may wait for ever.
     */
    private static boolean hasOtherWay(TurnView turn, BitGridView open, Entity known) {
        if (known.get(Brain.class).filter(Player.class::isInstance).isEmpty()) {
            return false;
        }
        Point place = known.position().orElseThrow();
        return turn.board().terrainAt(place) instanceof Stairs
                || (!known.has(Body.class) && free(turn, open, place).findAny().isPresent());
    }

    /** The steps from a cell to another one without an occupant. */
    private static Stream<Direction> free(TurnView turn, BitGridView open, Point from) {
        int steps = Around.steps(open, turn.steps().movement(), from);
        return Direction.all().stream()
                .filter(way ->
                        (steps >> way.ordinal() & 1) != 0 && !turn.board().isOccupied(from.step(way)));
    }
}
