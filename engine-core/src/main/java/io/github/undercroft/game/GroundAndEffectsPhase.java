package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.Enchantment;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.EffectChange;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Phase {@link Phase#GROUND_AND_EFFECTS}: at the end of an actor's turn, the terrain under it, its effects and those of its things
 * act on it. Effects that began in this step, and those of things that it got in this step, are not called yet. Who is called is known
 * before the first call; an effect that gets another value before its turn is called in that value.
 */
final class GroundAndEffectsPhase {

    private final World world;
    private final GameCodeRunner gameCode;
    private final ContextServices services;
    private final ArrayList<Due> due = new ArrayList<>();
    /** The number of changes that {@link #due} knows of. */
    private int followed;

    /** An effect by its place. */
    private static final class Due {
        final EntityState owner;
        final boolean ofThing;
        /** Below 0 if it is gone. */
        int index;

        Due(EntityState owner, boolean ofThing, int index) {
            this.owner = owner;
            this.ofThing = ofThing;
            this.index = index;
        }

        /** Where an effect of this owner is after a change; below 0 if it is gone. */
        int after(EffectChange change, int place) {
            return place < 0 || owner != change.owner() || ofThing != change.ofThing()
                    ? place
                    : change.heirs().get(place);
        }

        boolean isSame(Due other) {
            return owner == other.owner && ofThing == other.ofThing && index == other.index;
        }

        List<Effect> list() {
            return ofThing
                    ? owner.slots.enchantment == null ? ImmutableList.of() : owner.slots.enchantment.effects()
                    : Affliction.of(owner);
        }
    }

    GroundAndEffectsPhase(World world, GameCodeRunner gameCode, ContextServices services) {
        this.world = world;
        this.gameCode = gameCode;
        this.services = services;
    }

    void run(EntityState actor) {
        run(actor, 0, 0);
    }

    /** Runs the phase for a turn that was missed, before which nothing of this step happened. */
    void runMissed(EntityState actor) {
        int before = world.effectChanges.size();
        run(actor, world.events.size(), before);
        world.effectChanges.subList(before, world.effectChanges.size()).clear();
    }

    private void run(EntityState actor, int firstEvent, int firstChange) {
        if (actor.alive && actor.location instanceof Location.OnLevel on) {
            stand(actor, on);
        }
        collect(actor, firstChange);
        for (int i = 0; i < due.size() && actor.alive; i++) {
            Due each = due.get(i);
            if (acts(actor, each) && (!each.ofThing || !isNew(each.owner, firstEvent))) {
                ask(actor, each);
                follow(due, false);
            }
        }
    }

    private void stand(EntityState actor, Location.OnLevel on) {
        Level level = world.levelOf(actor);
        Footprint body = actor.slots.body;
        if (body != null) {
            BodyGround.under(world, level, body, on.cell(), null).forEach((active, at) -> {
                if (actor.alive && actor.location.equals(on)) {
                    act(actor, at, active);
                }
            });
            return;
        }
        if (level.gasAt(level.index(on.cell())) instanceof ActiveTerrain gas) {
            act(actor, on.cell(), gas);
        }
        ActiveTerrain active = level.activeAt(level.index(on.cell()));
        if (active != null && actor.alive && actor.location.equals(on)) {
            act(actor, on.cell(), active);
        }
    }

    private void act(EntityState actor, Point at, ActiveTerrain active) {
        Cause cause = new Cause.TerrainAt(at, active, Blame.of(active, actor, world));
        gameCode.act(actor, cause, active, context -> active.whenTurnEnds(context, actor));
    }

    /** Collects what acts on an actor, without what began in this step. */
    private void collect(EntityState actor, int firstChange) {
        due.clear();
        for (ActingEffects acting = services.belongings.actingOn(actor); acting.next(); ) {
            due.add(new Due((EntityState) acting.owner(), acting.owner() != actor, acting.index()));
        }
        if (!due.isEmpty()) {
            followed = firstChange;
            List<Due> begun = new ArrayList<>(0);
            follow(begun, true);
            due.removeIf(each -> begun.stream().anyMatch(each::isSame));
        }
        followed = world.effectChanges.size();
    }

    /** Whether a thing came to its bearer in this step. */
    private boolean isNew(EntityState thing, int firstEvent) {
        Enchantment enchantment = thing.slots.enchantment;
        for (int i = firstEvent; i < world.events.size(); i++) {
            GameEvent event = world.events.get(i);
            boolean isBorn = event instanceof Spawned spawned && spawned.who().equals(thing.id);
            boolean isGot = event instanceof Placed placed
                    && placed.thing().equals(thing.id)
                    && (enchantment == null
                            || !enchantment.actsAt(placed.from())
                            || world.bearerOf(placed.from()) != world.bearerOf(thing.location));
            if (isBorn || isGot) {
                return true;
            }
        }
        return false;
    }

    /** Brings the places of effects up to date, and adds those that began if they are wanted. */
    private void follow(List<Due> all, boolean isWanted) {
        for (; followed < world.effectChanges.size(); followed++) {
            EffectChange change = world.effectChanges.get(followed);
            for (int i = 0; i < all.size(); i++) {
                Due each = all.get(i);
                each.index = each.after(change, each.index);
            }
            if (isWanted && change.begun() >= 0) {
                all.add(new Due(change.owner(), change.ofThing(), change.begun()));
            }
        }
    }

    private boolean acts(EntityState actor, Due effect) {
        EntityState thing = effect.owner;
        Enchantment enchantment = thing.slots.enchantment;
        return effect.index >= 0
                && (!effect.ofThing
                        || (thing.alive
                                && enchantment != null
                                && world.bearerOf(thing.location) == actor
                                && enchantment.actsAt(thing.location)));
    }

    private void ask(EntityState actor, Due due) {
        Effect effect = due.list().get(due.index);
        Cause cause = due.ofThing
                ? new Cause.EffectOn(actor.id, effect, Optional.of(due.owner.id))
                : new Cause.EffectOn(actor.id, effect);
        gameCode.act(actor, cause, effect, context -> {
            Optional<Effect> next = Objects.requireNonNull(
                    due.ofThing ? effect.turnEnds(context, actor, due.owner) : effect.turnEnds(context, actor),
                    "turnEnds() returned null; return empty to end the effect");
            become(due, effect, next, cause);
        });
    }

    /** Sets an effect's next value, if its owner still has the effect. */
    private void become(Due due, Effect effect, Optional<Effect> next, Cause cause) {
        int index = due.index;
        for (int i = followed; i < world.effectChanges.size(); i++) {
            index = due.after(world.effectChanges.get(i), index);
        }
        if (index < 0
                || !due.owner.alive
                || !GameCode.equal(due.list().get(index), effect)
                || (next.isPresent() && GameCode.equal(next.get(), effect))) {
            return;
        }
        if (due.ofThing) {
            services.affliction().become(due.owner, index, next, cause);
        } else if (next.isPresent()) {
            services.affliction().replace(due.owner, index, next.get());
        } else {
            services.affliction().end(due.owner, index);
        }
    }
}
