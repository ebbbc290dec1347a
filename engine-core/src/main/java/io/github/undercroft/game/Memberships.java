package io.github.undercroft.game;

import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Speed;
import java.util.ArrayList;

/** Who joins and leaves the turn order in a transaction: noted while it is open, carried out when it is committed. */
final class Memberships {

    private final World world;
    private final ArrayList<Membership> noted = new ArrayList<>();

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
            Speed speed = slots.find(Speed.class);
            int rate = speed == null ? world.rules.normalRate() : speed.rate();
            slots.rate = slots.effects == null ? rate : rateUnder(slots.effects, rate);
        }
        return slots.rate;
    }

    private static int rateUnder(Effects effects, int rate) {
        int folded = rate;
        for (int i = 0; i < effects.all().size(); i++) {
            Effect effect = effects.all().get(i);
            try {
                folded = Effects.of(effect).speed(folded);
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking how quick somebody is", effect, thrown);
            }
        }
        return folded;
    }

    /** Notes that a newborn joins; no search for an earlier note, since there is none. */
    void join(EntityState newborn) {
        int rate = rateOf(newborn);
        if (rate > 0) {
            noted.add(new Membership(newborn, rate));
        }
    }

    /** Notes it in the place of an earlier note: who loses a brain and gets another keeps its place and its energy. */
    void change(EntityState entity, int rate) {
        Membership change = new Membership(entity, rate);
        for (int i = 0; i < noted.size(); i++) {
            if (noted.get(i).entity == entity) {
                noted.set(i, change);
                return;
            }
        }
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
        noted.clear();
    }

    void rollback() {
        noted.clear();
    }

    private void carryOut(Membership change) {
        long key = change.entity.key;
        if (change.rate == 0) {
            world.order.remove(key);
        } else if (world.order.contains(key)) {
            world.order.setRate(key, change.rate);
        } else if (world.levelOf(change.entity).active && !waits(key)) {
            world.order.add(key, change.rate);
        }
    }

    /** Whether it had turns before and will have them again with what it has saved up, once it is settled who has turns. */
    private boolean waits(long key) {
        for (int i = 0; i < world.levels.size(); i++) {
            for (Level.Waiting waiting : world.levels.get(i).waiting) {
                if (waiting.member().key() == key) {
                    return true;
                }
            }
        }
        return false;
    }
}
