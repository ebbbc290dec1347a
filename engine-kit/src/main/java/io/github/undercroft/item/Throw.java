package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Throws one piece of something that the actor carries or wears. It flies straight, up to the first creature that fills a
 * cell, to the last cell before terrain that stops a flying thing, or to the end of its reach, and lies there. Its {@link
 * Missile} component may do more, and so may the {@link ThrowingArm} of who throws it. Where nobody could get it (in deep water, under a chest), it lies on the last cell before.
 */
public record Throw(EntityId thing, Aim aim) implements Action {
    public Throw {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(aim, "aim");
    }

    /** Somebody threw a thing from a cell. Told when it has flown and before it does anything where it ended. */
    public record Thrown(EntityId who, Point from, Flight flight) implements GameEvent {
        public Thrown {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(flight, "flight");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(flight.at());
        }

        @Override
        public Optional<Point> origin() {
            return Optional.of(from);
        }

        @Override
        public List<EntityId> involved() {
            ImmutableList.Builder<EntityId> all = ImmutableList.builder();
            return all.add(who, flight.thing())
                    .addAll(flight.hit().stream().toList())
                    .build();
        }

        @Override
        public Optional<EntityId> handled() {
            return Optional.of(flight.thing());
        }

        @Override
        public int loudness() {
            return 4;
        }
    }

    /** How far a thing flies that is no missile. */
    public static final int PLAIN_REACH = 5;

    @Override
    public ActionResult perform(ActionContext context) {
        return Reach.act(context, thing, Reach::whyNotGivenAway, found -> fling(context, found));
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return turn.entity(thing)
                .map(found -> ThrowTemplate.of(found).area(turn, aim))
                .orElse(ImmutableList.of());
    }

    private ActionResult fling(ActionContext context, Entity found) {
        Point from = context.view().origin(context.board(), aim);
        List<Point> path = path(
                context.board(), from, aim, ThrowingArm.reachOf(context.view().actor(), found));
        Optional<Entity> missile = path.isEmpty() ? Optional.empty() : let(context, found, from, path);
        if (missile.isEmpty()) {
            return ActionResult.failed(new Refusal.NoTarget(aim));
        }
        land(context, missile.get(), from, path);
        return ActionResult.succeeded();
    }

    /** The cells that it crosses, to where it ends; none where nothing can fly. */
    static List<Point> path(Board board, Point from, Aim aim, int reach) {
        List<Point> path = new ArrayList<>();
        for (Point cell : aim.cells(cell -> board.isPassable(cell, Motility.FLY), from, reach)) {
            if (!board.isPassable(cell, Motility.FLY)) {
                break;
            }
            path.add(cell);
            if (board.isOccupied(cell)) {
                break;
            }
        }
        return path;
    }

    /** Lets one of it go, to the farthest cell of the path where it can lie. */
    private static Optional<Entity> let(ActionContext context, Entity thing, Point from, List<Point> path) {
        for (int i = path.size() - 1; i >= -1; i--) {
            Location there = new Location.OnLevel(context.board().level(), i < 0 ? from : path.get(i));
            if (Stacks.count(thing) > 1) {
                Optional<Entity> part = Stacks.part(context, thing, 1, there);
                if (part.isPresent()) {
                    return part;
                }
            } else if (context.tryPlace(thing.id(), there).isSuccess()) {
                return Optional.of(thing);
            }
        }
        return Optional.empty();
    }

    private static void land(ActionContext context, Entity missile, Point from, List<Point> path) {
        TurnView turn = context.view();
        Point end = path.get(path.size() - 1);
        Optional<EntityId> hit = context.board().occupantAt(end).map(Entity::id);
        Flight flight = new Flight(missile.id(), path, end, hit);
        context.emit(new Thrown(turn.actor().id(), from, flight));
        ThrowingArm.missileOf(turn.actor(), missile).ifPresent(each -> each.land(context, flight));
        Stacks.settle(context, missile);
    }
}
