package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an actor can reach with its hands. Each method returns the refusal, or null for yes. */
final class Reach {

    private Reach() {}

    /** What becomes of an action on a thing that has left the game; one that never was in it is a mistake. */
    static ActionResult gone(ActionContext context, EntityId thing) {
        return context.tryPlace(thing, hands(context));
    }

    /** Asks whether the actor can do something with a thing, and does it. */
    static ActionResult act(
            ActionContext context, EntityId thing, Condition condition, Function<Entity, ActionResult> deed) {
        Optional<Entity> found = context.game().entity(thing);
        if (found.isEmpty()) {
            return gone(context, thing);
        }
        Refusal why = condition.whyNot(context, found.get());
        return why != null ? ActionResult.failed(why) : deed.apply(found.get());
    }

    /** What must be so for an actor to do something with a thing. */
    interface Condition {
        @Nullable
        Refusal whyNot(ActionContext context, Entity thing);
    }

    /** Whether the actor still carries it. */
    static Location hands(ActionContext context) {
        return new Location.CarriedBy(context.view().actor().id());
    }

    static Location feet(Board board, TurnView turn) {
        return new Location.OnLevel(board.level(), turn.position());
    }

    /** What lies at the actor's feet on that board and can be taken up, by id. */
    static List<Entity> lying(Board board, TurnView turn) {
        return turn.cells().stream()
                .flatMap(cell -> board.entitiesAt(cell).stream())
                .filter(each -> whyNotTakenUp(board, turn, each) == null)
                .toList();
    }

    static @Nullable Refusal whyNotTakenUp(ActionContext context, Entity thing) {
        return whyNotTakenUp(context.board(), context.view(), thing);
    }

    private static @Nullable Refusal whyNotTakenUp(Board board, TurnView turn, Entity thing) {
        boolean isHere = thing.location() instanceof Location.OnLevel on
                && on.level() == board.level()
                && turn.cells().contains(on.cell());
        if (!isHere) {
            return new ThingRefusal.NotHere(thing.id());
        }
        return isMovable(thing) ? null : new ThingRefusal.Immovable(thing.id());
    }

    static boolean isMovable(Entity thing) {
        return !thing.has(Fixed.class) && !thing.has(Brain.class) && !thing.has(Blocks.class);
    }

    /** Becomes the action on the first of these; refused if there is none. */
    static ActionResult first(Stream<Entity> things, Function<EntityId, Action> action, Refusal none) {
        return things.findFirst()
                .map(each -> ActionResult.alternate(action.apply(each.id())))
                .orElseGet(() -> ActionResult.failed(none));
    }

    /** Takes all of these that can be carried; refused with the first refusal if that is none. */
    static ActionResult takeAll(ActionContext context, List<Entity> things) {
        Refusal why = new ThingRefusal.NothingHere();
        boolean taken = false;
        Load load = new Load(context, context.view().actor().id());
        for (Entity thing : things) {
            ActionResult result = load.take(thing);
            if (result instanceof ActionResult.Failed failed) {
                why = why instanceof ThingRefusal.NothingHere ? failed.why() : why;
            } else {
                taken = true;
            }
        }
        return taken ? ActionResult.succeeded() : ActionResult.failed(why);
    }

    static boolean has(TurnView turn, Entity thing) {
        return thing.location().holder().equals(Optional.of(turn.actor().id()));
    }

    static @Nullable Refusal whyNotHeld(ActionContext context, Entity thing) {
        return has(context.view(), thing) ? null : new ThingRefusal.NotCarried(thing.id());
    }

    /** Why the actor could not part with a thing. */
    static @Nullable Refusal whyNotGivenAway(ActionContext context, Entity thing) {
        if (!has(context.view(), thing)) {
            return new ThingRefusal.NotCarried(thing.id());
        }
        return clings(thing) ? new ThingRefusal.Clings(thing.id()) : null;
    }

    static boolean clings(Entity thing) {
        return thing.location() instanceof Location.WornBy && thing.has(Cursed.class);
    }

    /** Why the actor could not reach into a container, open or not. */
    static @Nullable Refusal whyNotAtHand(ActionContext context, Entity container) {
        TurnView turn = context.view();
        if (!container.has(Container.class)) {
            return new ThingRefusal.NoContainer(container.id());
        }
        boolean near = container.position().filter(turn::isBeside).isPresent();
        boolean sameLevel = container.location() instanceof Location.OnLevel on
                && on.level() == context.board().level();
        return has(turn, container) || (near && sameLevel) ? null : new ThingRefusal.NotHere(container.id());
    }

    static @Nullable Refusal whyNotOpen(ActionContext context, Entity container) {
        Refusal why = whyNotAtHand(context, container);
        if (why != null) {
            return why;
        }
        return Container.isOpen(container) ? null : new ThingRefusal.Closed(container.id());
    }
}
