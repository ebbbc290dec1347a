package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectChanged;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Events;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Phase {@link Phase#GROUND_AND_EFFECTS}: at the end of an actor's turn, the terrain under it, its effects and those of its things
 * act on it. Effects that began in this step are not called yet.
 */
final class GroundAndEffectsPhase {

    private final World world;
    private final GameCodeRunner gameCode;
    private final ContextServices services;
    private final EnchantedThings things;
    /** The effects that have to be called. */
    private final ArrayList<Effect> due = new ArrayList<>();
    /** The number of effects that were called. */
    private int asked;
    /** The number of events up to which {@link #due} is up to date. */
    private int followed;
    /**
     * The index in the bearer's list after the effect that was called last; equal effects before it have been called.
     */
    private int next;
    /**
     * The index of the event that tells the end of the effect that was called last; if the effect did not end, beyond
     * the list or an event of another effect.
     */
    private int ownEnd;

    GroundAndEffectsPhase(World world, GameCodeRunner gameCode, ContextServices services) {
        this.world = world;
        this.gameCode = gameCode;
        this.services = services;
        this.things = new EnchantedThings(world, gameCode, services);
    }

    void run(EntityState actor) {
        run(actor, 0);
    }

    /** Runs the phase for a turn whose events start at an index. */
    void run(EntityState actor, int firstEvent) {
        if (actor.alive && actor.location instanceof Location.OnLevel on) {
            stand(actor, on);
        }
        if (actor.slots.effects != null) {
            try {
                collect(actor, firstEvent);
                askAll(actor);
            } catch (GameCodeException incomparable) {
                world.failures.add(incomparable); // the effects after it are not called in this turn
            }
        }
        if (actor.alive && world.enchanted > 0) {
            things.run(actor, firstEvent);
        }
    }

    private void askAll(EntityState actor) {
        while (asked < due.size() && actor.alive) {
            ask(actor, due.get(asked++));
            follow(actor);
        }
    }

    /** Collects the effects of the actor, without those that began in this step. */
    private void collect(EntityState actor, int firstEvent) {
        due.clear();
        asked = 0;
        followed = firstEvent;
        ownEnd = -1;
        next = 0;
        for (int i = firstEvent; i < world.events.size(); i++) {
            GameEvent event = world.events.get(i);
            if (event instanceof EffectBegan began && began.who().equals(actor.id)) {
                due.add(began.effect());
            } else {
                follow(actor, event);
            }
            followed++;
        }
        ImmutableList<Effect> fresh = ImmutableList.copyOf(due);
        due.clear();
        due.addAll(Affliction.of(actor));
        for (Effect effect : fresh.reverse()) { // they are usually at the end of the list, in that order
            int last = GameCode.lastIndexOf(due, effect);
            if (last >= 0) {
                due.remove(last);
            }
        }
    }

    private void stand(EntityState actor, Location.OnLevel on) {
        Level level = world.levelOf(actor);
        ActiveTerrain active = level.activeAt(level.index(on.cell()));
        if (active != null) {
            Cause cause = new Cause.TerrainAt(on.cell(), active, Blame.of(active, actor, world));
            gameCode.act(actor, cause, active, context -> active.whenTurnEnds(context, actor));
        }
    }

    /** Updates the due effects from the events about the actor's effects. */
    private void follow(EntityState actor) {
        Events events = world.events;
        for (; followed < events.size(); followed++) {
            if (followed != ownEnd) {
                follow(actor, events.get(followed));
            }
        }
    }

    private void follow(EntityState actor, GameEvent event) {
        if (event instanceof EffectChanged changed && changed.who().equals(actor.id)) {
            int index = indexOf(changed.before(), due, asked);
            if (index >= 0) {
                due.set(index, changed.after());
            }
        } else if (event instanceof EffectEnded ended && ended.who().equals(actor.id)) {
            int index = indexOf(ended.effect(), due, asked);
            if (index >= 0) {
                due.remove(index);
            }
        }
    }

    /** Asks an effect for its next value, if the actor still has it. */
    private void ask(EntityState actor, Effect effect) {
        ownEnd = -1;
        if (indexOf(effect, Affliction.of(actor)) >= 0) {
            gameCode.act(actor, new Cause.EffectOn(actor.id, effect), effect, context -> {
                Optional<Effect> next = Objects.requireNonNull(
                        effect.turnEnds(context, actor), "turnEnds() returned null; return empty to end the effect");
                become(actor, effect, next);
            });
        }
    }

    /** Sets an effect's next value, if the actor still has the effect. */
    private void become(EntityState actor, Effect effect, Optional<Effect> value) {
        int index = actor.alive ? indexOf(effect, Affliction.of(actor)) : -1;
        if (index < 0) {
            return;
        }
        next = index + 1;
        if (value.isPresent() && GameCode.equal(value.get(), effect)) {
            return;
        }
        if (value.isPresent()) {
            services.affliction().replace(actor, index, value.get());
        } else {
            next = index;
            ownEnd = world.events.size();
            services.affliction().end(actor, index);
        }
    }

    /** The index of an effect: its next occurrence, or any occurrence if an effect before it was removed. */
    private int indexOf(Effect effect, List<Effect> all) {
        int index = indexOf(effect, all, next);
        return index >= 0 ? index : GameCode.indexOf(all, effect);
    }

    private static int indexOf(Effect effect, List<Effect> all, int from) {
        for (int i = from; i < all.size(); i++) {
            if (GameCode.equal(effect, all.get(i))) {
                return i;
            }
        }
        return -1;
    }
}
