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
import io.github.undercroft.grid.Footprint;
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
 * else fills the cell from which a step would, it stays where it is. Otherwise it goes there in three turns of four, and rests in the
 * other one, so that it does not step in front of its leader each time. A follower that fills several cells stays beside a leader who
 * stands where it has no room.
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
        Optional<Path> path = path(turn, known);
        if (path.isPresent() && stepsOnto(turn, known, path.get()) <= (inView ? within : 0)) {
            return isBeside ? stay(turn, known) : because(turn, NEAR);
        }
        Optional<Direction> way = path.flatMap(Path::nextStep);
        if (isBeside && way.flatMap(to -> Anchors.inTheWay(turn, to)).isPresent()) {
            return stay(turn, known);
        }
        return way.isEmpty()
                ? because(turn, isBeside ? NEAR : "knows no way to its leader")
                : way.map(to -> isBeside && turn.random().chance(1, TURNS_A_STEP)
                        ? letGoFirst(turn)
                        : go(turn, path.get(), to, "keeps near its leader"));
    }

    /** If it followed round each corner at once, it could step in front of a leader that goes round it, each time, for ever. */
    private static Action letGoFirst(TurnView turn) {
        turn.because("lets its leader go first");
        return new Rest();
    }

    /** Whether a step leads from where it is to a cell of its leader. */
    private static boolean couldStepTo(TurnView turn, Entity known) {
        List<Point> cells = known.cells();
        return steps(turn, BoardCost.of(turn).open(), turn.position())
                .anyMatch(way -> turn.ahead(way).stream().anyMatch(cells::contains));
    }

    /** How many steps the path is long, with one from beside a leader who stands where it has no room. */
    private static int stepsOnto(TurnView turn, Entity known, Path path) {
        Footprint body = turn.actor().footprint();
        Point end = path.cells().get(path.steps());
        return known.cells().stream().anyMatch(cell -> body.fills(end, cell)) ? path.steps() : path.steps() + 1;
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

    /** The path to its leader, or beside it where the follower has no room. */
    private Optional<Path> path(TurnView turn, Entity known) {
        Patience now = patience.on(turn.board());
        if (Errand.isGivenUp(turn, known.position().orElseThrow(), now)) {
            return Optional.empty();
        }
        Optional<Path> path = Errand.pathToPositions(turn, Anchors.onto(turn, known), now);
        return path.isPresent() || !turn.actor().has(Body.class) ? path : Errand.path(turn, known.cells(), now);
    }

    private Optional<Path> pathToLost(TurnView turn, Perception.Sighting last) {
        Patience now = patience.on(turn.board());
        return Errand.isGivenUp(turn, last.at(), now)
                ? Optional.empty()
                : Errand.path(turn, last.who().cells(), now);
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
        Optional<Path> path = after.isBegun() ? Optional.empty() : pathToLost(turn, last.get());
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
        Optional<Entity> known = known(turn).filter(found -> found.position().isPresent());
        Patience now = patience.on(turn.board());
        Patience next = Errand.after(
                turn,
                chosen,
                chosen instanceof Move ? now.renewed() : now,
                () -> known.map(found -> path(turn, found))
                        .orElseGet(() -> lost(turn).flatMap(last -> pathToLost(turn, last)))
                        .flatMap(Path::nextStep));
        Optional<Trail> on = known.isPresent()
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
        if (!Narrows.isNarrow(open, here)
                || hasOtherWay(turn, known)
                || !turn.random().chance(1, TURNS_A_STEP)) {
            return Optional.empty();
        }
        Footprint body = turn.actor().footprint();
        return steps(turn, open, here)
                .filter(way -> Anchors.inTheWay(turn, way).isEmpty()
                        && known.cells().stream()
                                .noneMatch(
                                        cell -> Metric.CHEBYSHEV.within(body.nearest(here.step(way), cell), cell, 1)))
                .findFirst()
                .map(Move::new);
    }

    /**
     * Whether a player can go elsewhere than through the follower: to a free cell, or by the stairs that it stands on. A player says by
     * its steps what it wants, and can change places; a bot may wait for ever.
     */
    private static boolean hasOtherWay(TurnView turn, Entity known) {
        if (known.get(Brain.class).filter(Player.class::isInstance).isEmpty()) {
            return false;
        }
        Point place = known.position().orElseThrow();
        return turn.board().terrainAt(place) instanceof Stairs
                || (!known.has(Body.class)
                        && steps(turn, KnownGround.of(turn).open(), place)
                                .anyMatch(way -> !turn.board().isOccupied(place.step(way))));
    }

    /** The steps from a cell to another one, occupied or not. */
    private static Stream<Direction> steps(TurnView turn, BitGridView open, Point from) {
        int steps = Around.steps(open, turn.steps().movement(), from);
        return Direction.all().stream().filter(way -> (steps >> way.ordinal() & 1) != 0);
    }
}
