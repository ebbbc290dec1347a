package io.github.undercroft.game;

import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Speed;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;

/**
 * Notes in a transaction who may join or leave the turn order or be slower or quicker from now on. How quick they are is asked once, at its end, when
 * all else is done; it is carried out at the commit.
 */
final class Memberships {

    private final World world;
    private final Rules rules;
    private final Belongings belongings;
    private final ArrayList<EntityState> noted = new ArrayList<>();
    /** The rates of those that were noted first. */
    private final ArrayList<Integer> rates = new ArrayList<>();

    Memberships(World world, Rules rules, Belongings belongings) {
        this.world = world;
        this.rules = rules;
        this.belongings = belongings;
    }

    /**
     * The rate of an actor, 0 for an entity that takes no turns.
     *
     * @throws io.github.undercroft.event.GameCodeException if one of the effects that act on it throws
     */
    int rateOf(EntityState entity) {
        return rateOf(entity, belongings, rules.scheduler().normalRate());
    }

    /** The same, with what is normal. */
    static int rateOf(EntityState entity, Belongings belongings, int normal) {
        if (!entity.alive || entity.slots.brain == null) {
            return 0;
        }
        Speed speed = entity.slots.find(Speed.class);
        int rate = speed == null ? normal : speed.rate();
        for (ActingEffects acting = belongings.actingOn(entity); acting.next(); ) {
            rate = speedUnder(acting.effect(), rate);
        }
        return rate;
    }

    private static int speedUnder(Effect effect, int rate) {
        try {
            return Effects.speed(effect, rate);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the speed", effect, thrown);
        }
    }

    /**
     * Notes that an entity came, left, or may have another rate.
     *
     * @param joins whether it takes turns from now on and did not before; who waits for its level to become active joins with that
     */
    void note(EntityState entity, boolean joins) {
        EntityNotes notes = entity.notes();
        notes.joins |= joins;
        if (notes.notedAs == EntityNotes.NOT_NOTED) {
            notes.notedAs = noted.size();
            noted.add(entity);
        } else if (notes.notedAs < rates.size()) {
            rates.clear();
        }
    }

    /** Asks for the rates of those that are noted. Nothing changes if an effect throws. */
    void settle() {
        while (rates.size() < noted.size()) {
            rates.add(rateOf(noted.get(rates.size())));
        }
    }

    /** Carries out what is noted and settled. An actor that lost its brain and got another keeps its place and its energy. */
    void carryOut() {
        for (int i = 0; i < noted.size(); i++) {
            carryOut(noted.get(i), rates.get(i));
        }
    }

    private void carryOut(EntityState entity, int rate) {
        long key = entity.key;
        if (rate == 0) {
            world.order.remove(key);
        } else if (!world.order.contains(key)) {
            if (entity.notes().joins && world.levelOf(entity).active && !world.levels.haveWaiting(key)) {
                world.order.add(key, rate);
            }
        } else if (world.order.rate(key) != rate) {
            world.order.setRate(key, rate);
        }
    }

    /** Notes nothing any more. */
    void forget() {
        for (int i = 0; i < noted.size(); i++) {
            EntityNotes notes = noted.get(i).notes();
            notes.notedAs = EntityNotes.NOT_NOTED;
            notes.joins = false;
        }
        noted.clear();
        rates.clear();
    }
}
