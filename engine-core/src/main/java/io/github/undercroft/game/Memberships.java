package io.github.undercroft.game;

import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Speed;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Who joins and leaves the turn order in a transaction: noted while it is open, carried out when it is committed. */
final class Memberships {

    private final World world;
    private final ArrayList<Membership> noted = new ArrayList<>();
    /** The effects that were asked last what they make of a rate, how many of them, of which rate, and what they made of it. */
    private @Nullable Effects foldedEffects;

    private int foldedCount;
    private int foldedFrom;
    private int foldedTo;

    /** An actor that joins with that rate, changes to it, or leaves when it is 0. */
    private record Membership(EntityState entity, int rate) {}

    Memberships(World world) {
        this.world = world;
    }

    /** The rate of an actor, 0 for who takes no turns. */
    int rateOf(EntityState entity) {
        return rateOf(entity.slots);
    }

    /** The rate of who has these components, 0 for who takes no turns. Effects are asked once, and answer always the same. */
    int rateOf(Slots slots) {
        if (slots.controller == null) {
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
        return speed == null ? world.rules.normalRate() : speed.rate();
    }

    /** What the first effects make of a rate. */
    @SuppressWarnings("ReferenceEquality") // only what was folded last is known
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
            throw GameCode.failure("Asking how quick somebody is", effect, thrown);
        }
    }

    /** Takes over the rate of the components before, if nothing that it depends on is another one. */
    @SuppressWarnings("ReferenceEquality") // what is the same need not be compared
    void inherit(Slots before, Slots now) {
        if (now.rate == 0
                && now.effects == before.effects
                && now.controller != null
                && before.controller != null
                && now.find(Speed.class) == before.find(Speed.class)) {
            now.rate = before.rate;
        }
    }

    /**
     * Keeps the known rate after one effect was replaced or removed, if the old and the new effect make the same of it.
     * Changing n effects in their order then asks effects 3n times, not n times n.
     */
    void effectChanged(Slots before, Slots now, int index, @Nullable Effect effect) {
        Effects effects = before.effects;
        Effects changed = now.effects;
        if (now.controller == null || effects == null || changed == null) {
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

    /** Notes that a newborn joins; no search for an earlier note, since there is none. */
    void join(EntityState newborn) {
        int rate = rateOf(newborn);
        if (rate > 0) {
            note(new Membership(newborn, rate));
        }
    }

    /** Notes it in the place of an earlier note: who loses a brain and gets another keeps its place and its energy. */
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

    void commit() {
        if (noted.isEmpty()) {
            return;
        }
        for (int i = 0; i < noted.size(); i++) {
            try {
                carryOut(noted.get(i));
            } catch (GameCodeException thrown) { // by a turn order of the game's own
                world.settling.failed(thrown);
            }
        }
        forget();
    }

    void rollback() {
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
