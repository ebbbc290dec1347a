package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Moves things from place to place, and splits and joins stacks on the way. Only {@link #useUp} and
 * {@link #useUpKey} change how many pieces there are. The limits of the new place are checked first: a refused move changes nothing.
 */
public final class Stacks {

    private Stacks() {}

    /** @return how many there are of it: 1 without a {@link StackSize} */
    public static int count(Entity thing) {
        return thing.get(StackSize.class).map(StackSize::count).orElse(1);
    }

    /** @return how many things of that name somebody carries or wears; not counting what these hold */
    public static long held(Entities game, EntityId bearer, String name) {
        return game.things(bearer).stream()
                .filter(thing -> thing.name().equals(name))
                .mapToLong(Stacks::count)
                .sum();
    }

    /** @return whether the two would join: both stack, are called the same, and are equal in all other components */
    public static boolean areAlike(Entity one, Entity other) {
        if (!one.has(StackSize.class)
                || !other.has(StackSize.class)
                || !one.name().equals(other.name())) {
            return false;
        }
        List<Component> components = one.components();
        if (components.size() != other.components().size()) {
            return false;
        }
        return components.stream()
                .allMatch(each ->
                        each instanceof StackSize || other.get(each.slot()).equals(Optional.of(each)));
    }

    /**
     * Counts together what a list should not tell apart: those at one place that {@linkplain #areAlike are alike}. Such things join,
     * so where they do not, they are taken for what they are not.
     *
     * @return the first of each, with the number of all, in the order of the list; squared in its length
     */
    public static List<Entity> together(List<Entity> things) {
        List<Entity> firsts = new ArrayList<>();
        for (Entity thing : things) {
            int same = 0;
            while (same < firsts.size() && !lieTogether(firsts.get(same), thing)) {
                same++;
            }
            if (same == firsts.size()) {
                firsts.add(thing);
            } else {
                Entity first = firsts.get(same);
                long count = Math.min(StackSize.MAX, (long) count(first) + count(thing));
                firsts.set(same, new Heap(first, new StackSize((int) count)));
            }
        }
        return firsts;
    }

    private static boolean lieTogether(Entity one, Entity other) {
        return one.location().equals(other.location()) && areAlike(one, other);
    }

    /**
     * Moves so many pieces of a thing to a place, where they join an equal stack (but not in a slot of the body).
     *
     * @param count 1 or more, or {@link StackSize#ALL}
     * @return succeeded, or failed for lack of room, strength, or so many of it, or because it has left the game
     */
    public static ActionResult move(ActionContext context, EntityId thing, int count, Location where) {
        StackSize.checkCount(count);
        return context.game()
                .entity(thing)
                .map(found -> move(context, found, count, where))
                .orElseGet(() -> ActionResult.failed(new Refusal.Gone(thing)));
    }

    /** The same for a thing that was found already. */
    static ActionResult move(ActionContext context, Entity thing, int count, Location where) {
        return move(context, thing, count, where, null);
    }

    /** The same for one of many things to the same bearer, of whom is known what it carries. */
    static ActionResult move(ActionContext context, Entity thing, int count, Location where, @Nullable Load load) {
        StackSize.checkCount(count);
        int there = count(thing);
        int moved = count == StackSize.ALL ? there : count;
        if (moved > there) {
            return ActionResult.failed(new ThingRefusal.TooFew(thing.id(), there));
        }
        if (thing.location().equals(where) && moved == there) {
            return ActionResult.succeeded();
        }
        Optional<Entity> stack = stackFor(context, thing, moved, where, load);
        Refusal why = whyNot(context, thing, moved, where, stack.isPresent(), load);
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
            return ActionResult.failed(whyNoPlace(context, thing, where));
        }
        EntityId by = context.view().actor().id();
        context.emit(new StackEvent.Parted(by, thing.id(), part.get().id(), moved, from, where));
        return ActionResult.succeeded();
    }

    /** Uses up one piece; the last one removes the thing. Does nothing if the thing has left the game. */
    public static void useUp(ActionContext context, EntityId thing) {
        context.game().entity(thing).ifPresent(each -> takeAway(context, each, 1));
    }

    /** Uses up one of the actor's keys with that name, unless it has one without a {@link StackSize}, which lasts, or none. */
    public static void useUpKey(ActionContext context, String name) {
        GameView game = context.game();
        List<Entity> keys = game.things(context.view().actor().id()).stream()
                .filter(thing -> Key.fits(thing, name))
                .toList();
        if (keys.stream().allMatch(key -> key.has(StackSize.class))) {
            keys.stream().findFirst().ifPresent(key -> takeAway(context, key, 1));
        }
    }

    /** Parts some from a stack; empty if they can't be there. */
    static Optional<Entity> part(ActionContext context, Entity thing, int count, Location where) {
        Blueprint same = new Blueprint(thing.name(), thing.components()).replacing(new StackSize(count));
        Optional<Entity> part = context.trySpawn(same, where).newborn();
        part.ifPresent(each -> takeAway(context, thing, count));
        return part;
    }

    /** Lets what lies somewhere join what lies there already. */
    static void settle(ActionContext context, Entity thing) {
        if (thing.isAlive()) {
            stackFor(context, thing, count(thing), thing.location(), null)
                    .ifPresent(stack -> join(context, thing, count(thing), stack));
        }
    }

    private static void join(ActionContext context, Entity thing, int count, Entity stack) {
        EntityId by = context.view().actor().id();
        StackEvent joined =
                new StackEvent.Joined(by, thing.id(), stack.id(), count, thing.location(), stack.location());
        context.set(stack.id(), new StackSize(count(stack) + count));
        takeAway(context, thing, count);
        context.emit(joined);
    }

    private static void takeAway(ActionContext context, Entity thing, int count) {
        int left = count(thing) - count;
        if (left > 0) {
            context.set(thing.id(), new StackSize(left));
        } else {
            context.remove(thing.id());
        }
    }

    /** The first thing of that place, by id, that so many of the thing would join. */
    private static Optional<Entity> stackFor(
            ActionContext context, Entity thing, int count, Location where, @Nullable Load load) {
        if (!thing.has(StackSize.class) || !context.game().things(thing.id()).isEmpty()) {
            return Optional.empty();
        }
        Collection<Entity> there = load == null ? thingsAt(context, where) : load.stacks(thing.name());
        return there.stream()
                .filter(each -> (long) count(each) + count <= StackSize.MAX
                        && !each.id().equals(thing.id())
                        && each.location().equals(where)
                        && areAlike(each, thing))
                .findFirst();
    }

    private static List<Entity> thingsAt(ActionContext context, Location where) {
        if (where instanceof Location.CarriedBy carried) {
            return context.game().things(carried.bearer());
        }
        return where instanceof Location.OnLevel on ? context.board().entitiesAt(on.cell()) : ImmutableList.of();
    }

    private static @Nullable Refusal whyNot(
            ActionContext context, Entity thing, int count, Location where, boolean joins, @Nullable Load load) {
        Optional<EntityId> bearer = where.holder();
        if (bearer.isEmpty()) {
            return null;
        }
        Refusal why = Capacity.whyNotHold(context.game(), bearer.get(), thing, count, load);
        return joins && why instanceof ThingRefusal.Full ? null : why;
    }

    private static Refusal whyNoPlace(ActionContext context, Entity thing, Location where) {
        return where instanceof Location.OnLevel on
                ? new Refusal.Impassable(on.cell(), context.board().terrainAt(on.cell()))
                : new ThingRefusal.Immovable(thing.id());
    }
}
