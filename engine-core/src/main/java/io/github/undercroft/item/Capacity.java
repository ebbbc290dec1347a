package io.github.undercroft.item;

import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a bearer can hold one thing more. Each question is answered with the refusal, or null for yes. */
final class Capacity {

    private Capacity() {}

    private static Optional<EntityId> holder(Entity thing) {
        return thing.location().holder();
    }

    /** Why that bearer could not hold so many of the thing, beside what it holds already. */
    static @Nullable Refusal whyNotHold(GameView game, EntityId bearer, Entity thing, int count) {
        Optional<Entity> holder = game.entity(bearer);
        if (holder.isEmpty()) {
            return new Refusal.Gone(bearer);
        }
        if (!holder.get().has(Inventory.class) && !holder.get().has(Container.class)) {
            return new ThingRefusal.NoInventory(bearer);
        }
        boolean whole = count == Stacks.count(thing);
        long more = whole ? Weight.of(game, thing) : Weight.of(thing, count);
        for (Optional<Entity> each = holder;
                each.isPresent();
                each = holder(each.get()).flatMap(game::entity)) {
            Refusal why = whyTooHeavy(game, each.get(), thing, more);
            if (why != null) {
                return why;
            }
        }
        boolean staysOne = whole && holder(thing).equals(Optional.of(bearer));
        return staysOne ? null : whyFull(game, holder.get());
    }

    private static @Nullable Refusal whyTooHeavy(GameView game, Entity bearer, Entity thing, long more) {
        Optional<Inventory> inventory = bearer.get(Inventory.class);
        if (inventory.isEmpty() || inventory.get().weight() == Inventory.UNLIMITED || holds(game, bearer, thing)) {
            return null;
        }
        return Weight.heldBy(game, bearer.id()) + more > inventory.get().weight()
                ? new ThingRefusal.TooHeavy(bearer.id(), thing.id(), more)
                : null;
    }

    private static boolean holds(GameView game, Entity bearer, Entity thing) {
        Optional<EntityId> each = holder(thing);
        while (each.isPresent() && !each.get().equals(bearer.id())) {
            each = game.entity(each.get()).flatMap(Capacity::holder);
        }
        return each.isPresent();
    }

    private static @Nullable Refusal whyFull(GameView game, Entity bearer) {
        int most = bearer.get(Inventory.class).map(Inventory::things).orElse(Inventory.UNLIMITED);
        return game.things(bearer.id()).size() >= most ? new ThingRefusal.Full(bearer.id(), most) : null;
    }
}
