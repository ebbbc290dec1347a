package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Moves things from place to place, and parts and joins stacks on the way. How many there are of a thing never changes but
 * by {@link #useUp}. What the place can hold is asked first: what is refused has changed nothing.
 */
public final class Stacks {

    private Stacks() {}

    /** @return how many there are of it: 1 without a {@link Stack} */
    public static int count(Entity thing) {
        return thing.get(Stack.class).map(Stack::count).orElse(1);
    }

    /** @return how many things of that name somebody carries or wears; not counting what these hold */
    public static long held(GameView game, EntityId bearer, String name) {
        return game.things(bearer).stream()
                .filter(thing -> thing.name().equals(name))
                .mapToLong(Stacks::count)
                .sum();
    }

    /** @return whether the two would join: both stack, are called the same, and are equal in all other components */
    public static boolean areAlike(Entity one, Entity other) {
        if (!one.has(Stack.class) || !other.has(Stack.class) || !one.name().equals(other.name())) {
            return false;
        }
        List<Component> components = one.components();
        if (components.size() != other.components().size()) {
            return false;
        }
        return components.stream()
                .allMatch(
                        each -> each instanceof Stack || other.get(each.slot()).equals(Optional.of(each)));
    }

    /**
     * Moves so many of a thing to a place, where they join what is alike (in a slot of the body nothing joins).
     *
     * @param count 1 or more, or {@link Stack#ALL}
     * @return succeeded, or failed for lack of room, strength, or so many of it
     */
    public static ActionResult move(ActionContext context, Entity thing, int count, Location where) {
        Stack.checkCount(count);
        int there = count(thing);
        int moved = count == Stack.ALL ? there : count;
        if (moved > there) {
            return ActionResult.failed(new ThingRefusal.TooFew(thing.id(), there));
        }
        if (thing.location().equals(where) && moved == there) {
            return ActionResult.succeeded();
        }
        Optional<Entity> stack = stackFor(context.view(), thing, moved, where);
        Refusal why = whyNot(context.view(), thing, moved, where, stack.isPresent());
        if (why != null) {
            return ActionResult.failed(why);
        }
        if (stack.isPresent()) {
            join(context, thing, moved, stack.get());
            return ActionResult.succeeded();
        }
        if (moved == there) {
            return context.tryPlace(thing.id(), where);
        }
        Location from = thing.location();
        Optional<Entity> part = part(context, thing, moved, where);
        if (part.isEmpty()) {
            return ActionResult.failed(whyNoPlace(context.view(), thing, where));
        }
        EntityId by = context.view().actor().id();
        context.emit(new Parted(by, thing.id(), part.get().id(), moved, from, where));
        return ActionResult.succeeded();
    }

    /** Uses up one of it, the last one with the thing itself. Nothing happens to what is gone. */
    public static void useUp(ActionContext context, EntityId thing) {
        context.view().entity(thing).ifPresent(each -> takeAway(context, each, 1));
    }

    /** Parts some from a stack; empty if they can't be there. */
    static Optional<Entity> part(ActionContext context, Entity thing, int count, Location where) {
        Blueprint same = new Blueprint(thing.name(), thing.components()).with(new Stack(count));
        Optional<Entity> part = context.trySpawn(same, where);
        part.ifPresent(each -> takeAway(context, thing, count));
        return part;
    }

    /** Lets what lies somewhere join what lies there already. */
    static void settle(ActionContext context, Entity thing) {
        if (thing.isAlive()) {
            stackFor(context.view(), thing, count(thing), thing.location())
                    .ifPresent(stack -> join(context, thing, count(thing), stack));
        }
    }

    private static void join(ActionContext context, Entity thing, int count, Entity stack) {
        EntityId by = context.view().actor().id();
        Joined joined = new Joined(by, thing.id(), stack.id(), count, thing.location(), stack.location());
        context.set(stack.id(), new Stack(count(stack) + count));
        takeAway(context, thing, count);
        context.emit(joined);
    }

    private static void takeAway(ActionContext context, Entity thing, int count) {
        int left = count(thing) - count;
        if (left > 0) {
            context.set(thing.id(), new Stack(left));
        } else {
            context.remove(thing.id());
        }
    }

    /** The first thing of that place, by id, that so many of the thing would join. */
    private static Optional<Entity> stackFor(TurnView turn, Entity thing, int count, Location where) {
        if (!thing.has(Stack.class) || !turn.game().things(thing.id()).isEmpty()) {
            return Optional.empty();
        }
        return thingsAt(turn, where).stream()
                .filter(each -> !each.id().equals(thing.id())
                        && each.location().equals(where)
                        && areAlike(each, thing)
                        && (long) count(each) + count <= Stack.MOST)
                .findFirst();
    }

    private static List<Entity> thingsAt(TurnView turn, Location where) {
        if (where instanceof Location.CarriedBy carried) {
            return turn.game().things(carried.bearer());
        }
        return where instanceof Location.OnLevel on ? turn.board().entitiesAt(on.cell()) : ImmutableList.of();
    }

    private static @Nullable Refusal whyNot(TurnView turn, Entity thing, int count, Location where, boolean joins) {
        Optional<EntityId> bearer = where.holder();
        if (bearer.isEmpty()) {
            return null;
        }
        Refusal why = Capacity.whyNotHold(turn.game(), bearer.get(), thing, count);
        return joins && why instanceof ThingRefusal.Full ? null : why;
    }

    private static Refusal whyNoPlace(TurnView turn, Entity thing, Location where) {
        return where instanceof Location.OnLevel on
                ? new Refusal.Impassable(on.cell(), turn.board().terrainAt(on.cell()))
                : new ThingRefusal.Immovable(thing.id());
    }
}
