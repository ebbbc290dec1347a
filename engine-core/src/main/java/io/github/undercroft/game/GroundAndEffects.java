package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Phase {@link Phase#GROUND_AND_EFFECTS}: what an actor stands on and what lasts on it act on it, when its turn ends.
 * Effects that began in this step are not asked yet.
 */
final class GroundAndEffects {

    private final World world;
    /** Which effects have to be asked. */
    private final ArrayList<Effect> due = new ArrayList<>();
    /** How many of them were asked. */
    private int asked;
    /** Up to which event {@link #due} is up to date. */
    private int followed;
    /** Behind the one that was asked last, in the bearer's list: an equal one before it has had its turn. */
    private int next;
    /** The event that tells the end of the effect that was asked last; beyond the list, or another one's, if it did not end. */
    private int ownEnd;

    GroundAndEffects(World world) {
        this.world = world;
    }

    void run(EntityState actor) {
        run(actor, 0);
    }

    /** The same for a turn in which the events from that one on happened. */
    void run(EntityState actor, int firstEvent) {
        if (actor.alive && actor.location instanceof Location.OnLevel on) {
            stand(actor, on);
        }
        if (actor.slots.effects == null) {
            return;
        }
        try {
            collect(actor, firstEvent);
            while (asked < due.size() && actor.alive) {
                ask(actor, due.get(asked++));
                follow(actor);
            }
        } catch (GameCodeException incomparable) {
            world.settling.failed(incomparable); // the effects after it are not asked in this turn
        }
    }

    /** Collects what lasts on the actor, without what began in this step. */
    private void collect(EntityState actor, int firstEvent) {
        due.clear();
        asked = 0;
        followed = firstEvent;
        ownEnd = -1;
        next = 0;
        for (int i = firstEvent; i < world.events.size(); i++) {
            GameEvent event = world.events.get(i);
            if (event instanceof GameEvent.EffectBegan began && began.who().equals(actor.id)) {
                due.add(began.effect());
            } else {
                follow(actor, event);
            }
            followed++;
        }
        ImmutableList<Effect> fresh = ImmutableList.copyOf(due);
        due.clear();
        due.addAll(Affliction.of(actor));
        for (Effect effect : fresh.reverse()) { // they mostly stand last, in that sequence
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
            Cause cause = new Cause.Ground(on.cell(), active);
            world.settling.act(actor, cause, active, context -> active.whenTurnEnds(context, actor));
        }
    }

    /** Brings up to date what is due, by the events that tell of the actor's effects. */
    private void follow(EntityState actor) {
        Events events = world.events;
        for (; followed < events.size(); followed++) {
            if (followed != ownEnd) {
                follow(actor, events.get(followed));
            }
        }
    }

    private void follow(EntityState actor, GameEvent event) {
        if (event instanceof GameEvent.EffectChanged changed && changed.who().equals(actor.id)) {
            int index = indexOf(changed.before(), due, asked);
            if (index >= 0) {
                due.set(index, changed.after());
            }
        } else if (event instanceof GameEvent.EffectEnded ended && ended.who().equals(actor.id)) {
            int index = indexOf(ended.effect(), due, asked);
            if (index >= 0) {
                due.remove(index);
            }
        }
    }

    /** Asks an effect for its next value, if it is still there. */
    private void ask(EntityState actor, Effect effect) {
        ownEnd = -1;
        if (indexOf(effect, Affliction.of(actor)) >= 0) {
            world.settling.act(actor, new Cause.Lasting(actor.id, effect), effect, context -> {
                Optional<Effect> next = Objects.requireNonNull(
                        effect.turnEnds(context, actor), "turnEnds() answered null; what ends answers empty");
                become(actor, effect, next);
            });
        }
    }

    /** Puts an effect's next value in its place, if the effect is still there. */
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
            Affliction.replace(world, actor, index, value.get());
        } else {
            next = index;
            ownEnd = world.events.size();
            Affliction.end(world, actor, index);
        }
    }

    /** Where an effect is in the list: its next occurrence, or any if something took out what was before. */
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
