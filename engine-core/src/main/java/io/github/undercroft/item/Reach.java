package io.github.undercroft.item;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an actor can lay hands on. Each question is answered with the refusal, or null for yes. */
final class Reach {

    private Reach() {}

    /** What becomes of an action on a thing that has left the game; one that never was in it is a mistake. */
    static ActionResult gone(ActionContext context, EntityId thing) {
        return context.tryPlace(
                thing, new Location.CarriedBy(context.view().actor().id()));
    }

    static Location feet(TurnView turn) {
        return new Location.OnLevel(turn.board().level(), turn.position());
    }

    /** What lies at the actor's feet and can be taken up, by id. */
    static List<Entity> lying(TurnView turn) {
        return turn.board().entitiesAt(turn.position()).stream()
                .filter(each -> whyNotTakenUp(turn, each) == null)
                .toList();
    }

    static @Nullable Refusal whyNotTakenUp(TurnView turn, Entity thing) {
        if (!thing.location().equals(feet(turn))) {
            return new ThingRefusal.NotHere(thing.id());
        }
        return isMovable(thing) ? null : new ThingRefusal.Immovable(thing.id());
    }

    static boolean isMovable(Entity thing) {
        return !thing.has(Fixed.class) && !thing.has(Controller.class) && !thing.has(Blocks.class);
    }

    /** Takes all of these that can be carried; refused with the first refusal if that is none. */
    static ActionResult takeAll(ActionContext context, List<Entity> things, EntityId taker) {
        Refusal why = new ThingRefusal.NothingHere();
        boolean taken = false;
        for (Entity thing : things) {
            ActionResult result = Stacks.move(context, thing, Stack.ALL, new Location.CarriedBy(taker));
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

    static @Nullable Refusal whyNotHeld(TurnView turn, Entity thing) {
        return has(turn, thing) ? null : new ThingRefusal.NotCarried(thing.id());
    }

    /** Why the actor could not part with a thing. */
    static @Nullable Refusal whyNotGivenAway(TurnView turn, Entity thing) {
        if (!has(turn, thing)) {
            return new ThingRefusal.NotCarried(thing.id());
        }
        return clings(thing) ? new ThingRefusal.Clings(thing.id()) : null;
    }

    static boolean clings(Entity thing) {
        return thing.location() instanceof Location.WornBy && thing.has(Cursed.class);
    }

    /** Why the actor could not reach into a container, open or not. */
    static @Nullable Refusal whyNotAtHand(TurnView turn, Entity container) {
        if (!container.has(Container.class)) {
            return new ThingRefusal.NoContainer(container.id());
        }
        boolean near = container
                .position()
                .filter(at -> Metric.CHEBYSHEV.within(turn.position(), at, 1))
                .isPresent();
        boolean sameLevel = container.location() instanceof Location.OnLevel on
                && on.level() == turn.board().level();
        return has(turn, container) || (near && sameLevel) ? null : new ThingRefusal.NotHere(container.id());
    }

    static @Nullable Refusal whyNotOpen(TurnView turn, Entity container) {
        Refusal why = whyNotAtHand(turn, container);
        if (why != null) {
            return why;
        }
        return Container.isOpen(container) ? null : new ThingRefusal.Closed(container.id());
    }
}
