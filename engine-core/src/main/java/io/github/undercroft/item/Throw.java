package io.github.undercroft.item;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Throws one of what the actor carries or wears. It flies straight, ends at the first one who fills a cell, before terrain
 * that stops a flying thing, or after its reach, and lies there; what else it does is up to its {@link Missile} component.
 * Where it can't lie (deep water), it lies on the last cell before.
 */
public record Throw(EntityId thing, Aim aim) implements Action {
    /** Refuses null. */
    public Throw {
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(aim, "aim");
    }

    /** How far a thing flies that is no missile. */
    public static final int PLAIN_REACH = 5;

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> found = turn.entity(thing);
        if (found.isEmpty()) {
            return Reach.gone(context, thing);
        }
        Refusal why = Reach.whyNotGivenAway(turn, found.get());
        if (why != null) {
            return ActionResult.failed(why);
        }
        List<Point> path = path(turn.board(), turn.position(), aim, reach(found.get()));
        if (path.isEmpty()) {
            return ActionResult.failed(new Refusal.NoTarget(aim));
        }
        Point from = turn.position();
        Optional<Entity> missile = let(context, found.get(), from, path);
        if (missile.isEmpty()) {
            return ActionResult.failed(new Refusal.NoTarget(aim));
        }
        land(context, missile.get(), from, path);
        return ActionResult.succeeded();
    }

    static int reach(Entity thing) {
        return thing.get(Missile.class).map(Missile::reach).orElse(PLAIN_REACH);
    }

    /** The cells that it crosses, to where it ends; none where nothing can fly. */
    static List<Point> path(Board board, Point from, Aim aim, int reach) {
        List<Point> path = new ArrayList<>();
        for (Point cell : aim.cells(from, reach)) {
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
            Location there = new Location.OnLevel(context.view().board().level(), i < 0 ? from : path.get(i));
            if (Stacks.count(thing) > 1) {
                Optional<Entity> part = Stacks.part(context, thing, 1, there);
                if (part.isPresent()) {
                    return part;
                }
            } else if (context.tryPlace(thing.id(), there) instanceof ActionResult.Succeeded) {
                return Optional.of(thing);
            }
        }
        return Optional.empty();
    }

    private static void land(ActionContext context, Entity missile, Point from, List<Point> path) {
        TurnView turn = context.view();
        Point end = path.get(path.size() - 1);
        Optional<EntityId> hit = turn.board().occupantAt(end).map(Entity::id);
        Flight flight = new Flight(missile.id(), path, end, hit);
        context.emit(new Thrown(turn.actor().id(), from, flight));
        missile.get(Missile.class).ifPresent(each -> each.land(context, flight));
        Stacks.settle(context, missile);
    }
}
