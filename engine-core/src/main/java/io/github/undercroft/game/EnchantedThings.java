package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.Enchantment;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lets what an actor wears and carries act on it at the end of its turn. What it got in this step does not act yet. */
final class EnchantedThings {

    private final World world;
    private final GameCodeRunner gameCode;
    private final ContextServices services;

    EnchantedThings(World world, GameCodeRunner gameCode, ContextServices services) {
        this.world = world;
        this.gameCode = gameCode;
        this.services = services;
    }

    /** Lets them act in a turn whose events start at an index. */
    void run(EntityState actor, int firstEvent) {
        for (EntityState thing : services.belongings().enchanted(actor)) {
            if (actor.alive && !isNew(thing, firstEvent)) {
                run(actor, thing);
            }
        }
    }

    /** Whether a thing began to act in this step. */
    private boolean isNew(EntityState thing, int firstEvent) {
        Enchantment enchantment = thing.slots.enchantment;
        for (int i = firstEvent; i < world.events.size(); i++) {
            GameEvent event = world.events.get(i);
            boolean isBorn = event instanceof Spawned spawned && spawned.who().equals(thing.id);
            boolean isGot = event instanceof Placed placed
                    && placed.thing().equals(thing.id)
                    && (enchantment == null || !enchantment.actsAt(placed.from()) || !isSameBearer(placed, thing));
            if (isBorn || isGot) {
                return true;
            }
        }
        return false;
    }

    private boolean isSameBearer(Placed placed, EntityState thing) {
        return world.bearerOf(placed.from()) == world.bearerOf(thing.location);
    }

    private void run(EntityState actor, EntityState thing) {
        Enchantment due = active(actor, thing);
        for (int i = 0; due != null && i < due.effects().size(); ) {
            Effect effect = due.effects().get(i);
            Enchantment now = due;
            int index = i;
            gameCode.act(actor, new Cause.EffectOn(actor.id, effect, Optional.of(thing.id)), effect, context -> {
                Optional<Effect> next = Objects.requireNonNull(
                        effect.turnEnds(context, actor, thing),
                        "turnEnds() returned null; return empty to end the effect");
                become(actor, thing, now, index, next);
            });
            Enchantment after = active(actor, thing);
            boolean isLeft = after != null && isKept(after, now, i);
            i += after != null && after.effects().size() < now.effects().size() ? 0 : 1;
            due = isLeft ? after : null;
        }
    }

    /** What a thing does to an actor now; null for nothing. */
    private @Nullable Enchantment active(EntityState actor, EntityState thing) {
        Enchantment enchantment = thing.slots.enchantment;
        return actor.alive
                        && thing.alive
                        && enchantment != null
                        && world.bearerOf(thing.location) == actor
                        && enchantment.actsAt(thing.location)
                ? enchantment
                : null;
    }

    /** Whether the effects but the one at an index are what they were; else the game's code has given the thing others. */
    private boolean isKept(Enchantment after, Enchantment before, int index) {
        try {
            int less = before.effects().size() - after.effects().size();
            return less >= 0
                    && less <= 1
                    && GameCode.equal(
                            after.effects()
                                    .subList(index + 1 - less, after.effects().size()),
                            before.effects().subList(index + 1, before.effects().size()));
        } catch (GameCodeException incomparable) {
            world.failures.add(incomparable);
            return false;
        }
    }

    /** Sets the next value of an effect, if its thing still has it. */
    @SuppressWarnings("ReferenceEquality") // identity shows that the game's code gave the thing another one
    private void become(EntityState actor, EntityState thing, Enchantment now, int index, Optional<Effect> next) {
        Effect effect = now.effects().get(index);
        if (thing.slots.enchantment != now
                || !thing.alive
                || (next.isPresent() && GameCode.equal(next.get(), effect))) {
            return;
        }
        if (next.isPresent()) {
            ValueCheck.checkEffect(services.rules().registry(), next.get());
            services.changes().set(thing, now.replaced(index, next.get()));
            return;
        }
        Cause cause = new Cause.EffectOn(actor.id, effect, Optional.of(thing.id));
        if (now.effects().size() == 1) {
            services.changes().clear(thing, thing.slots.indexOf(Enchantment.class));
            world.tell(new ComponentCleared(thing.id, now, cause), thing);
        } else {
            Enchantment left = now.without(index);
            services.changes().set(thing, left);
            world.tell(new ComponentSet(thing.id, left, cause), thing);
        }
    }
}
