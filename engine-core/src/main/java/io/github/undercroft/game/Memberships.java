package io.github.undercroft.game;

import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Location;
import io.github.undercroft.Speed;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Notes which actors join and leave the turn order in a transaction, and carries that out at the commit. */
final class Memberships {

    private final World world;
    private final Rules rules;
    private final Belongings belongings;
    private final ArrayList<Membership> noted = new ArrayList<>();

    /** An actor that joins with a rate or changes to it, or leaves if the rate is 0. */
    private record Membership(EntityState entity, int rate) {}

    Memberships(World world, Rules rules, Belongings belongings) {
        this.world = world;
        this.rules = rules;
        this.belongings = belongings;
    }

    /** The rate of an actor, 0 for an entity that takes no turns. */
    int rateOf(EntityState entity) {
        return rateOf(entity, entity.slots);
    }

    /** The rate of an actor if it had these components. */
    int rateOf(EntityState entity, Slots slots) {
        int rate = rateOf(slots);
        if (rate > 0) {
            for (EntityState thing : belongings.enchanted(entity)) {
                rate = under(Objects.requireNonNull(thing.slots.enchantment), rate);
            }
        }
        return rate;
    }

    /** The rate of an actor if one of its things were elsewhere or had another enchantment; null for none. */
    int rateOf(EntityState bearer, EntityState changed, Location where, @Nullable Enchantment enchantment) {
        int rate = rateOf(bearer.slots);
        if (rate == 0) {
            return 0;
        }
        Enchantment due = enchantment != null && bearer == world.bearerOf(where) && enchantment.actsAt(where)
                ? enchantment
                : null;
        for (EntityState thing : belongings.enchanted(bearer)) {
            if (due != null && thing.key >= changed.key) {
                rate = under(due, rate);
                due = null;
            }
            if (thing != changed) {
                rate = under(Objects.requireNonNull(thing.slots.enchantment), rate);
            }
        }
        return due == null ? rate : under(due, rate);
    }

    /** Asks for the speed of somebody with things that are not born yet. */
    void checkSpeed(EntityState bearer, List<EntityState> unborn, List<Location> places) {
        int rate = rateOf(bearer.slots);
        for (int i = 0; i < unborn.size() && rate > 0; i++) {
            Enchantment enchantment = unborn.get(i).slots.enchantment;
            if (enchantment != null && isHeldBy(bearer, places.get(i)) && enchantment.actsAt(places.get(i))) {
                rate = under(enchantment, rate);
            }
        }
    }

    private static boolean isHeldBy(EntityState bearer, Location place) {
        return (place instanceof Location.WornBy worn && worn.bearer().equals(bearer.id))
                || (place instanceof Location.CarriedBy carried
                        && carried.bearer().equals(bearer.id));
    }

    private static int under(Enchantment enchantment, int rate) {
        int folded = rate;
        for (Effect effect : enchantment.effects()) {
            folded = speedUnder(effect, folded);
        }
        return folded;
    }

    /**
     * The rate of an entity with these components and no things, 0 if it takes no turns. Each list of effects is asked once, since it
     * must always give the same rate.
     */
    private int rateOf(Slots slots) {
        if (slots.brain == null) {
            return 0;
        }
        if (slots.rate == 0) {
            Speed speed = slots.find(Speed.class);
            int rate = speed == null ? rules.scheduler().normalRate() : speed.rate();
            Effects effects = slots.effects;
            for (int i = 0; effects != null && i < effects.all().size(); i++) {
                rate = speedUnder(effects.all().get(i), rate);
            }
            slots.rate = rate;
        }
        return slots.rate;
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

    /** Carries out what is noted. */
    void carryOut() {
        for (int i = 0; i < noted.size(); i++) {
            carryOut(noted.get(i));
        }
    }

    /** Notes nothing any more. */
    void forget() {
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
