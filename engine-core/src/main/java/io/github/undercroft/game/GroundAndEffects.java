package io.github.undercroft.game;

import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase {@link Phase#GROUND_AND_EFFECTS}: what an actor stands on and what lasts on it act on it, when its turn ends. */
final class GroundAndEffects {

    private final World world;

    GroundAndEffects(World world) {
        this.world = world;
    }

    void run(EntityState actor) {
        if (actor.alive && actor.location instanceof Location.OnLevel on) {
            stand(actor, on);
        }
        Effects effects = actor.slots.effects;
        if (effects == null) {
            return;
        }
        for (Effect effect : effects.all()) {
            if (actor.alive && lasts(actor, effect)) {
                world.settling.act(actor, new Cause.Lasting(actor.id, effect), effect, context -> {
                    Optional<Effect> next = effect.turnEnds(context, actor);
                    replace(actor, effect, next);
                });
            }
        }
    }

    private void stand(EntityState actor, Location.OnLevel on) {
        Level level = world.levels.at(on.level());
        ActiveTerrain active = level.activeAt(level.index(on.cell()));
        if (active != null) {
            Cause cause = new Cause.Ground(on.cell(), active);
            world.settling.act(actor, cause, active, context -> active.whenTurnEnds(context, actor));
        }
    }

    /** Whether an effect is still there: an earlier one may have ended it. */
    private static boolean lasts(EntityState actor, Effect effect) {
        Effects effects = actor.slots.effects;
        return effects != null && effects.all().contains(effect);
    }

    /** Puts an effect's next value in its place, if the effect is still there. */
    private void replace(EntityState actor, Effect effect, Optional<Effect> next) {
        Effects effects = actor.slots.effects;
        int index = effects == null ? -1 : effects.all().indexOf(effect);
        if (effects == null || index < 0 || next.equals(Optional.of(effect))) {
            return;
        }
        List<Effect> all = new ArrayList<>(effects.all());
        if (next.isPresent()) {
            all.set(index, next.get());
        } else {
            all.remove(index);
            world.events.add(new GameEvent.EffectEnded(actor.id, effect), world.levelOf(actor));
        }
        Effects left = new Effects(all);
        ValueCheck.check(world.rules.registry(), left, "Effects");
        world.changes.set(actor, left);
    }
}
