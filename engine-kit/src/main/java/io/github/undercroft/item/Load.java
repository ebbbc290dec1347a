package io.github.undercroft.item;

import com.google.common.math.LongMath;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a bearer carries, kept while one action gives it many things, so that n of them take O(n log n) if their names
 * differ: how many things, the stacks by name, and the weight that each holder of the bearer holds.
 */
final class Load {

    private final ActionContext context;
    private final EntityId bearer;
    private final Map<String, TreeMap<EntityId, Entity>> stacks = new LinkedHashMap<>();
    private final Map<EntityId, Long> weights = new LinkedHashMap<>();
    private int things;

    Load(ActionContext context, EntityId bearer) {
        this.context = context;
        this.bearer = bearer;
        count();
    }

    private GameView game() {
        return context.game();
    }

    private void count() {
        stacks.clear();
        weights.clear();
        things = 0;
        game().things(bearer).forEach(this::add);
    }

    /** Gives it all there are of a thing, if it can hold that. */
    ActionResult take(Entity thing) {
        Location hands = new Location.CarriedBy(bearer);
        Location from = thing.location();
        long weight = Weight.of(game(), thing);
        Set<EntityId> asHeavy = new LinkedHashSet<>(weights.keySet());
        asHeavy.removeIf(holder -> !Capacity.holds(game(), holder, thing));
        ActionResult result = Stacks.move(context, thing, StackSize.ALL, hands, this);
        if (result instanceof ActionResult.Failed || from.equals(hands)) {
            return result;
        }
        boolean isAdded = thing.location().equals(hands);
        if (from.holder().equals(Optional.of(bearer)) || (!isAdded && thing.isAlive())) {
            count(); // it had the thing before, or this is only imagined
            return result;
        }
        weights.replaceAll(
                (holder, before) -> asHeavy.contains(holder) ? before : LongMath.saturatedAdd(before, weight));
        if (isAdded) {
            add(thing);
        }
        return result;
    }

    private void add(Entity thing) {
        things++;
        if (thing.has(StackSize.class)) {
            stacks.computeIfAbsent(thing.name(), none -> new TreeMap<>()).put(thing.id(), thing);
        }
    }

    /** How many things the bearer has. */
    int things() {
        return things;
    }

    /** Its stacks of that name which are not full, by id. */
    Collection<Entity> stacks(String name) {
        Collection<Entity> all = stacks.getOrDefault(name, new TreeMap<>()).values();
        all.removeIf(each -> Stacks.count(each) == StackSize.MAX);
        return all;
    }

    /** What all that weighs which the bearer, or what holds the bearer, has. */
    long weightOf(EntityId holder) {
        return weights.computeIfAbsent(holder, each -> Weight.heldBy(game(), each));
    }
}
