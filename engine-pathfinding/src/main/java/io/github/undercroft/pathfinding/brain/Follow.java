package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.search.Around;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that follows a leader: goes towards it while it is farther away than so many steps on foot, and out of view to
 * where it was last seen. From there it looks further for up to 20 turns, as {@link Trail} says. It has no action when the
 * leader is near enough, was never perceived, cannot be reached or is not found. To follow to other levels too, give the follower a {@code Companion} as well.
 *
 * <p>A follower right beside its leader in a corridor or doorway of one cell may be in its way: in one turn of four it makes
 * way with a step that leads farther from the leader, if there is one.
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
        Optional<Entity> known = known(turn);
        Optional<Point> place = known.flatMap(Entity::position);
        if (place.isEmpty()) {
            return search(turn).map(Pursuit.Following::action);
        }
        boolean inView = Awareness.of(turn).sees(known.get().id());
        if (inView && turn.nearest(known.get()).filter(turn::isBeside).isPresent()) {
            return makeWay(turn, place.get());
        }
        return path(turn, place.get())
                .filter(path -> path.steps() > (inView ? within : 0))
                .flatMap(Path::nextStep)
                .map(way -> InTheWay.stepOrWait(turn, way));
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
            return Optional.empty();
        }
        Trail after = Trail.after(last.get(), trail);
        Optional<Action> there = after.isBegun()
                ? Optional.empty()
                : path(turn, last.get().at()).flatMap(Path::nextStep).map(way -> InTheWay.stepOrWait(turn, way));
        return there.isPresent()
                ? there.map(step -> new Pursuit.Following(step, trail))
                : after.lookFurther(turn, patience).map(step -> new Pursuit.Following(step, Optional.of(after.next())));
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

    private static Optional<Action> makeWay(TurnView turn, Point place) {
        Point here = turn.position();
        BitGridView open = BoardCost.of(turn).open();
        if (turn.actor().has(Body.class)
                || !Narrows.isNarrow(open, here)
                || !turn.random().chance(1, TURNS_A_STEP)) {
            return Optional.empty();
        }
        int steps = Around.steps(open, turn.steps().movement(), here);
        return Direction.all().stream()
                .filter(way -> (steps >> way.ordinal() & 1) != 0
                        && !turn.board().isOccupied(here.step(way))
                        && !Metric.CHEBYSHEV.within(here.step(way), place, 1))
                .findFirst()
                .map(Move::new);
    }
}
