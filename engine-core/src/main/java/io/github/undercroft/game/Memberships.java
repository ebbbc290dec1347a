package io.github.undercroft.game;

import io.github.undercroft.Effect;
import io.github.undercroft.Speed;
import io.github.undercroft.effect.Effects;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.guard.GuardedScheduler;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Notes which actors join and leave the turn order in a transaction, and carries that out at the commit. */
final class Memberships {

    private final World world;
    private final Rules rules;
    private final ArrayList<Membership> noted = new ArrayList<>();
    /** The effects, their number, the rate without them and the rate with them, as last computed by {@link #folded}. */
    private @Nullable Effects foldedEffects;

    private int foldedCount;
    private int foldedFrom;
    private int foldedTo;

    /** The actor whose rate is computed once at the end, not at each change. */
    private @Nullable EntityState putOff;

    /** An actor that joins with a rate or changes to it, or leaves if the rate is 0. */
    private record Membership(EntityState entity, int rate) {}

    Memberships(World world, Rules rules) {
        this.world = world;
        this.rules = rules;
    }

    /** The rate of an actor, 0 for an entity that takes no turns. */
    int rateOf(EntityState entity) {
        return rateOf(entity.slots);
    }

    /**
     * The rate of an entity with these components, 0 if it takes no turns. Each list of effects is asked once, since it
     * must always give the same rate.
     */
    int rateOf(Slots slots) {
        if (slots.brain == null) {
            return 0;
        }
        if (slots.rate == 0) {
            int rate = rateWithoutEffects(slots);
            Effects effects = slots.effects;
            slots.rate =
                    effects == null ? rate : folded(effects, rate, effects.all().size());
        }
        return slots.rate;
    }

    private int rateWithoutEffects(Slots slots) {
        Speed speed = slots.find(Speed.class);
        return speed == null ? GuardedScheduler.normalRate(rules.scheduler()) : speed.rate();
    }

    /** The rate after the first {@code count} effects. */
    @SuppressWarnings("ReferenceEquality") // only the list asked last is kept
    private int folded(Effects effects, int rate, int count) {
        boolean goesOn = effects == foldedEffects && rate == foldedFrom && count >= foldedCount;
        int folded = goesOn ? foldedTo : rate;
        for (int i = goesOn ? foldedCount : 0; i < count; i++) {
            folded = speedUnder(effects.all().get(i), folded);
        }
        return folded;
    }

    private void remember(Effects effects, int from, int count, int to) {
        foldedEffects = effects;
        foldedFrom = from;
        foldedCount = count;
        foldedTo = to;
    }

    private static int speedUnder(Effect effect, int rate) {
        try {
            return Effects.speed(effect, rate);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the speed", effect, thrown);
        }
    }

    /** Copies the known rate from the old components, if nothing that it depends on has changed. */
    @SuppressWarnings("ReferenceEquality") // the same object needs no comparison
    void inherit(Slots before, Slots now) {
        if (now.rate == 0
                && now.effects == before.effects
                && now.brain != null
                && before.brain != null
                && now.find(Speed.class) == before.find(Speed.class)) {
            now.rate = before.rate;
        }
    }

    /**
     * Keeps the known rate after one effect was replaced or removed, if the old and the new effect give the same rate.
     * Changing n effects in order then calls effects 3n times, not n times n.
     */
    void effectChanged(Slots before, Slots now, int index, @Nullable Effect effect) {
        Effects effects = before.effects;
        Effects changed = now.effects;
        if (now.brain == null || effects == null || changed == null) {
            return;
        }
        int whole = rateOf(before);
        int base = rateWithoutEffects(before);
        int rate = folded(effects, base, index);
        int was = speedUnder(effects.all().get(index), rate);
        int is = effect == null ? rate : speedUnder(effect, rate);
        remember(changed, base, effect == null ? index : index + 1, is);
        now.rate = was == is ? whole : 0;
    }

    @SuppressWarnings("ReferenceEquality") // entities are compared by identity
    boolean isPutOff(EntityState entity) {
        return entity == putOff;
    }

    /** From now on the rate of this actor is not computed at each change; null to end that. */
    void putOff(@Nullable EntityState entity) {
        putOff = entity;
    }

    /** Notes that a newborn joins. There is no earlier note to look for. */
    void join(EntityState newborn) {
        int rate = rateOf(newborn);
        if (rate > 0) {
            note(new Membership(newborn, rate));
        }
    }

    /**
     * Notes a change in place of an earlier note. An actor that loses its brain and gets another in one transaction
     * keeps its place and its energy.
     */
    void change(EntityState entity, int rate) {
        Membership change = new Membership(entity, rate);
        if (entity.notes().notedAs == EntityNotes.NOT_NOTED) {
            note(change);
        } else {
            noted.set(entity.notes().notedAs, change);
        }
    }

    private void note(Membership change) {
        change.entity.notes().notedAs = noted.size();
        noted.add(change);
    }

    /**
     * Carries out what is noted. A scheduler of the game's own may throw; then the caller must call {@link #rollback}.
     */
    void carryOut() {
        if (noted.isEmpty()) {
            return;
        }
        GuardedScheduler.hold(world.order);
        for (int i = 0; i < noted.size(); i++) {
            carryOut(noted.get(i));
        }
    }

    void commit() {
        GuardedScheduler.letGo(world.order);
        forget();
    }

    void rollback() {
        GuardedScheduler.goBack(world.order);
        forget();
    }

    private void forget() {
        for (int i = 0; i < noted.size(); i++) {
            noted.get(i).entity.notes().notedAs = EntityNotes.NOT_NOTED;
        }
        noted.clear();
    }

    private void carryOut(Membership change) {
        long key = change.entity.key;
        if (change.rate == 0) {
            world.order.remove(key);
        } else if (world.order.contains(key)) {
            world.order.setRate(key, change.rate);
        } else if (world.levelOf(change.entity).active && change.entity.notes().waitsOn == EntityNotes.NOWHERE) {
            world.order.add(key, change.rate);
        }
    }
}
