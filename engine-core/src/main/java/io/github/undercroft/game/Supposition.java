package io.github.undercroft.game;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Sighting;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an actor with senses takes for true while an action is only tried, so that its legal actions reveal nothing that
 * it does not know. What the known board forbids is refused. What only the true board forbids counts as done, and
 * changes nothing. A cell that was never seen may be open.
 */
final class Supposition {

    private final World world;
    private final Movement movement;
    private final EntityState actor;
    private final TurnView view;
    private final Board known;

    private Supposition(World world, Movement movement, EntityState actor, TurnView view, Board known) {
        this.world = world;
        this.movement = movement;
        this.actor = actor;
        this.view = view;
        this.known = known;
    }

    /** What an actor supposes; null for an actor without senses, which knows everything. */
    static @Nullable Supposition of(ContextServices services, EntityState actor, TurnView view) {
        Board known = view.board();
        World world = services.world();
        Level truth = world.levelOf(actor);
        return known == truth || known.level() != truth.level()
                ? null
                : new Supposition(world, services.rules().steps().movement(), actor, view, known);
    }

    /** Tries a step of an entity; null if it has left the game. */
    ActionResult step(@Nullable EntityState entity, EntityId who, Direction direction, Supplier<ActionResult> truly) {
        Point from = placeOf(who);
        if (entity == null || from == null) {
            return from == null ? truly.get() : ActionResult.succeeded();
        }
        return supposed(PlacementRules.whyNotStep(movement, known, entity, from.step(direction), direction), truly);
    }

    /** Tries to swap an entity, null if it has left the game, with the known occupant of a cell. */
    ActionResult swap(@Nullable EntityState entity, EntityId who, Direction direction, Supplier<ActionResult> truly) {
        Point from = placeOf(who);
        if (entity == null || from == null) {
            return from == null ? truly.get() : ActionResult.succeeded();
        }
        Point to = from.step(direction);
        Entity other = PlacementRules.occupant(known, to);
        EntityState there = other == null ? null : world.find(other.id());
        if (there == null) {
            return other == null ? step(entity, who, direction, truly) : ActionResult.succeeded();
        }
        return supposed(PlacementRules.whyNotSwap(movement, known, entity, there, to, direction), truly);
    }

    /** Tries to move an entity; null if it has left the game. */
    ActionResult move(@Nullable EntityState entity, EntityId who, Point to, Supplier<ActionResult> truly) {
        Point from = placeOf(who);
        if (entity == null || from == null) {
            return from == null ? truly.get() : ActionResult.succeeded();
        }
        return supposed(PlacementRules.whyNot(known, entity, to), truly);
    }

    /** Tries to put a thing, null if it has left the game, at a location. A bearer knows what it carries. */
    ActionResult place(@Nullable EntityState thing, EntityId id, Location where, Supplier<ActionResult> truly) {
        if (thing == null) {
            return placeOf(id) == null ? truly.get() : ActionResult.succeeded();
        }
        return where instanceof Location.OnLevel on && on.level() == known.level()
                ? supposed(PlacementRules.whyNot(known, thing, on.cell()), truly)
                : truly.get();
    }

    private static ActionResult supposed(@Nullable Refusal why, Supplier<ActionResult> truly) {
        if (why != null) {
            return ActionResult.failed(why);
        }
        ActionResult result = truly.get();
        return result instanceof ActionResult.Failed ? ActionResult.succeeded() : result;
    }

    /** Where the actor knows an entity to be; null if it does not know. */
    private @Nullable Point placeOf(EntityId who) {
        if (who.equals(actor.id)) {
            return actor.location instanceof Location.OnLevel on ? on.cell() : null;
        }
        Optional<Point> at =
                view.perception().flatMap(each -> each.sighting(who)).map(Sighting::at);
        return at.isPresent() && isKnownAt(who, at.get()) ? at.get() : null;
    }

    private boolean isKnownAt(EntityId who, Point at) {
        for (Entity there : known.entitiesAt(at)) {
            if (there.id().equals(who)) {
                return true;
            }
        }
        return false;
    }
}
