package io.github.undercroft.item;

import com.google.common.math.LongMath;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a bearer can hold one thing more. Each question is answered with the refusal, or null for yes. */
final class Capacity {

    /** The value of {@link Inventory#UNLIMITED}. */
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private Capacity() {}

    private static Optional<EntityId> holder(Entity thing) {
        return thing.location().holder();
    }

    /** Why the bearer could not hold so many of the thing in addition to what it holds. */
    static @Nullable Refusal whyNotHold(Entities game, EntityId bearer, Entity thing, int count) {
        return whyNotHold(game, bearer, thing, count, null);
    }

    /** The same for one of many things, where it is known what the bearer holds. */
    static @Nullable Refusal whyNotHold(Entities game, EntityId bearer, Entity thing, int count, @Nullable Load load) {
        Optional<Entity> holder = game.entity(bearer);
        if (holder.isEmpty()) {
            return new Refusal.Gone(bearer);
        }
        if (Limit.of(holder.get()).isEmpty() && !holder.get().has(Container.class)) {
            return new ThingRefusal.NoInventory(bearer);
        }
        boolean whole = count == Stacks.count(thing);
        long more = whole ? Weight.of(game, thing) : Weight.of(thing, count);
        for (Optional<Entity> each = holder;
                each.isPresent();
                each = holder(each.get()).flatMap(game::entity)) {
            Refusal why = whyTooHeavy(game, each.get(), thing, more, load);
            if (why != null) {
                return why;
            }
        }
        boolean staysOne = whole && holder(thing).equals(Optional.of(bearer));
        return staysOne ? null : whyFull(game, holder.get(), load);
    }

    private static @Nullable Refusal whyTooHeavy(
            Entities game, Entity bearer, Entity thing, long more, @Nullable Load load) {
        Optional<Limit> limit = Limit.of(bearer);
        if (limit.isEmpty() || limit.get().weight() == UNLIMITED || holds(game, bearer.id(), thing)) {
            return null;
        }
        long held = load == null ? Weight.heldBy(game, bearer.id()) : load.weightOf(bearer.id());
        return LongMath.saturatedAdd(held, more) > limit.get().weight()
                ? new ThingRefusal.TooHeavy(bearer.id(), thing.id(), more)
                : null;
    }

    static boolean holds(Entities game, EntityId bearer, Entity thing) {
        Optional<EntityId> each = holder(thing);
        while (each.isPresent() && !each.get().equals(bearer)) {
            each = game.entity(each.get()).flatMap(Capacity::holder);
        }
        return each.isPresent();
    }

    private static @Nullable Refusal whyFull(Entities game, Entity bearer, @Nullable Load load) {
        int max = Limit.of(bearer).map(Limit::things).orElse(UNLIMITED);
        int held = load == null ? game.things(bearer.id()).size() : load.things();
        return held >= max ? new ThingRefusal.Full(bearer.id(), max) : null;
    }
}
